import { BLOCK, type IndexBlock, importPath } from "#schemas/gallery-index.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { type GallerySearch, gallerySearch } from "./search/search-gallery.ts";
import { knownWords } from "./search/suggest-words.ts";

/** The entries of a gallery, in order, read from columns: an entry becomes an object only when it is shown. */
export interface GalleryList {
  size: number;
  /** Every position, in order. */
  all: Int32Array;
  search: GallerySearch;
  /** Every word of the titles and authors, by its folded form; gathered once, when first asked for. */
  words: () => ReadonlyMap<string, string>;
  /** Width divided by height of an entry's picture. */
  ratio: (position: number) => number;
  id: (position: number) => string;
  info: (position: number) => string;
  item: (position: number) => GalleryItem;
  /** The position of an id, or -1. */
  find: (id: string) => number;
}

/** A block of the index with its columns of text cut into entries. */
export type GalleryBlock = ReturnType<typeof cutBlock>;

export function cutBlock(index: IndexBlock) {
  const cut = (column: string) => (index.ids === "" ? [] : column.split("\n"));
  return {
    index,
    ids: cut(index.ids),
    titles: cut(index.titles),
    infos: cut(index.infos),
    keys: cut(index.keys),
    importUrls: cut(index.importUrls),
  };
}

/** @param blocks all of them whole but the last */
export function galleryList(blocks: readonly GalleryBlock[]): GalleryList {
  const ids = blocks.flatMap((block) => block.ids);
  const infos = blocks.flatMap((block) => block.infos);
  let words: ReadonlyMap<string, string> | undefined;
  const blockAt = (position: number) => blocks[Math.floor(position / BLOCK)];

  return {
    size: ids.length,
    all: new Int32Array(ids.length).map((_, position) => position),
    search: gallerySearch(blocks),
    words: () => (words ??= knownWords([...blocks.flatMap(({ titles }) => titles), ...infos])),
    ratio(position) {
      const sizes = blockAt(position)?.index.sizes;
      const at = (position % BLOCK) * 2;
      return (sizes?.[at] ?? 1) / (sizes?.[at + 1] ?? 1);
    },
    id: (position) => ids[position] ?? "",
    info: (position) => infos[position] ?? "",
    item(position) {
      const block = blockAt(position);
      if (!block) throw new Error(`The gallery has no entry ${position}.`);
      return itemOf(block, position % BLOCK);
    },
    find: (id) => ids.indexOf(id),
  };
}

function itemOf({ index, ids, titles, infos, keys, importUrls }: GalleryBlock, at: number): GalleryItem {
  const id = ids[at] ?? "";
  const url = importUrls[at] ?? "";
  return {
    id,
    title: titles[at] ?? "",
    info: infos[at] ?? "",
    picture: {
      key: keys[at] ?? "",
      width: index.sizes[at * 2] ?? 1,
      height: index.sizes[at * 2 + 1] ?? 1,
      tone: `#${index.tones.slice(at * 6, at * 6 + 6)}`,
      widths: index.widths[index.widthsOf[at] ?? 0] ?? [],
    },
    import: {
      url: url.includes("/") ? url : importPath(index.gallery, id, url),
      width: index.imports[at * 3] ?? 0,
      height: index.imports[at * 3 + 1] ?? 0,
      bytes: index.imports[at * 3 + 2] ?? 0,
    },
  };
}
