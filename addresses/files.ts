import type { Gallery } from "#schemas/gallery-item.ts";
import type { Picture } from "#schemas/picture.ts";

/** Public folders: code, styles, typefaces and indexes; pictures; recordings. Names in them hold a digest. */
export const ASSETS = "/assets/";
export const IMAGES = "/images/";
export const MEDIA = "/media/";
/** What players paste into the game, under names that stay. */
export const IMPORTS = "/import/";
/** Icons made from the logo (see icons.ts). */
export const ICON_FOLDER = "/icons/";

/** What the staff's form is made of, beside its page. Names in it hold a digest. */
export const WORKSHOP_FILES = "/admin/";

/** The service worker, alone where it may look after every page. */
export const SERVICE_WORKER = "/service-worker.js";
export const WEB_MANIFEST = "/manifest.webmanifest";
/** Who plays and who is on air [T8]. */
export const STREAMERS_CACHE = "/streamers_cache.json";

/** The public list of a gallery. */
export function galleryList(gallery: Gallery): `/${Gallery}.json` {
  return `/${gallery}.json`;
}

/** The same list for people without JavaScript, by genre and by author: a document that needs nothing else, and no page. */
export function plainList(gallery: Gallery): `/${Gallery}.xhtml` {
  return `/${gallery}.xhtml`;
}

/** Both legal notices, for people without JavaScript: a document of its own too; with it they stand over the page. */
export const LEGAL_NOTICES = "/mentions-legales.xhtml";

/** One entry of a gallery alone, as its public list says it. */
export function galleryEntry(gallery: Gallery, id: string): `/${Gallery}/${string}.json` {
  return `/${gallery}/${id}.json`;
}

/** What was hung last, for those who follow sites by their feeds. */
export const NEWS_FEED = "/nouveautes.xml";

/** The public address of one file of a picture. */
export function pictureFile(
  { key }: Pick<Picture, "key">,
  width: number,
  extension: "avif" | "webp",
): string {
  return `${IMAGES}${key}-${width}.${extension}`;
}
