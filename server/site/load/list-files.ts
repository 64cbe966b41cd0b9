import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A file by its public path, without the slash before it, and where it is on the disk. */
export interface FoundFile {
  path: string;
  disk: string;
}

/**
 * Every plain file under a folder, as paths relative to it with forward slashes, NFC.
 * Symbolic links, dot files and what only static hosts read (`_headers`, `_redirects`) are not of the site.
 */
export async function listFiles(folder: string): Promise<FoundFile[]> {
  return walk(folder, "");
}

async function walk(folder: string, prefix: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const disk = join(folder, entry.name);
      const path = `${prefix}${entry.name.normalize("NFC")}`;
      if (/^[._]/.test(entry.name) || entry.name.endsWith(".map")) return [];
      if (entry.isDirectory()) return walk(disk, `${path}/`);
      return entry.isFile() ? [{ path, disk }] : [];
    }),
  );
  return found.flat();
}
