import type { Gallery, GalleryItem } from "./gallery-item.ts";

/** Entries in a block of the index: what is done with one stays well under a frame on a slow phone. */
export const BLOCK = 2000;

/**
 * A block of a gallery in columns. Columns of text are one string, an entry a line, because a browser reads one long
 * string far faster than thousands of short ones.
 */
export interface IndexBlock {
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

/**
 * The file that the page of a long gallery fetches once it stands: blocks of {@link BLOCK} entries, each a line of JSON,
 * so that a browser reads it as it comes and stays free for its reader.
 */
export function galleryIndexFile(items: readonly GalleryItem[], gallery: Gallery): string {
  return Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, i) =>
    JSON.stringify(encodeBlock(items.slice(i * BLOCK, (i + 1) * BLOCK), gallery)),
  ).join("\n");
}

/** Puts the entries into columns. A line feed inside a text becomes a space. */
export function encodeBlock(items: readonly GalleryItem[], gallery: Gallery): IndexBlock {
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

/** Whether what the network gave is a block, as far as reading it safely needs. */
export function isIndexBlock(value: unknown): value is IndexBlock {
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
