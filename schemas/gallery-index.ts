import type { Gallery, GalleryItem } from "./gallery-item.ts";

/**
 * A whole gallery in columns: the file that the page fetches once it stands. Columns of text are one string, an entry
 * a line, because a browser reads one long string far faster than thousands of short ones.
 */
export interface GalleryIndex {
  gallery: Gallery;
  ids: string;
  titles: string;
  infos: string;
  keys: string;
  /** Six hexadecimal digits an entry, nothing between them. */
  tones: string;
  /** Width and height of each original, in pixels. */
  sizes: number[];
  /** The distinct lists of widths, and which of them each picture has. */
  widths: number[][];
  widthsOf: number[];
  /** Width, height (pixels) and weight (bytes) of each import image; zeros when it is not ours. */
  imports: number[];
  /** `jpg` or `png` when the import image is ours, the whole address when it is not. */
  importUrls: string;
}

/** Puts the entries into columns. A line feed inside a text becomes a space. */
export function encodeGalleryIndex(items: readonly GalleryItem[], gallery: Gallery): GalleryIndex {
  const lists = [...new Set(items.map(({ picture }) => picture.widths.join(" ")))];
  return {
    gallery,
    ids: lines(items.map(({ id }) => id)),
    titles: lines(items.map(({ title }) => title)),
    infos: lines(items.map(({ info }) => info)),
    keys: lines(items.map(({ picture }) => picture.key)),
    tones: items.map(({ picture }) => picture.tone.slice(1)).join(""),
    sizes: items.flatMap(({ picture }) => [picture.width, picture.height]),
    widths: lists.map((list) => list.split(" ").map(Number)),
    widthsOf: items.map(({ picture }) => lists.indexOf(picture.widths.join(" "))),
    imports: items.flatMap(({ import: image }) => [image.width, image.height, image.bytes]),
    importUrls: lines(items.map((item) => shortImport(item, gallery))),
  };
}

/** Whether an answer of the network is an index, as far as reading it safely needs. */
export function isGalleryIndex(value: unknown): value is GalleryIndex {
  if (typeof value !== "object" || value === null) return false;
  const columns = new Map<string, unknown>(Object.entries(value));
  const texts = ["gallery", "ids", "titles", "infos", "keys", "tones", "importUrls"];
  const lists = ["sizes", "widths", "widthsOf", "imports"];
  return (
    texts.every((name) => typeof columns.get(name) === "string") &&
    lists.every((name) => Array.isArray(columns.get(name)))
  );
}

/** The path where an import image of ours stands. */
export function importPath(gallery: Gallery, id: string, extension: string): string {
  return `/import/${gallery}/${id}.${extension}`;
}

function shortImport({ id, import: { url } }: GalleryItem, gallery: Gallery): string {
  const extension = url.slice(url.lastIndexOf(".") + 1);
  return url === importPath(gallery, id, extension) ? extension : url;
}

function lines(texts: string[]): string {
  return texts.map((text) => text.replace(/\s*\n\s*/g, " ")).join("\n");
}
