import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PagePath, PAGES, socialImagePath } from "#addresses/pages.ts";
import { plainPlate, socialImage } from "#media/social-image.ts";
import type { BuiltSite } from "./built-site.ts";
import { nightOf } from "./style-facts.ts";

/** How many posters on the next page's image begins, so that no two pages look the same in a chat. */
const ROW = 5;

/**
 * Writes `/social/<page>.jpg` for every page, with pictures of what the page is about: posters where nothing else is said. Chats want absolute addresses,
 * so nothing is made without PUBLIC_URL.
 */
export async function writeSocialImages(site: BuiltSite, contentDir: string, client: string): Promise<void> {
  if (!site.publicUrl) return;
  await mkdir(join(client, "social"), { recursive: true });
  const logo = join(contentDir, site.content.site.logo);
  for (const { path } of PAGES) {
    const files = picturesOf(site, path).map((file) => join(contentDir, file));
    // Arcs without any picture show their colours.
    const plates = files.length === 0 ? site.content.arcs.map(({ accent }) => plainPlate(accent)) : [];
    const image = await socialImage(
      [...files, ...(await Promise.all(plates))],
      logo,
      nightOf(site.content.site),
    );
    await writeFile(join(client, socialImagePath(path)), image);
  }
}

function picturesOf({ content }: BuiltSite, path: PagePath): string[] {
  const posters = content.galleries.affiches.filter(({ withdrawn }) => !withdrawn).map(({ file }) => file);
  const signs = content.galleries.panneaux.filter(({ withdrawn }) => !withdrawn).map(({ file }) => file);
  const portraits = content.roster
    .filter(({ retrait }) => !retrait)
    .flatMap(({ portrait }) => portrait ?? []);
  const previews = content.creators.flatMap(({ preview }) => preview ?? []);
  const arcs = content.arcs.flatMap(({ image }) => image ?? []);
  const own: Partial<Record<PagePath, string[]>> = {
    "/panneau": signs,
    "/stream": portraits,
    "/vidéo": previews,
    "/arc": arcs,
    "/affiche": posters.slice(ROW),
    "/musique": posters.slice(2 * ROW),
  };
  const chosen = own[path] ?? [];
  return chosen.length > 0 || path === "/arc" ? chosen : posters;
}
