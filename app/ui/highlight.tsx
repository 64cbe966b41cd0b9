import { findMatches } from "./find-matches.ts";

/** A text with what was searched for marked in it. The query is already folded. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (query === "") return text;
  return findMatches(text, query).map((piece, i) =>
    piece.match ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
