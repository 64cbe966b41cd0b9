import { readFileSync } from "node:fs";
import type { Site } from "#schemas/site.ts";

/** The order of the cascade's layers, as `app/styles/layers.css` declares it: it must come first in whatever style a page gets. */
export const LAYER_ORDER = fact("layers.css", /^@layer ([\w, ]+);/m).replaceAll(" ", "");

const NIGHT = fact("tokens.css", /--color-night-0: (#[\da-f]{6});/);

/** The colour of the night behind everything, `#rrggbb`: the community's, or that of `app/styles/tokens.css`; also that of the browser's frame and behind the chats' images. */
export function nightOf({ colours }: Pick<Site, "colours">): string {
  return colours?.night ?? NIGHT;
}

const PAPER = fact("tokens.css", /--color-paper: (#[\da-f]{6});/);

/** The colour of the words on that night, `#rrggbb`. */
export function paperOf({ colours }: Pick<Site, "colours">): string {
  return colours?.paper ?? PAPER;
}

const ACCENT = fact("tokens.css", /--color-accent: (#[\da-f]{6});/);

/** The colour that marks what matters, `#rrggbb`; large or graphic, not for words. */
export function accentOf({ colours }: Pick<Site, "colours">): string {
  return colours?.accent ?? ACCENT;
}

/** The name that the community's own face goes by. */
export const OWN_FACE = "Titres";

/** The rule that fetches a face, of whatever weight. */
export function fontFace(family: string, address: string): string {
  return `@font-face{font-family:"${family}";font-weight:100 900;font-display:swap;src:url("${address}") format("woff2")}`;
}

/** How wide a page is and what stays free at its edges, with the windows from which they change: rules for `:root`. */
export const PAGE_WIDTHS = [
  `:root{--page:${fact("tokens.css", /^ {2}--page: ([^;]*);/m)};--gutter:${fact("tokens.css", /^ {2}--gutter: ([^;]*);/m)}}`,
  ...["page", "gutter"].map((name) => {
    const inside = String.raw`\s+:root \{[^}]*--${name}: ([^;]*);`;
    const width = fact("tokens.css", new RegExp(String.raw`@media \((min-width: \w+)\) \{${inside}`));
    const value = fact("tokens.css", new RegExp(String.raw`@media \(min-width: \w+\) \{${inside}`));
    return `@media (${width}){:root{--${name}:${value}}}`;
  }),
].join("");

function fact(sheet: string, pattern: RegExp): string {
  const css = readFileSync(new URL(`../app/styles/${sheet}`, import.meta.url), "utf8");
  const [, value] = pattern.exec(css) ?? [];
  if (value === undefined) throw new Error(`app/styles/${sheet} says nothing like ${pattern}.`);
  return value;
}
