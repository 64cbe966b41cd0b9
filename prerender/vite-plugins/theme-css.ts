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
    .map((name) => `.${name}{--tone:${softened(Array.from(name.slice(5), Number))}}`);
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

/**
 * The place of a picture that is on its way: its tone, half as bright and less than half as strong, so that a wall that is
 * scrolled through fast is a wall in the dark, not a row of lime, magenta and white flats.
 */
export function softened(steps: readonly number[]): string {
  const [r = 0, g = 0, b = 0] = steps.map((step) => Math.min(255, step * 64));
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  return `#${[r, g, b]
    .map((value, index) => {
      const night = Number.parseInt(NIGHT.slice(1 + 2 * index, 3 + 2 * index), 16);
      const soft = grey + (value - grey) * 0.45;
      return Math.round(night + (soft - night) * 0.5)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}
