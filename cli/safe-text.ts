// oxlint-disable no-control-regex -- control characters are what this file removes
import { stripVTControlCharacters } from "node:util";

/** Makes a stranger's text harmless in a terminal: no escape sequence, no control character but line breaks and tabs. */
export function safe(text: string): string {
  return stripVTControlCharacters(text).replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    "\u00b7",
  );
}
