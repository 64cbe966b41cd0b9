import { knownWords, suggestWords } from "#text/suggest-words.ts";
import type { GalleryList } from "../../list/use-gallery-list.ts";

const known = new WeakMap<GalleryList, ReadonlyMap<string, string>>();

/**
 * Words of the titles, the authors and the other texts that a query without an answer may have meant.
 * @param query folded
 */
export function suggest(list: GalleryList, query: string, others: Iterable<string>): string[] {
  const words = known.get(list) ?? knownWords([...list.titles, ...list.authors]);
  known.set(list, words);
  // A word that a title has is written as there.
  return suggestWords(
    query,
    new Map([...knownWords(others), ...words]),
    (text) => list.select(text, undefined).length > 0,
  );
}
