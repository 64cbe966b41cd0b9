import { wordsOf, wordStem } from "#text/word-stem.ts";
import type { EqualWords } from "./equal-words.ts";

/** A word of a query: as far as it is typed, and the stems of all words that mean it. */
export interface Term {
  start: string | undefined;
  stems: ReadonlySet<string>;
}

/** Shorter beginnings are those of far too many words. */
const SHORTEST_START = 3;

/** The ways to read a folded query, each a list of terms that an entry must all have: as typed, then by phrases that mean the same. */
export function termsOf(query: string, equals: EqualWords): Term[][] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const stems = words.map(wordStem);
  const typed = words.map((word, i): Term => {
    const single = equals.of(stems.slice(i, i + 1)).flatMap((other) => (other.length === 1 ? other : []));
    return {
      start: word.length < SHORTEST_START ? undefined : word,
      stems: new Set([wordStem(word), ...single]),
    };
  });
  const phrases = equals
    .of(stems)
    .map((other) => other.map((stem): Term => ({ start: undefined, stems: new Set([stem]) })));
  return [typed, ...phrases];
}

/** Whether a folded word answers a term: it begins as typed, or is a form of it or of a word that means the same. */
export function meansWord({ start, stems }: Term, word: string, stem = wordStem(word)): boolean {
  return (start !== undefined && word.startsWith(start)) || stems.has(stem);
}
