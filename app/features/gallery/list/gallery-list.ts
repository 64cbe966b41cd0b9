import { BLOCK } from "#schemas/gallery-index.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import type { GalleryBlock } from "./read-block.ts";
import { gallerySearch } from "./search/search-gallery.ts";

/** The entries of a gallery, in order, read from columns: an entry becomes an object only when it is shown. */
export interface GalleryList {
  size: number;
  /** Every position, in order. */
  all: Int32Array;
  /** The positions of what is shown: what the folded query finds, and of that the works of the author if one is chosen [P7]. */
  select: (query: string, author?: string) => Int32Array;
  /** The positions of the entries whose title or author has a word that begins with a folded text. */
  named: (text: string) => Int32Array;
  /** The title of each entry, and who signed it. */
  titles: readonly string[];
  authors: readonly string[];
  /** Readies one more block for the search; false when all are. For idle moments. */
  prepare: () => boolean;
  /** Width divided by height of an entry's picture. */
  ratio: (position: number) => number;
  id: (position: number) => string;
  item: (position: number) => GalleryItem;
  /** The position of an id, or -1. */
  find: (id: string) => number;
}

/** @param blocks all of them whole but the last */
export function galleryList(blocks: readonly GalleryBlock[]): GalleryList {
  const ids = blocks.flatMap(({ texts }) => texts("id"));
  const authors = blocks.flatMap(({ texts }) => texts("author"));
  const all = new Int32Array(ids.length).map((_, position) => position);
  const search = gallerySearch(
    blocks.map(({ texts }) => ({ titles: texts("title"), authors: texts("author") })),
  );
  const blockAt = (position: number) => blocks[Math.floor(position / BLOCK)];

  return {
    size: ids.length,
    all,
    select(query, author) {
      const found = query === "" ? all : search.find(query);
      return author === undefined ? found : found.filter((position) => authors[position] === author);
    },
    named: (text) => search.find(text, true),
    titles: blocks.flatMap(({ texts }) => texts("title")),
    authors,
    prepare: search.prepare,
    ratio: (position) => blockAt(position)?.ratio(position % BLOCK) ?? 1,
    id: (position) => ids[position] ?? "",
    item(position) {
      const block = blockAt(position);
      if (!block) throw new Error(`The gallery has no entry ${position}.`);
      return block.item(position % BLOCK);
    },
    find: (id) => ids.indexOf(id),
  };
}
