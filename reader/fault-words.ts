import { frenchSpaces } from "#text/french-spaces.ts";

/** The words of a fault as they are read; what they quote keeps its own spaces: it is copied into a file, or is the name of one. */
export function faultWords(text: string): string {
  return text
    .split(/(?<=« )([^»]*)(?= »)/)
    .map((piece, at) => (at % 2 === 0 ? frenchSpaces(piece) : piece))
    .join("");
}
