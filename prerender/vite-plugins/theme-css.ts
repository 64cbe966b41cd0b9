import type { Content, MediaManifest } from "#schemas/content.ts";
import { toneClass } from "#schemas/picture.ts";
import { NIGHT } from "../style-facts.ts";

/** Dark and light ink of the site; the one with more contrast goes on an arc's accent. */
const INKS = [NIGHT, "#ffffff"] as const;

/**
 * The rules that depend on the content: the accent of each arc, the tones behind the pictures that are used, and how many
 * letters the longest word of the community’s name has, by which the home page sizes it.
 */
export function themeCss({ arcs, site }: Content, { pictures }: MediaManifest): string {
  const accents = arcs.map(
    ({ key, accent }) => `[data-arc="${key}"]{--arc:${accent};--arc-ink:${inkOn(accent)}}`,
  );
  const onPaper = arcs.map(
    ({ key, accent }) => `[data-arc="${key}"]{--arc:${darkened(accent)};--arc-ink:#000}`,
  );
  const tones = new Set(Object.values(pictures).map((picture) => toneClass(picture.tone)));
  const rules = [...tones]
    .toSorted()
    .map((name) => `.${name}{--tone:#${Array.from(name.slice(5), channel).join("")}}`);
  const letters = Math.max(...site.name.split(/\s+/).map((word) => word.length));
  return `@layer tokens{:root{--longest-word:${letters}}${accents.join("")}@media print{${onPaper.join("")}}${rules.join("")}}`;
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function inkOn(accent: string): string {
  return contrast(INKS[0], accent) >= contrast(INKS[1], accent) ? INKS[0] : INKS[1];
}

/** The same colour, dark enough to be read on white paper. */
function darkened(accent: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16));
  for (let share = 1; share > 0; share -= 0.05) {
    const colour = `#${channels
      .map((value) =>
        Math.round(value * share)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
    if (contrast(colour, "#ffffff") >= 5.5) return colour;
  }
  return "#000000";
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channel(step: string): string {
  return Math.min(255, Number(step) * 64)
    .toString(16)
    .padStart(2, "0");
}
