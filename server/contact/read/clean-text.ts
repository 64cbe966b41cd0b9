// Control characters but tab and line breaks; then marks that turn the direction of text or stand between its letters unseen.
// oxlint-disable no-control-regex -- control characters are what this removes
const UNSAFE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** Letters that nobody sees, in which one may hide a text; behind a black flag they say whose flag it is. */
const HIDDEN_LETTERS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/** More marks on one letter than any language has: piled up, they cover the lines around. */
const PILED_UP = /(\p{M}{8})\p{M}+/gu;

/** What is seen: all but blanks, marks that stand on something else, and what is there to be ignored. */
const SEEN = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A stranger's text in NFC, whole pairs only, without characters that could act on a terminal, a mail or a reader. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(UNSAFE, "")
    .replace(HIDDEN_LETTERS, "$1")
    .replace(PILED_UP, "$1")
    .replace(/[\u2028\u2029]/g, "\n");
}

/** Whether anything of a text is seen. */
export function saysSomething(text: string): boolean {
  return SEEN.test(text);
}
