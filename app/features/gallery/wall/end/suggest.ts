import { knownTexts, knownWords, suggestWords } from "#text/suggest-words.ts";
import type { GalleryList } from "../../list/use-gallery-list.ts";

const known = new WeakMap<GalleryList, Record<"words" | "texts", ReadonlyMap<string, string>>>();

/**
 * Words of the titles, the authors and the other texts that a query without an answer may have meant.
 * @param query folded
 */
export function suggest(list: GalleryList, query: string, others: Iterable<string>): string[] {
  const { words, texts } = known.get(list) ?? read(list);
  // A word that a title has is written as there.
  return suggestWords(
    query,
    new Map([...knownWords(others), ...words]),
    (text) => list.select(text, undefined).length > 0,
    texts,
  );
}

function read(list: GalleryList) {
  const names = [...list.titles, ...list.authors];
  const own = { words: knownWords(names), texts: knownTexts(names) };
  known.set(list, own);
  return own;
}
