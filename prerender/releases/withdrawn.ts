import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { galleryList } from "#addresses/files.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { BUILD_FILES } from "#schemas/release.ts";

const Roster = z.object({ roster: z.array(z.object({ username: z.string() })) });
const Works = z.array(z.object({ id: z.string(), import: z.string() }));

/** Why an earlier release must neither be gone back to nor give its files. */
export type Unfit = "withdrawn" | "unreadable";

/**
 * Which of the earlier releases show someone who is no longer in the roster, or a work that was withdrawn (its import
 * address stays, with a stand-in); and which cannot be read, and so not be served either.
 * @param earlier the folders of the releases before
 * @param now the folder of the release that comes online
 */
export async function findUnfit(earlier: readonly string[], now: string): Promise<(Unfit | undefined)[]> {
  if (earlier.length === 0) return [];
  const today = await readShown(now);
  const verdicts: (Unfit | undefined)[] = [];
  // One after the other: the lists of a large gallery weigh tens of megabytes.
  for (const release of earlier) {
    const before = await readShown(release).catch(() => undefined);
    if (before === undefined) verdicts.push("unreadable");
    else verdicts.push(showsMore(before, today, now) ? "withdrawn" : undefined);
  }
  return verdicts;
}

/** Who and what a release shows: the people of its roster, and of each gallery the ids with the paths of their import images. */
interface Shown {
  people: ReadonlySet<string>;
  works: readonly ReadonlyMap<string, string>[];
}

async function readShown(release: string): Promise<Shown> {
  const galleries = [];
  for (const gallery of GALLERIES) galleries.push(await works(release, gallery));
  return { people: await people(release), works: galleries };
}

function showsMore(before: Shown, today: Shown, now: string): boolean {
  if ([...before.people].some((username) => !today.people.has(username))) return true;
  for (const [index, gallery] of before.works.entries())
    for (const [id, image] of gallery)
      if (!today.works[index]?.has(id) && existsSync(join(now, BUILD_FILES.client, image))) return true;
  return false;
}

async function people(release: string): Promise<Set<string>> {
  const { roster } = Roster.parse(await json(join(release, BUILD_FILES.server)));
  return new Set(roster.map(({ username }) => username));
}

/** Ids and the paths of their import images. */
async function works(release: string, gallery: (typeof GALLERIES)[number]): Promise<Map<string, string>> {
  const list = Works.parse(await json(join(release, BUILD_FILES.client, galleryList(gallery))));
  return new Map(
    list.map(({ id, import: image }) => [id, URL.parse(image, "http://site")?.pathname ?? image]),
  );
}

async function json(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
