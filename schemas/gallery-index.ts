import type { Gallery, GalleryItem } from "./gallery-item.ts";

/** Entries in a block of the index: what is done with one stays well under a frame on a slow phone. */
export const BLOCK = 2000;

/**
 * The columns of a block, told here alone: each field of an entry and how its column is kept. The type of a block, its
 * encoder, the check at the door and the reader follow; a field without a column is a type error.
 */
export const COLUMNS = {
  id: "lines",
  title: "lines",
  author: "lines",
  "picture.key": "lines",
  "picture.width": "numbers",
  "picture.height": "numbers",
  "picture.tones": "tones",
  "picture.widths": "choices",
  "import.url": "imports",
  "import.width": "numbers",
  "import.height": "numbers",
  "import.bytes": "numbers",
  fresh: "numbers",
} as const satisfies { [F in FieldOf<GalleryItem>]: KindFor<ValueOf<GalleryItem, F>> };

/**
 * The kinds of columns. Texts are one string, because a browser reads one long string far faster than thousands of
 * short ones.
 */
export interface ColumnKinds {
  /** Texts, an entry a line. */
  lines: string;
  /** The tones of a picture: as many letters as it has bands, nothing between the entries. */
  tones: string;
  /** Addresses of import images, an entry a line: `jpg` or `png` when ours, the whole address when not. */
  imports: string;
  numbers: number[];
  /** The distinct lists of numbers, and which of them each entry has. */
  choices: [lists: number[][], which: number[]];
}

type Columns = typeof COLUMNS;
export type Column = keyof Columns;

/** The names of the columns, in the order of the table. */
export const COLUMN_NAMES: readonly Column[] = namesOf(COLUMNS);

/** The columns that are cut at their line feeds. */
export type TextColumn = { [C in Column]: Columns[C] extends "lines" | "imports" ? C : never }[Column];

/** A block of a gallery in columns, {@link BLOCK} entries at most. */
export type IndexBlock = { gallery: Gallery } & BlockColumns<Column>;

/** Some of the columns of a block. */
export type BlockColumns<C extends Column> = { [N in C]: ColumnKinds[Columns[N]] };

/** Whether what the network gave is a block, as far as reading it safely needs. */
export function isIndexBlock(value: unknown): value is IndexBlock {
  if (typeof value !== "object" || value === null) return false;
  const columns = new Map<string, unknown>(Object.entries(value));
  return (
    typeof columns.get("gallery") === "string" &&
    Object.entries(COLUMNS).every(([name, kind]) => {
      const column = columns.get(name);
      if (kind === "choices")
        return Array.isArray(column) && column.length === 2 && column.every(Array.isArray);
      return kind === "numbers" ? Array.isArray(column) : typeof column === "string";
    })
  );
}

/** The path where an import image of ours stands. */
export function importPath(gallery: Gallery, id: string, extension: string): string {
  return `/import/${gallery}/${id}.${extension}`;
}

function namesOf<T extends object>(table: T): Extract<keyof T, string>[] {
  const names: Extract<keyof T, string>[] = [];
  // Unlike Object.keys, this loop keeps the type of the names.
  for (const name in table) names.push(name);
  return names;
}

type Value = string | number | readonly number[];

/** Every field of an entry, those of its parts by their path. */
type FieldOf<T> = {
  [K in keyof T & string]: T[K] extends Value ? K : `${K}.${FieldOf<T[K]>}`;
}[keyof T & string];

type ValueOf<T, F> = F extends `${infer Part}.${infer Rest}`
  ? ValueOf<T[Part & keyof T], Rest>
  : T[F & keyof T];

type KindFor<V> = V extends string ? "lines" | "tones" | "imports" : V extends number ? "numbers" : "choices";
