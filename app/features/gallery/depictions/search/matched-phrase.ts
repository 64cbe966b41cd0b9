import type { TextPiece } from "#app/search/find-matches.ts";
import type { Depiction } from "#schemas/depiction-file.ts";
import { foldText } from "#text/fold-text.ts";
import { meansWord, type Term } from "./terms.ts";

/** A phrase of a depiction, cut around the words that answer. */
export interface MatchedPhrase {
  kind: "word" | "genre" | "arc" | "player" | "lettering";
  pieces: TextPiece[];
}

/** How many letters of the lettering are shown before the word that answers. */
const BEFORE = 16;

/** The phrase of a depiction that answers most of the terms, what one sees before what is written; undefined when none does. */
export function matchedPhrase(depiction: Depiction, terms: readonly Term[]): MatchedPhrase | undefined {
  let best: MatchedPhrase | undefined;
  let most = 0;
  for (const [kind, text] of phrasesOf(depiction)) {
    const answered = terms.filter((term) => cut(text, [term]).some(({ match }) => match)).length;
    if (answered <= most) continue;
    most = answered;
    best = { kind, pieces: shorten(kind, cut(text, terms)) };
  }
  return best;
}

function phrasesOf({
  words,
  genre,
  arc,
  players,
  lettering,
}: Depiction): [kind: MatchedPhrase["kind"], text: string][] {
  return [
    ...words.map((text): [MatchedPhrase["kind"], string] => ["word", text]),
    ["genre", genre],
    ["arc", arc],
    ...players.map((text): [MatchedPhrase["kind"], string] => ["player", text]),
    ...lettering.map((text): [MatchedPhrase["kind"], string] => ["lettering", text]),
  ];
}

function cut(text: string, terms: readonly Term[]): TextPiece[] {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((part, i) => {
    if (part === "") return [];
    const folded = foldText(part);
    return [{ text: part, match: i % 2 === 1 && terms.some((term) => meansWord(term, folded)) }];
  });
}

/** Long lettering starts shortly before its first answering word. */
function shorten(kind: MatchedPhrase["kind"], pieces: TextPiece[]): TextPiece[] {
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
