import { readFileSync } from "node:fs";
import { faceWidth } from "#media/face-width.ts";
import type { Content, MediaManifest } from "#schemas/content.ts";
import { toneClasses, toneColour } from "#schemas/tones.ts";
import type { Site } from "#schemas/site.ts";
import { contrast, inkOn } from "#schemas/colours.ts";
import { fontFace, nightOf, OWN_FACE } from "../style-facts.ts";
import { communityTokens, until } from "./community-colours.ts";

/**
 * The rules that depend on the content: the accent of each arc, the tones behind the pictures that are used, how many
 * letters the longest word of the community’s name has, by which the home page sizes it, and the room of accents.
 */
export function themeCss({ arcs, site }: Content, media: MediaManifest): string {
  const { pictures } = media;
  const night = nightOf(site);
  const accents = arcs.map(({ key, name, accent }) => {
    const lit = readOn(night, accent, WHITE);
    return `[data-arc="${key}"]{--arc:${lit};--arc-ink:${inkOn(lit, night)}${airOf("arc", name)}}`;
  });
  const onPaper = arcs.map(
    ({ key, accent }) => `[data-arc="${key}"]{--arc:${readOn(WHITE, accent, BLACK)};--arc-ink:#000}`,
  );
  const tones = new Set(Object.values(pictures).flatMap(({ tones }) => toneClasses(tones).split(" ")));
  const rules = [...tones].toSorted().map((name) => {
    const [band, letter = ""] = name.slice("tone-".length);
    return `.${name}{--tone-${band}:${softened(toneColour(letter), night)}}`;
  });
  const longest = Math.max(...site.name.split(/\s+/).map((word) => word.length));
  const letters = Math.ceil(longest * widening(site, media) * 10) / 10;
  const own = `${communityFace(site, media)}${communityRules(site)}`;
  return `${own}@layer tokens{:root{--longest-word:${letters}${airOf("name", site.name)}}${accents.join("")}@media print{${onPaper.join("")}}${rules.join("")}}`;
}

const WHITE = "#ffffff";
const BLACK = "#000000";

/** An arc's accent, as far on its way to another colour as it must be to be read on a ground, and a little above it. */
function readOn(ground: string, accent: string, towards: string): string {
  return until(accent, towards, (colour) => contrast(colour, ground) >= 5.5);
}

/** Large capitals stand line on line; those that bear an accent need its height between them. */
function airOf(what: "arc" | "name", words: string): string {
  return /\p{Mn}/u.test(words.normalize("NFD")) ? `;--${what}-leading:1.05` : "";
}

/** The community's colours over the site's; on paper all are black on white. */
function communityRules({ colours }: Site): string {
  if (!colours) return "";
  const tokens = Object.entries(communityTokens(colours)).map(([name, value]) => `${name}:${value}`);
  return `@layer tokens{@media screen{:root,::backdrop{${tokens.join(";")}}}}`;
}

const OUR_FACE = new URL("../../app/styles/fonts/big-shoulders-800.woff2", import.meta.url);

/** Titles are in capitals, which differ from face to face more than the mean of all letters does. */
const CAPITALS = 1.15;

function communityFace({ face }: Site, { recordings }: MediaManifest): string {
  const file = face && recordings[face];
  if (!file) return "";
  return `${fontFace(OWN_FACE, file.src)}@layer tokens{:root{--font-display:"${OWN_FACE}",Impact,sans-serif}}`;
}

/** How many times wider than the site's own the community's face is: the name on the home page is sized by its letters. */
function widening({ face }: Site, { recordings, files }: MediaManifest): number {
  const file = files[(face && recordings[face]?.src) ?? ""];
  if (file === undefined) return 1;
  const [own = 1, theirs = 1] = [OUR_FACE, file].map((path) => faceWidth(readFileSync(path)));
  return Math.max(1, CAPITALS * (theirs / own));
}

/**
 * The place of a picture that is on its way: a tone of it, half as bright and less than half as strong, so that a wall that is
 * scrolled through fast is a wall in the dark, not a row of lime, magenta and white flats.
 */
export function softened([r, g, b]: readonly [number, number, number], behind: string): string {
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  return `#${[r, g, b]
    .map((value, index) => {
      const night = Number.parseInt(behind.slice(1 + 2 * index, 3 + 2 * index), 16);
      const soft = grey + (value - grey) * 0.45;
      return Math.round(night + (soft - night) * 0.5)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}
