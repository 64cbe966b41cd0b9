import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { BUILD_FILES, type Release } from "#schemas/release.ts";

/** How many files a folder and those within it hold; none when it is not there. */
export function countFiles(folder: string): number {
  return filesOf(folder).length;
}

/**
 * Whether a release is as it was made: somebody may have erased a file of it since, written into one, or made one unreadable.
 * @param about what it says of itself; one that does not say how many files it has is taken for whole
 */
export function isWhole(folder: string, { files }: Release): boolean {
  if (files === undefined) return true;
  const there = clientFiles(folder);
  return there.length === files && harmed(there, folder).length === 0;
}

/**
 * Throws away what is kept from one build to the next and is, under another name, a file of a release that was harmed: the
 * next release would take the harm from there.
 * @param kept folders of which each file, and each folder with all that is in it, can be made again
 */
export function forgetHarmed(release: string, kept: readonly string[]): void {
  const thrown = new Set(harmed(clientFiles(release), release).map(onDisk));
  if (thrown.size === 0) return;
  for (const folder of kept.filter((each) => existsSync(each)))
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const files = entry.isDirectory() ? filesOf(path) : [path];
      if (files.some((file) => thrown.has(onDisk(file)))) rmSync(path, { recursive: true });
    }
}

function clientFiles(release: string): string[] {
  return filesOf(join(release, BUILD_FILES.client));
}

function harmed(files: readonly string[], release: string): string[] {
  // Its own clock: that of the disk may not be ours.
  const made = statSync(join(release, BUILD_FILES.about)).mtimeMs;
  return files.filter((file) => statSync(file).mtimeMs > made || !isReadable(file));
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** What a file is called whatever its names; another run may have taken it away meanwhile. */
function onDisk(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? "" : `${found.dev}:${found.ino}`;
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}
