import { foldText, UNTYPED } from "#text/fold-text.ts";

/** What folds by itself: a mark with its space, or a character. */
const FOLDED_ALONE = new RegExp(`${UNTYPED.source}|[^]`, "gu");
/** What folds to more than one letter, or to none. */
const UNEVEN = /[œæßŒÆẞ]|\p{M}/u;

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  match: boolean;
}

/**
 * Cuts a text around every place where the folded query stands in it, accents and case aside, and spaces too where it
 * stands nowhere otherwise: « barnabe nuit » finds BarnabéNuit. The pieces joined give the text back, to the letter.
 * @param query already folded; empty gives the text in one piece
 */
export function findMatches(text: string, query: string): TextPiece[] {
  if (query === "") return [{ text, match: false }];
  const exact = foldWithOrigins(text);
  const found =
    cut(text, exact, query) ??
    (query.includes(" ") ? cut(text, withoutSpaces(exact), query.replaceAll(" ", "")) : undefined);
  return found ?? [{ text, match: false }];
}

/** A folded text, and the place in the text that each of its characters comes from. */
interface Folded {
  folded: string;
  originOf: (at: number) => number;
}

function cut(text: string, { folded, originOf }: Folded, query: string): TextPiece[] | undefined {
  if (!folded.includes(query)) return undefined;
  const pieces: TextPiece[] = [];
  let done = 0;
  for (let at = folded.indexOf(query); at !== -1; at = folded.indexOf(query, at + query.length)) {
    const from = originOf(at);
    const to = endOfLetter(text, originOf(at + query.length - 1));
    if (from < done) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), match: false });
    pieces.push({ text: text.slice(from, to), match: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), match: false });
  return pieces;
}

function withoutSpaces({ folded, originOf }: Folded): Folded {
  const kept = [...folded.matchAll(/[^ ]/g)].map(({ index }) => index);
  return { folded: folded.replaceAll(" ", ""), originOf: (at) => originOf(kept[at] ?? 0) };
}

function foldWithOrigins(text: string): Folded {
  const whole = foldText(text);
  // Nearly every text folds letter by letter, each to one: a key marks dozens of them.
  if (whole.length === text.length && text.search(UNTYPED) === -1 && !UNEVEN.test(text))
    return { folded: whole, originOf: (at) => at };
  let folded = "";
  const origins: number[] = [];
  let at = 0;
  for (const [letter] of text.matchAll(FOLDED_ALONE)) {
    const plain = foldText(letter);
    for (let i = 0; i < plain.length; i++) origins.push(at);
    folded += plain;
    at += letter.length;
  }
  return { folded, originOf: (index) => origins[index] ?? 0 };
}

/** Where the letter that starts here ends, its combining accents included. */
function endOfLetter(text: string, start: number): number {
  let end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  while (/[\u0300-\u036f]/.test(text.charAt(end))) end++;
  return end;
}
