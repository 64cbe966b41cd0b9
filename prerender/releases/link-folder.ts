import { constants, copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Files on their way at once: enough for any disk, few enough for any limit on open files. */
const TOGETHER = 64;

/** Gives every file of a folder a second name under another folder, which must not exist. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  await inBatches(files, (name) => linkOrCopy(join(from, name), join(to, name)));
  for (const entry of entries)
    if (entry.isDirectory()) await linkFolder(join(from, entry.name), join(to, entry.name));
}

/** Gives a file that nobody writes to any more a second name; a copy where the disk has no such names, or no more of them. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

/** Does something for each entry, so many at once. */
export async function inBatches<T>(entries: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < entries.length; from += TOGETHER)
    await Promise.all(entries.slice(from, from + TOGETHER).map(work));
}
