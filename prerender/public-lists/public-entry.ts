import type { GalleryEntry, ImportImage } from "#schemas/gallery-item.ts";
import type { Hue } from "#schemas/hue.ts";
import { absoluteImport } from "../public-files.ts";

/**
 * One line of `/affiches.json` and `/panneaux.json`, and the whole of `/affiches/<id>.json`, for those who write scripts
 * for the game. Sizes in pixels and bytes, 0 when unknown; a text that nobody has written is empty. Names never change.
 */
export interface PublicEntry {
  id: string;
  title: string;
  author: string;
  import: string;
  width: number;
  height: number;
  bytes: number;
  /** The key of its arc. */
  arc: string;
  genre: string;
  /** The day it was first hung, as 2023-03-31. */
  date: string;
  /** The colours it is remembered by, the strongest first. */
  colors: readonly Hue[];
  /** What one sees on it. */
  words: readonly string[];
  /** Who is on it or signed it. */
  players: readonly string[];
  /** Its lettering. */
  text: string;
}

/** What the public entry is made of, besides the entry. */
export interface PublicFacts {
  image: ImportImage;
  hues: readonly Hue[];
  /** The names of those who left the site. */
  gone: ReadonlySet<string>;
  /** PUBLIC_URL without a trailing slash, or empty: import addresses are then paths. */
  publicUrl: string;
}

/** What the public lists say of an entry; where nobody knows, empty or 0, so that every field is always there. */
export function publicEntry(
  entry: Pick<GalleryEntry, "id" | "title" | "author"> & Partial<GalleryEntry>,
  { image, hues, gone, publicUrl }: PublicFacts,
): PublicEntry {
  const { id, title, author } = entry;
  return {
    id,
    title,
    author,
    import: absoluteImport(image, publicUrl),
    width: image.width,
    height: image.height,
    bytes: image.bytes,
    arc: entry.arc ?? "",
    genre: entry.genre ?? "",
    date: entry.hung ?? "",
    colors: hues,
    words: entry.words ?? [],
    players: (entry.players ?? []).filter((name) => !gone.has(name)),
    text: entry.text ?? "",
  };
}
