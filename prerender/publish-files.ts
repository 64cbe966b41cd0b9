import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { constants, copyFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MEDIA } from "#addresses/files.ts";
import type { PublicFile } from "./public-files.ts";
import { linkOrCopy } from "./releases/releases.ts";

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
  makeFolders(Object.keys(files), client);
  for (const [path, source] of entries) {
    const target = join(client, path);
    const known = before === undefined ? undefined : join(before, path);
    if (!path.startsWith(MEDIA)) linkOrCopy(source, target);
    else if (known !== undefined && (await sameSize(known, source))) linkOrCopy(known, target);
    else await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

async function sameSize(known: string, source: string): Promise<boolean> {
  const sizes = await Promise.all([known, source].map((file) => stat(file).catch(() => undefined)));
  return sizes[0] !== undefined && sizes[0].size === sizes[1]?.size;
}

/**
 * Writes the text files that are no pages.
 * @param known files that say the same already, on the disk, by what they say
 */
export function publishText(
  files: readonly PublicFile[],
  client: string,
  known?: ReadonlyMap<string, string>,
): void {
  makeFolders(
    files.map(({ path }) => path),
    client,
  );
  for (const { path, body } of files) {
    const same = known?.get(body);
    if (same !== undefined && existsSync(same)) linkOrCopy(same, join(client, path));
    else writeFileSync(join(client, path), body);
  }
}

function makeFolders(paths: readonly string[], client: string): void {
  for (const folder of new Set(paths.map((path) => dirname(path))))
    mkdirSync(join(client, folder), { recursive: true });
}
