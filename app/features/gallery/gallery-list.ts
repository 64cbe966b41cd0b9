import { type GalleryIndex, importPath } from "#schemas/gallery-index.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { type GallerySearch, gallerySearch } from "./search-gallery.ts";

/** The entries of a gallery, in order, read from columns: an entry becomes an object only when it is shown. */
export interface GalleryList {
  size: number;
  /** Every position, in order. */
  all: Int32Array;
  infos: readonly string[];
  search: GallerySearch;
  /** Width divided by height of an entry's picture. */
  ratio: (position: number) => number;
  id: (position: number) => string;
  item: (position: number) => GalleryItem;
  /** The position of an id, or -1. */
  find: (id: string) => number;
}

export function galleryList(index: GalleryIndex): GalleryList {
  const ids = index.ids === "" ? [] : index.ids.split("\n");
  const titles = index.titles.split("\n");
  const infos = index.infos.split("\n");
  const keys = index.keys.split("\n");
  const importUrls = index.importUrls.split("\n");
  const { sizes, imports } = index;

  function item(position: number): GalleryItem {
    const id = ids[position] ?? "";
    const [url = "", at] = [importUrls[position], position * 3];
    return {
      id,
      title: titles[position] ?? "",
      info: infos[position] ?? "",
      picture: {
        key: keys[position] ?? "",
        width: sizes[position * 2] ?? 1,
        height: sizes[position * 2 + 1] ?? 1,
        tone: `#${index.tones.slice(position * 6, position * 6 + 6)}`,
        widths: index.widths[index.widthsOf[position] ?? 0] ?? [],
      },
      import: {
        url: url.includes("/") ? url : importPath(index.gallery, id, url),
        width: imports[at] ?? 0,
        height: imports[at + 1] ?? 0,
        bytes: imports[at + 2] ?? 0,
      },
    };
  }

  return {
    size: ids.length,
    all: Int32Array.from(ids.keys()),
    infos,
    search: gallerySearch(titles, infos),
    ratio: (position) => (sizes[position * 2] ?? 1) / (sizes[position * 2 + 1] ?? 1),
    id: (position) => ids[position] ?? "",
    item,
    find: (id) => ids.indexOf(id),
  };
}
