import type { Gallery } from "#schemas/gallery-item.ts";
import { galleryEntry, IMAGES } from "./files.ts";

/** How many packs the entries of one gallery stand in, where a host takes few files. */
const PACKS = 64;

/** Thumbnails that another one can stand for, the first to go first, and that one; in pixels. */
export const SPARED_WIDTHS = [360, 240] as const;
const STANDS_FOR = 480;

const SPARED = new RegExp(`^(${IMAGES}[0-9a-f]+)-(?:${SPARED_WIDTHS.join("|")})\\.webp$`);

/**
 * The file that stands in for a small WebP thumbnail where a host takes few files; undefined for any other path. Only the
 * few browsers that know no AVIF ask for them, and are given a larger picture.
 */
export function standIn(path: string): string | undefined {
  const picture = SPARED.exec(path)?.[1];
  return picture === undefined ? undefined : `${picture}-${STANDS_FOR}.webp`;
}

/** The pack that holds an entry of a gallery, by its id: an object of the entries' texts. */
export function packFile(gallery: Gallery, id: string): `/paquets/${string}.json` {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `/paquets/${gallery}-${sum % PACKS}.json`;
}

/** The id that the path of an entry names, or undefined. */
export function entryId(gallery: Gallery, path: string): string | undefined {
  const [before = "", after = ""] = galleryEntry(gallery, "\n").split("\n");
  const id = path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, -after.length) : "";
  return id === "" || id.includes("/") ? undefined : id;
}
