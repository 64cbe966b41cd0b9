import type { Content } from "#schemas/content.ts";
import { type Depiction, DEPICTIONS, encodeDepictions } from "#schemas/depiction-file.ts";
import type { GalleryEntry } from "#schemas/gallery-item.ts";
import type { RosterEntry } from "#schemas/streamer.ts";
import { oncePerGallery } from "./once-per-site.ts";
import { hungEntries } from "./hung-entries.ts";
import { lastingParts } from "./lasting-file.ts";
import type { PublicFile } from "./public-files.ts";

/** What the pictures of a gallery show, in files of their own: no page needs them before someone searches or looks closer. */
export interface GalleryDepictions {
  /** The start of the files' addresses, named after what they hold; undefined when nobody has said what a picture shows. */
  start: string | undefined;
  files: PublicFile[];
}

/** The files of a gallery's depictions, in the order of its entries, {@link DEPICTIONS} to a file. */
export const galleryDepictions = oncePerGallery((site, gallery): GalleryDepictions => {
  const gone = withdrawnNames(site.content);
  const depictions = hungEntries(site, gallery).map(({ entry }) => depiction(entry, site.content, gone));
  if (depictions.every(isBlank)) return { start: undefined, files: [] };
  // An arc is also looked for by the year it is set in.
  const eras = site.content.arcs.flatMap(({ era, name }) => (era === undefined ? [] : [[era, name]]));
  const equals = [...site.content.search.equals, ...eras];
  return lastingParts(
    `${gallery}-vues`,
    depictions,
    DEPICTIONS,
    // The search reads them in the first file.
    (some, file) => encodeDepictions(some, file === 0 ? equals : []),
  );
});

function depiction(
  { genre, arc, words, players, text }: GalleryEntry,
  { arcs }: Content,
  gone: ReadonlySet<string>,
): Depiction {
  return {
    genre: genre ?? "",
    arc: arcs.find(({ key }) => key === arc)?.name ?? "",
    words,
    players: players.filter((name) => !gone.has(name)),
    lettering: text?.split("\n") ?? [],
  };
}

/** Every name of those who asked to leave the site, which nobody else bears: they leave the pictures' descriptions as well. */
export function withdrawnNames({ roster }: Pick<Content, "roster">): ReadonlySet<string> {
  const present = new Set(roster.filter(({ retrait }) => !retrait).flatMap(namesOf));
  const gone = roster.filter(({ retrait }) => retrait).flatMap(namesOf);
  return new Set(gone.filter((name) => !present.has(name)));
}

function namesOf({ username, display_name, nomRP }: RosterEntry): string[] {
  return [username, ...(display_name === undefined ? [] : [display_name]), ...Object.values(nomRP)];
}

function isBlank({ genre, arc, words, players, lettering }: Depiction): boolean {
  return genre === "" && arc === "" && words.length + players.length + lettering.length === 0;
}
