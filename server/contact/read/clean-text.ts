// Control characters but tab and line breaks; then marks that turn the direction of text and hide what follows.
// oxlint-disable no-control-regex -- control characters are what this removes
const UNSAFE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A stranger's text in NFC, whole pairs only, without characters that could act on a terminal, a mail or a reader. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(UNSAFE, "")
    .replace(/[\u2028\u2029]/g, "\n");
}
