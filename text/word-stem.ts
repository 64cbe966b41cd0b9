/**
 * What the forms of a French word have in common, roughly: its singular and masculine. Two words are forms of one
 * another when their stems are the same; a stem itself may be no word (« souris » gives `souri`).
 * @param word folded, without spaces
 */
export function wordStem(word: string): string {
  if (word.length < 4) return word;
  const single = /[^eo]aux$/.test(word)
    ? `${word.slice(0, -3)}al`
    : word.replace(/([aeiou]{2})x$/, "$1").replace(/s$/, "");
  return single.replace(/([^aeiou])ee$/, "$1e").replace(/([^aegioqu])ue$/, "$1u");
}
/** The words of a folded text, those of one letter left out. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^a-z0-9]+/).filter((word) => word.length > 1);
}
