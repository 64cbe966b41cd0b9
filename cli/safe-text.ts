import { stripVTControlCharacters } from "node:util";
import { inert } from "#text/in-terminal.ts";

/** Makes a stranger's text harmless in a terminal: no escape sequence, no control character but line breaks and tabs. */
export function safe(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\n\t]+/g, (words) => inert(words, "\u00b7"));
}
