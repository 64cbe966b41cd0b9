import {
  BLOCK,
  COLUMN_NAMES,
  COLUMNS,
  type ColumnKinds,
  importPath,
  type IndexBlock,
  isIndexBlock,
} from "./gallery-index.ts";
import type { Gallery, GalleryItem } from "./gallery-item.ts";

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
  const columns = COLUMN_NAMES.map((name) => [
    name,
    WRITERS[COLUMNS[name]](
      items.map((item) => fieldOf(item, name)),
      (extension, at) => importPath(gallery, items[at]?.id ?? "", extension),
    ),
  ]);
  const block: unknown = { gallery, ...Object.fromEntries(columns) };
  if (!isIndexBlock(block)) throw new Error("The columns do not make a block.");
  return block;
}

/** How each kind of column is written, from the values of its field; `ours` is the import path of an entry. */
const WRITERS: {
  [K in keyof ColumnKinds]: (
    values: readonly unknown[],
    ours: (extension: string, at: number) => string,
  ) => ColumnKinds[K];
} = {
  lines,
  tones: (values) => values.join(""),
  imports: (values, ours) =>
    lines(
      values.map((value, at) => {
        const url = String(value);
        const extension = url.slice(url.lastIndexOf(".") + 1);
        return url === ours(extension, at) ? extension : url;
      }),
    ),
  numbers: (values) => values.map(Number),
  choices(values) {
    const written = values.map(String);
    const distinct = [...new Set(written)];
    return [
      distinct.map((list) => list.split(",").map(Number)),
      written.map((list) => distinct.indexOf(list)),
    ];
  },
};

function lines(values: readonly unknown[]): string {
  return values.map((value) => String(value).replace(/\s*\n\s*/g, " ")).join("\n");
}

/** What an entry has at the path of a field. */
function fieldOf(item: GalleryItem, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, name) => (part instanceof Object ? Reflect.get(part, name) : undefined), item);
}
