import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { BUILD_FILES, type Release } from "#schemas/release.ts";

/** How many files a folder and those within it hold. */
export function countFiles(folder: string): number {
  return filesOf(folder).length;
}

/**
 * Whether a release is as it was made: somebody may have erased a file of it since, or written into one.
 * @param about what it says of itself; one that does not say how many files it has is taken for whole
 */
export function isWhole(folder: string, { files }: Release): boolean {
  if (files === undefined) return true;
  const client = join(folder, BUILD_FILES.client);
  if (!existsSync(client)) return false;
  const there = filesOf(client);
  // Its own clock: that of the disk may not be ours.
  const made = statSync(join(folder, BUILD_FILES.about)).mtimeMs;
  return there.length === files && there.every((file) => statSync(file).mtimeMs <= made);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}
