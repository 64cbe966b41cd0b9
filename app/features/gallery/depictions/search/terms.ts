import { wordsOf, wordStem } from "#text/word-stem.ts";
import type { EqualWords } from "./equal-words.ts";

/** A word of a query: as far as it is typed, its stem, and the stems of the words that mean the same. */
export interface Term {
  start: string | undefined;
  stem: string | undefined;
  equals: ReadonlySet<string>;
}

/** Shorter beginnings are those of far too many words. */
const SHORTEST_START = 3;

/** Words that say nothing of a picture, folded. */
const SMALL = new Set(
  "au aux avec ce ces dans de des du elle elles en est et il ils la le les ou par pas pour que qui sans sur un une".split(
    " ",
  ),
);
/** Those that say something of it only where they stand alone. */
const VAGUE = new Set(
  "affiche affiches chose image machin panneau panneaux photo poster posters truc trucs".split(" "),
);

/** The ways to read a folded query, each a list of terms that an entry must all have: as typed, then by phrases that mean the same. */
export function termsOf(query: string, equals: EqualWords): Term[][] {
  const telling = wordsOf(query).filter((word) => !SMALL.has(word));
  const precise = telling.filter((word) => !VAGUE.has(word));
  const words = precise.length > 0 ? precise : telling;
  if (words.length === 0) return [];
  const stems = words.map(wordStem);
  const typed = words.map((word, i): Term => {
    const stem = stems[i];
    const single = equals.of(stem === undefined ? [] : [stem]);
    return {
      start: word.length < SHORTEST_START ? undefined : word,
      stem,
      equals: new Set(single.flatMap((other) => (other.length === 1 ? other : []))),
    };
  });
  const phrases = equals
    .of(stems)
    .map((other) =>
      other.map((stem): Term => ({ start: undefined, stem: undefined, equals: new Set([stem]) })),
    );
  return [typed, ...phrases];
}

/** How well a folded word answers a term: 2 when it begins as typed or is a form of it, 1 when it means the same, else 0. */
export function answers({ start, stem, equals }: Term, word: string, wordsStem = wordStem(word)): 0 | 1 | 2 {
  if ((start !== undefined && word.startsWith(start)) || wordsStem === stem) return 2;
  return equals.has(wordsStem) ? 1 : 0;
}
