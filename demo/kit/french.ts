/** French typography for our own prose: curly apostrophes and the spaces that double punctuation wants. */
export function fr(words: string): string {
  return words
    .replaceAll("'", "’")
    .replaceAll(/ ([;!?])/g, "\u202f$1")
    .replaceAll(/ ([:»])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0");
}
