/** What Word and chats put inside of words, and nobody sees: a hyphen for the end of a line, marks of no width. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** What Word and the web write for a line within a paragraph. */
// oxlint-disable-next-line no-control-regex -- Word's is one
const LINE_WITHIN = /[\u000b\u2028\u2029]/g;

/** A text that someone typed or pasted, as it is kept: what is seen of it, in one form of accents, trimmed. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, "").replace(LINE_WITHIN, "\n").normalize("NFC").trim();
}

/** A name as it is compared with others: the spaces that Word writes in it are plain ones. */
export function plainName(name: string): string {
  return visibleText(name).replaceAll(/[\u00a0\u202f]/g, " ");
}
