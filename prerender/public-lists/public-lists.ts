import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { galleryEntry, galleryList } from "#addresses/files.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { readJson } from "#schemas/read-json.ts";
import type { BuiltSite } from "../built-site.ts";
import { withdrawnNames } from "../depictions.ts";
import { hungEntries } from "../hung-entries.ts";
import type { PublicFile } from "../public-files.ts";
import { type PublicEntry, publicEntry } from "./public-entry.ts";

export { newsFeed } from "./news-feed.ts";
export { plainLists } from "./plain-list.ts";

/** The public list of a gallery, in the order of the wall [P8, S1]. */
export function publicList(site: BuiltSite, gallery: Gallery): PublicFile {
  return { path: galleryList(gallery), body: JSON.stringify(publicEntries(site, gallery)) };
}

/** Each entry of a gallery in a file of its own, for a script that knows which one it wants. */
export function publicEntryFiles(site: BuiltSite, gallery: Gallery): PublicFile[] {
  return publicEntries(site, gallery).map((entry) => ({
    path: galleryEntry(gallery, entry.id),
    body: JSON.stringify(entry),
  }));
}

/**
 * The files of {@link publicEntryFiles} that an earlier release has, the places on the disk of each by what it says: its
 * list tells them all, which is read at once. None where the list cannot be read.
 * @param client the earlier release's client folder
 */
export async function entryFilesOf(client: string, gallery: Gallery): Promise<Map<string, string>> {
  const text = await readFile(join(client, galleryList(gallery)), "utf8").catch(() => "");
  return new Map(
    readJson(Listed, text)?.map((entry) => [
      JSON.stringify(entry),
      join(client, galleryEntry(gallery, entry.id)),
    ]),
  );
}

const Listed = z.array(z.looseObject({ id: z.string() }));

function publicEntries(site: BuiltSite, gallery: Gallery): PublicEntry[] {
  const gone = withdrawnNames(site.content);
  return hungEntries(site, gallery).map(({ entry, image }) =>
    publicEntry(entry, { image, gone, hues: site.media.hues[entry.file] ?? [], publicUrl: site.publicUrl }),
  );
}
