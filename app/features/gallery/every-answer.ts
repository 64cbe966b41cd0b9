import type { Depictions } from "./depictions/use-depictions.ts";
import type { GalleryList } from "./list/use-gallery-list.ts";

/** The positions of all that answers a folded query, by title or author or by what it shows, whatever narrows the wall. */
export function everyAnswer(list: GalleryList, query: string, { search }: Depictions): Int32Array {
  const titled = list.select(query);
  if (query === "" || !search) return titled;
  return Int32Array.from([...titled, ...search.find(query, list.all, list.named, titled)]);
}
