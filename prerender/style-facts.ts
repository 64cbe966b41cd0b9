import { readFileSync } from "node:fs";

/** The order of the cascade's layers, as `app/styles/layers.css` declares it: it must come first in whatever style a page gets. */
export const LAYER_ORDER = fact("layers.css", /^@layer ([\w, ]+);/m).replaceAll(" ", "");

/** The colour of the night behind everything, `#rrggbb`, as `app/styles/tokens.css` sets it: also that of the browser's frame and behind the chats' images. */
export const NIGHT = fact("tokens.css", /--color-night-0: (#[\da-f]{6});/);

function fact(sheet: string, pattern: RegExp): string {
  const css = readFileSync(new URL(`../app/styles/${sheet}`, import.meta.url), "utf8");
  const [, value] = pattern.exec(css) ?? [];
  if (value === undefined) throw new Error(`app/styles/${sheet} says nothing like ${pattern}.`);
  return value;
}
