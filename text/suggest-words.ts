import { foldText } from "./fold-text.ts";
import { nearest } from "./nearest.ts";

/** Shorter words are articles, or too short to tell a slip in them. */
const SHORTEST = 4;
/** How many are offered. */
const MOST = 3;

/** Every word of titles and authors, by its folded form. */
export function knownWords(texts: Iterable<string>): Map<string, string> {
  const known = new Map<string, string>();
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{N}]{3,}/gu) ?? []) known.set(foldText(word), word);
  }
  return known;
}

/**
 * Words of the gallery's own that a search without an answer may have meant: those of its words that some entry has,
 * though none has them in a row, and for the others the nearest one, a letter in three may differ.
 * @param query folded
 */
export function suggestWords(query: string, known: ReadonlyMap<string, string>): string[] {
  const typed = query.split(/\s+/).filter((word) => word.length >= SHORTEST);
  const meant = typed.map((word) =>
    known.has(word) ? word : nearest(word, known.keys(), Math.floor(word.length / 3)),
  );
  return [...new Set(meant)].flatMap((word) => known.get(word ?? "") ?? []).slice(0, MOST);
}
