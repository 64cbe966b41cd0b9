import { foldText, UNTYPED } from "#text/fold-text.ts";

/** What folds by itself: a mark with its space, or a character. */
const FOLDED_ALONE = new RegExp(`${UNTYPED.source}|[^]`, "gu");

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  match: boolean;
}

/**
 * Cuts a text around every place where the folded query stands in it, accents and case aside. The pieces joined give
 * the text back, to the letter.
 * @param query already folded; empty gives the text in one piece
 */
export function findMatches(text: string, query: string): TextPiece[] {
  const { folded, origin } = foldWithOrigins(text);
  if (query === "" || !folded.includes(query)) return [{ text, match: false }];
  const pieces: TextPiece[] = [];
  let done = 0;
  for (let at = folded.indexOf(query); at !== -1; at = folded.indexOf(query, at + query.length)) {
    const from = origin[at] ?? 0;
    const to = endOfLetter(text, origin[at + query.length - 1] ?? text.length);
    if (from < done) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), match: false });
    pieces.push({ text: text.slice(from, to), match: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), match: false });
  return pieces;
}

/** The folded text, and for each of its characters the place in the text that it comes from. */
function foldWithOrigins(text: string): { folded: string; origin: number[] } {
  let folded = "";
  const origin: number[] = [];
  let at = 0;
  for (const [letter] of text.matchAll(FOLDED_ALONE)) {
    const plain = foldText(letter);
    for (let i = 0; i < plain.length; i++) origin.push(at);
    folded += plain;
    at += letter.length;
  }
  return { folded, origin };
}

/** Where the letter that starts here ends, its combining accents included. */
function endOfLetter(text: string, start: number): number {
  let end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  while (/[\u0300-\u036f]/.test(text.charAt(end))) end++;
  return end;
}
