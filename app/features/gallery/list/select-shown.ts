import type { GalleryList } from "./gallery-list.ts";

/** The positions of what is shown: what the query finds, and of that the works of the author if one is chosen [P7]. */
export function selectShown(list: GalleryList, query: string, author: string | undefined): Int32Array {
  const found = query === "" ? list.all : list.search.find(query);
  return author === undefined ? found : found.filter((position) => list.info(position) === author);
}
