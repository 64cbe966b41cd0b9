import type { Gallery } from "#schemas/gallery-item.ts";
import { galleryEntry } from "./files.ts";

/** How many packs the entries of one gallery stand in, where a host takes few files. */
const PACKS = 64;

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
