import { constants, copyFile, mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MEDIA } from "#addresses/files.ts";
import type { PublicFile } from "./public-files.ts";
import { inBatches, linkOrCopy } from "./releases/releases.ts";

/**
 * Puts the media files at their public paths. What the media pipeline made is never written again, so the release
 * takes it as it is; a recording is the staff's own file, which they may overwrite in place, and is copied once.
 * @param before the client folder of the release before, if any: it has most recordings already, under names that hold a digest
 */
export async function publishMedia(
  files: Record<string, string>,
  client: string,
  before: string | undefined,
): Promise<void> {
  const entries = Object.entries(files);
  const folders = new Set(entries.map(([path]) => dirname(join(client, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await inBatches(entries, async ([path, source]) => {
    const target = join(client, path);
    if (!path.startsWith(MEDIA)) return linkOrCopy(source, target);
    const known = before === undefined ? undefined : join(before, path);
    if (known !== undefined && (await sameSize(known, source))) return linkOrCopy(known, target);
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  });
}

async function sameSize(known: string, source: string): Promise<boolean> {
  const sizes = await Promise.all([known, source].map((file) => stat(file).catch(() => undefined)));
  return sizes[0] !== undefined && sizes[0].size === sizes[1]?.size;
}

/** Writes the text files that are no pages. */
export async function publishText(files: readonly PublicFile[], client: string): Promise<void> {
  for (const { path, body } of files) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), body);
  }
}
