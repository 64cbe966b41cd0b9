import { findMatches } from "./find-matches.ts";

/** A text with what was searched for marked in it. The query is already folded. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (query === "") return text;
  let at = 0;
  return findMatches(text, query).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.match ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
