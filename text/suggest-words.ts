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
  const meant = typed.map((word) => (known.has(word) ? word : meantBy(word, [...known.keys()])));
  return [...new Set(meant)].flatMap((word) => known.get(word ?? "") ?? []).slice(0, MOST);
}

/** A slip seldom hits the first letter: of the words that begin alike the nearest, else one that does up to there, else one letter off. */
function meantBy(word: string, known: readonly string[]): string | undefined {
  const most = Math.floor(word.length / 3);
  const alike = known.filter((each) => each.startsWith(word.charAt(0)));
  const whole = nearest(word, alike, most);
  if (whole !== undefined) return whole;
  const begun = new Map(alike.map((each) => [each.slice(0, word.length + 1), each]));
  return begun.get(nearest(word, begun.keys(), most) ?? "") ?? nearest(word, known, 1);
}
