import { type KnownNames, knownNames, knownWords, suggestWords } from "#text/suggest-words.ts";
import type { GalleryList } from "../../list/use-gallery-list.ts";

const known = new WeakMap<GalleryList, KnownNames>();

/**
 * Words of the titles, the authors and the other texts that a query without an answer may have meant.
 * @param query folded
 */
export function suggest(list: GalleryList, query: string, others: Iterable<string>): string[] {
  const { words, wholes } = known.get(list) ?? read(list);
  // A word that a title has is written as there.
  const all = { words: new Map([...knownWords(others), ...words]), wholes };
  return suggestWords(query, all, (text) => list.select(text).length > 0);
}

function read(list: GalleryList): KnownNames {
  const own = knownNames([...list.titles, ...list.authors]);
  known.set(list, own);
  return own;
}
