import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A file by its public path, without the slash before it, and where it is on the disk. */
export interface FoundFile {
  path: string;
  disk: string;
}

/**
 * Every plain file under a folder, as paths relative to it with forward slashes, NFC.
 * Symbolic links and dot files are not of the site.
 * @param isWanted whether a path is, or may lead to one that is: that of a folder ends with a slash
 */
export async function listFiles(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<FoundFile[]> {
  return walk(folder, "", isWanted);
}

async function walk(
  folder: string,
  prefix: string,
  isWanted: (path: string) => boolean,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const disk = join(folder, entry.name);
    const path = `${prefix}${entry.name.normalize("NFC")}`;
    if (entry.isDirectory()) {
      if (!isWanted(`${path}/`)) continue;
      for (const below of await walk(disk, `${path}/`, isWanted)) found.push(below);
    } else if (entry.isFile() && isWanted(path)) found.push({ path, disk });
  }
  return found;
}
