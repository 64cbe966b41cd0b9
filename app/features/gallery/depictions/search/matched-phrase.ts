import type { TextPiece } from "#app/search/find-matches.ts";
import type { Depiction } from "#schemas/depiction-file.ts";
import { foldText } from "#text/fold-text.ts";
import { quotedInside } from "#text/quoted.ts";
import { wordStem } from "#text/word-stem.ts";
import { answers, type Term } from "./terms.ts";

/** A phrase of a depiction in words, cut around those that answer. */
export type MatchedPhrase = TextPiece[];

/** What stands before and after a phrase, by what it is. */
const AROUND = {
  word: ["On y voit\u00a0: ", ""],
  genre: ["Genre\u00a0: ", ""],
  arc: ["Arc\u00a0: ", ""],
  player: ["Avec ", ""],
  lettering: ["«\u00a0", "\u00a0»"],
} as const;
type Kind = keyof typeof AROUND;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** How many letters of the lettering are shown before the word that answers. */
const BEFORE = 16;

/**
 * The phrase of a depiction that answers best: the word itself rather than one that means the same, what one sees
 * rather than what is written; undefined when none answers.
 * @param readings the ways to read the query, as typed first
 */
export function matchedPhrase(
  depiction: Depiction,
  readings: readonly (readonly Term[])[],
): MatchedPhrase | undefined {
  const [typed = [], ...equal] = readings;
  let best: [kind: Kind, text: string] | undefined;
  let most = 0;
  const phrases = phrasesOf(depiction);
  // One long text folds far faster than many short ones.
  const folded = foldText(phrases.map(([, text]) => text).join("\n")).split("\n");
  for (const [i, phrase] of phrases.entries()) {
    const words = (folded[i]?.match(WORDS) ?? []).map((word): Stemmed => [word, wordStem(word)]);
    const score = Math.max(
      typed.reduce((sum, term) => sum + answerOf(words, term), 0),
      equal.some((terms) => terms.every((term) => answerOf(words, term) > 0)) ? 1 : 0,
    );
    if (score <= most) continue;
    most = score;
    best = phrase;
  }
  if (!best) return undefined;
  const [kind, text] = best;
  const [before, after] = AROUND[kind];
  return [
    { text: before, match: false },
    ...shorten(kind, cut(text, readings.flat())),
    { text: after, match: false },
  ];
}

type Stemmed = [word: string, stem: string];

function answerOf(words: readonly Stemmed[], term: Term): number {
  return Math.max(0, ...words.map(([word, stem]) => answers(term, word, stem)));
}

function phrasesOf({ words, genre, arc, players, lettering }: Depiction): [kind: Kind, text: string][] {
  return [
    ...words.map((text): [Kind, string] => ["word", text]),
    ["genre", genre],
    ["arc", arc],
    ...players.map((text): [Kind, string] => ["player", text]),
    ...lettering.map((text): [Kind, string] => ["lettering", quotedInside(text)]),
  ];
}

function cut(text: string, terms: readonly Term[]): TextPiece[] {
  return text.split(new RegExp(`(${WORDS.source})`, "u")).flatMap((part, i) => {
    if (part === "") return [];
    const folded = foldText(part);
    return [{ text: part, match: i % 2 === 1 && terms.some((term) => answers(term, folded) > 0) }];
  });
}

/** Long lettering starts shortly before its first answering word. */
function shorten(kind: Kind, pieces: TextPiece[]): TextPiece[] {
  if (kind !== "lettering") return pieces;
  const first = pieces.findIndex(({ match }) => match);
  let from = first;
  let letters = 0;
  while (from > 0 && letters + (pieces[from - 1]?.text.length ?? 0) <= BEFORE) {
    from--;
    letters += pieces[from]?.text.length ?? 0;
  }
  // At a word, not at the space before it.
  if (from > 0 && from < first && !/[\p{L}\p{N}]/u.test(pieces[from]?.text ?? "")) from++;
  return from === 0 ? pieces : [{ text: "…", match: false }, ...pieces.slice(from)];
}
