import * as z from "zod";
import type { PagePath, QueryName } from "#addresses/pages.ts";
import { readWall, wallAddress, wallKey, wallPlace } from "#addresses/wall.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import type { StreamerRecord } from "#schemas/streamer.ts";
import { creditedTitle, isKnownAuthor } from "#text/credit.ts";
import { wallTitle } from "#text/wall-title.ts";
import { createPlayerTags } from "./player-tags.ts";

export { fillTags } from "./fill-tags.ts";

/** What a preview says of an entry of a gallery, as the public lists hold it. */
export const PreviewEntry = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  import: z.string(),
  width: z.number(),
  height: z.number(),
});
export type PreviewEntry = z.output<typeof PreviewEntry>;

/** The pages whose links may name one picture: path, query parameter, gallery, and how one is called. */
const GALLERY_PAGES = [
  { path: "/affiche", parameter: "affiche", gallery: "affiches", noun: "affiche" },
  { path: "/panneau", parameter: "panneau", gallery: "panneaux", noun: "panneau" },
] as const satisfies readonly {
  path: PagePath;
  parameter: QueryName;
  gallery: Gallery;
  noun: string;
}[];

/** Every page whose links may have a preview of their own. */
export const PREVIEWED_PAGES: readonly PagePath[] = ["/stream", ...GALLERY_PAGES.map(({ path }) => path)];

/** An entry of a gallery by its place. */
export interface EntryPlace {
  gallery: Gallery;
  id: string;
}

/** Tags by their property, and `title`, which goes before the page's own. */
export type PreviewTags = Readonly<Record<string, string>>;

/** What previews depend on: the site's name, PUBLIC_URL or nothing, and who plays. */
export interface PreviewFacts {
  name: string;
  base: string;
  roster: readonly StreamerRecord[];
}

/** What chats show of a link. */
export interface Previews {
  /** The entries that a link names, which must be looked up before its tags are asked for: one, those of a wall, or none. */
  named: (path: string, query: URLSearchParams) => readonly EntryPlace[];
  /**
   * The tags of a link, or undefined when the plain page is right.
   * @param entryOf gives an entry of the public lists; only what is in them is honoured, and the people of the roster, so
   * that a link can write nothing of its own into the page
   */
  tags: (
    path: string,
    query: URLSearchParams,
    entryOf: (place: EntryPlace) => PreviewEntry | undefined,
  ) => PreviewTags | undefined;
}

/**
 * Prepares what chats show for `/affiche?affiche=<id>`, `/panneau?panneau=<id>` and `/affiche?mur=<id>,<id>`: the title
 * and `og:` tags of that picture, or of that wall and its first picture; and for `/stream?joueur=<pseudo>`, that person's
 * name, roles and portrait.
 */
export function createPreviews({ name, base, roster }: PreviewFacts): Previews {
  const playerTags = createPlayerTags(roster, name, base);
  return {
    named(path, query) {
      const page = galleryPage(path);
      if (page === undefined) return [];
      const id = query.get(page.parameter);
      const wall = page.path === "/affiche" ? readWall(query.get("mur") ?? "").map(wallPlace) : [];
      return id === null ? wall : [{ gallery: page.gallery, id }, ...wall];
    },
    tags(path, query, entryOf) {
      if (path === "/stream") return playerTags(query.get("joueur"));
      const page = galleryPage(path);
      if (page === undefined) return undefined;
      const id = query.get(page.parameter);
      const entry = id === null ? undefined : entryOf({ gallery: page.gallery, id });
      if (entry !== undefined) return entryTags(entry, page, name, base);
      return page.path === "/affiche" ? wallTags(query.get("mur"), entryOf, name, base) : undefined;
    },
  };
}

function galleryPage(path: string): (typeof GALLERY_PAGES)[number] | undefined {
  return GALLERY_PAGES.find((page) => page.path === path);
}

/** The tags of a wall that a link shares, with its first picture; undefined where nothing of it exists. */
function wallTags(
  list: string | null,
  entryOf: (place: EntryPlace) => PreviewEntry | undefined,
  name: string,
  base: string,
): PreviewTags | undefined {
  const wall = readWall(list ?? "").flatMap((key) => {
    const place = wallPlace(key);
    const entry = entryOf(place);
    return entry === undefined ? [] : [{ ...place, entry }];
  });
  const [first] = wall;
  if (first === undefined) return undefined;
  const signs = wall.filter(({ gallery }) => gallery === "panneaux").length;
  const title = wallTitle(wall.length - signs, signs);
  return {
    "og:title": title,
    "og:description": `À garder ou à importer en jeu, sur le site de ${name}.`,
    "og:url": base + wallAddress(wall.map(({ gallery, id }) => wallKey(gallery, id))),
    ...imageTags(first.entry, base),
    title,
  };
}

function entryTags(
  entry: PreviewEntry,
  page: (typeof GALLERY_PAGES)[number],
  name: string,
  base: string,
): PreviewTags {
  const credit = isKnownAuthor(entry.author) ? `, par ${entry.author}` : "";
  return {
    "og:title": entry.title,
    "og:description": `Un${page.noun === "affiche" ? "e" : ""} ${page.noun} de ${name}${credit}.`,
    "og:url": `${base}${page.path}?${page.parameter}=${encodeURIComponent(entry.id)}`,
    ...imageTags(entry, base),
    title: creditedTitle(entry.title, entry.author),
  };
}

function imageTags(entry: PreviewEntry, base: string): PreviewTags {
  return {
    "og:image": entry.import.startsWith("/") ? base + entry.import : entry.import,
    "og:image:width": String(entry.width),
    "og:image:height": String(entry.height),
    "og:image:alt": entry.title,
  };
}
