import { frenchSpaces } from "#text/french-spaces.ts";
import { findMatches, type TextPiece } from "./find-matches.ts";

/** A title or a name, its punctuation kept with its words, with what was searched for marked in it. The query is already folded. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const spaced = frenchSpaces(text);
  return query === "" ? spaced : <MarkedText pieces={findMatches(spaced, query)} />;
}

/** A text in pieces, those that answer marked. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.match ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
