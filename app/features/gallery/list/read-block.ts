import {
  type BlockColumns,
  type Column,
  COLUMN_NAMES,
  type ColumnKinds,
  COLUMNS,
  importPath,
  type IndexBlock,
  type TextColumn,
} from "#schemas/gallery-index.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { BANDS } from "#schemas/tones.ts";

/** A block of the index as a browser reads it: its columns of text are cut once, an entry is made when it is shown. */
export interface GalleryBlock {
  texts: (column: TextColumn) => readonly string[];
  /** Width divided by height of the picture at this place in the block. */
  ratio: (at: number) => number;
  /** The entry at this place; throws when the block has none there. */
  item: (at: number) => GalleryItem;
}

/** Reads a block of the index; each item is made when it is first asked for. */
export function readBlock(block: IndexBlock): GalleryBlock {
  const cut = new Map<Column, readonly string[]>();
  for (const name of COLUMN_NAMES) {
    if (isText(name)) cut.set(name, block.id === "" ? [] : block[name].split("\n"));
  }
  const texts = (name: Column) => cut.get(name) ?? [];
  // Each key draws the cards on the screen again.
  const made: GalleryItem[] = [];
  return {
    texts,
    ratio: (at) => (block["picture.width"][at] ?? 1) / (block["picture.height"][at] ?? 1),
    item(at) {
      const known = made[at];
      if (known) return known;
      const values = new Map(COLUMN_NAMES.map((name) => [name, cell(block, name, { block, texts, at })]));
      const entry = entryOf(values);
      if (!isWhole(entry, values)) throw new Error(`The block has no entry ${at}.`);
      made[at] = entry;
      return entry;
    },
  };
}

/** Where an entry is read from: the block, its columns of text cut, and the place in it. */
interface Place {
  block: IndexBlock;
  texts: (column: Column) => readonly string[];
  at: number;
}

/** How each kind of column is read; undefined where it has nothing for the entry. */
const READERS: { [K in keyof ColumnKinds]: (column: ColumnKinds[K], name: Column, place: Place) => unknown } =
  {
    lines: (_, name, { texts, at }) => texts(name)[at],
    tones: (column, _, { at }) => column.slice(at * BANDS, (at + 1) * BANDS),
    imports(_, name, { block, texts, at }) {
      const url = texts(name)[at] ?? "";
      return url.includes("/") ? url : importPath(block.gallery, texts("id")[at] ?? "", url);
    },
    numbers: (column, _, { at }) => column[at],
    choices: ([lists, which], _, { at }) => lists[which[at] ?? -1],
  };

function cell<C extends Column>(columns: BlockColumns<C>, name: C, place: Place): unknown {
  return READERS[COLUMNS[name]](columns[name], name, place);
}

function isText(name: Column): name is TextColumn {
  return COLUMNS[name] === "lines" || COLUMNS[name] === "imports";
}

/** Puts the values of an entry together: the column `picture.key` holds the `key` of its `picture`. */
function entryOf(values: ReadonlyMap<Column, unknown>): object {
  const entry: Record<string, unknown> = {};
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of values) {
    const [part = "", field] = name.split(".");
    if (field === undefined) entry[part] = value;
    else (parts[part] ??= {})[field] = value;
  }
  return { ...entry, ...parts };
}

/** What has a value from every column is an entry: the table of columns holds every field. */
function isWhole(_entry: object, values: ReadonlyMap<Column, unknown>): _entry is GalleryItem {
  return [...values.values()].every((value) => value !== undefined);
}
