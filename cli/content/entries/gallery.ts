import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import { openContentFolder } from "#reader/content-folder.ts";
import { rank, readEntries } from "#reader/entry-files/entry-files.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { sha256 } from "../sha256.ts";
import { writeContent } from "../write-content.ts";

const Shows = z.object({ image: z.string() });

/** A gallery as it stands on the disk. */
export interface OpenGallery {
  /** Every id in use, and every name that an image of the folder has, without extension. */
  ids: Set<string>;
  /** The ids of its entries, those withdrawn included. */
  entryIds: ReadonlySet<string>;
  /** The greatest rank of its entries, 0 without one. */
  lastRank: number;
  /** The name of the image with the same bytes, if there is one. */
  twinOf(bytes: Buffer): string | undefined;
  /** Whether an entry names this image of the folder. */
  shows(name: string): boolean;
  /** Writes an image, whole or not at all; from then on it is one of the gallery's. */
  keep(name: string, bytes: Buffer): Promise<void>;
}

/** Opens a gallery; undefined when its entries cannot be read, or there is no content at all. Writes nothing. */
export async function openGallery(contentDir: string, gallery: Gallery): Promise<OpenGallery | undefined> {
  if (!existsSync(contentDir)) return undefined;
  const report = { faults: [], notices: [] };
  const source = await readEntries(contentDir, openContentFolder(contentDir), gallery, report);
  if (source?.partial) return undefined;
  const entries = source?.entries ?? [];
  const entryIds = new Set(entries.map(({ name }) => name));
  const ranks = entries.map(rank).filter((value) => value < Number.MAX_SAFE_INTEGER);

  const shown = new Set(entries.flatMap(({ data }) => basename(Shows.safeParse(data).data?.image ?? "")));

  const folder = join(contentDir, gallery);
  const files = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const names = files.flatMap((file) =>
    // Of an image that was being written when its command was killed, the half may be left, or the whole under no name.
    file.isFile() && !/^\.|\.(?:ya?ml|tmp)$/.test(file.name) ? [file.name] : [],
  );
  const byDigest = new Map<string, string>();
  for (const name of names) byDigest.set(sha256(await readFile(join(folder, name))), name);
  // The list of before, which may still stand there, has the gallery's name: no entry may.
  const ids = new Set([gallery, ...entryIds, ...names.map((name) => name.replace(/\.[^.]*$/, ""))]);

  return {
    ids,
    entryIds,
    lastRank: Math.max(0, ...ranks),
    twinOf: (bytes) => byDigest.get(sha256(bytes)),
    shows: (name) => shown.has(name),
    keep: async (name, bytes) => {
      await writeContent(join(folder, name), bytes);
      byDigest.set(sha256(bytes), name);
      shown.add(name);
    },
  };
}
