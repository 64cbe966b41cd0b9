import { constants, copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PublicFile } from "./public-files.ts";

/** Copies on their way at once: enough for any disk, few enough for any limit on open files. */
const TOGETHER = 64;

/** Copies the media files to their public paths: copies, since the staff may overwrite an original in place. */
export async function publishMedia(files: Record<string, string>, client: string): Promise<void> {
  const entries = Object.entries(files);
  const folders = new Set(entries.map(([path]) => dirname(join(client, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  for (let from = 0; from < entries.length; from += TOGETHER) {
    const batch = entries.slice(from, from + TOGETHER);
    await Promise.all(
      batch.map(([path, source]) => copyFile(source, join(client, path), constants.COPYFILE_FICLONE)),
    );
  }
}

/** Writes the text files that are no pages. */
export async function publishText(files: readonly PublicFile[], client: string): Promise<void> {
  for (const { path, body } of files) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), body);
  }
}
