import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { galleryList } from "#addresses/files.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { BUILD_FILES } from "#schemas/release.ts";

const Roster = z.object({ roster: z.array(z.object({ username: z.string() })) });
const Works = z.array(z.object({ id: z.string(), import: z.string() }));

/**
 * Whether an earlier release shows someone who is no longer in the roster, or a work that was withdrawn (its import
 * address stays, with a stand-in). Such a release must neither be gone back to nor give its files.
 * @param now the folder of the release that comes online
 */
export async function showsWithdrawn(earlier: string, now: string): Promise<boolean> {
  const [then, today] = await Promise.all([people(earlier), people(now)]);
  if ([...then].some((username) => !today.has(username))) return true;
  for (const gallery of GALLERIES) {
    const [before, after] = await Promise.all([works(earlier, gallery), works(now, gallery)]);
    for (const [id, image] of before)
      if (!after.has(id) && (await stands(join(now, BUILD_FILES.client, image)))) return true;
  }
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

function stands(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
