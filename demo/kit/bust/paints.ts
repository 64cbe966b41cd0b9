import { random } from "../random.ts";
import type { Era, Person } from "./person.ts";

/** The colour of each plane of a bust. */
export interface Paints {
  skin: string;
  skinShade: string;
  skinDeep: string;
  skinLight: string;
  lip: string;
  white: string;
  iris: string;
  dark: string;
  hair: string;
  hairShade: string;
  hairLight: string;
  cloth: string;
  clothShade: string;
  clothLight: string;
  under: string;
  underShade: string;
  accent: string;
  accentShade: string;
  hat: string;
  hatShade: string;
  hatLight: string;
  band: string;
  lens: string;
  metal: string;
}

const channels = (hex: string): [number, number, number] => [hexAt(hex, 1), hexAt(hex, 3), hexAt(hex, 5)];
const hexAt = (hex: string, start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
const hex2 = (n: number): string =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, "0");

/** Mixes two `#rrggbb` colours; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [r, g, b] = channels(from);
  const [R, G, B] = channels(to);
  return `#${hex2(r + (R - r) * amount)}${hex2(g + (G - g) * amount)}${hex2(b + (B - b) * amount)}`;
}

/** Perceived lightness of a `#rrggbb` colour, 0 to 1. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

const SKINS = [
  "#f2c9a5",
  "#eab68c",
  "#e0a077",
  "#cf8a5e",
  "#b87148",
  "#97583a",
  "#75422d",
  "#57301f",
  "#f6d6bd",
  "#d9996a",
] as const;
const HAIRS_COLOURS = [
  "#1d1719",
  "#2b1d1a",
  "#4a2b1c",
  "#6d3b1f",
  "#a5622c",
  "#d7a04a",
  "#ecc986",
  "#9c3219",
  "#1d1719",
  "#33211c",
] as const;
const GREYS = ["#b9b4ad", "#d9d4cb", "#8d8884"] as const;
const FANCY = ["#d13a5b", "#2f7f8f", "#6a4aa0", "#e8e2d2", "#3f9d6b"] as const;

/** Cloth, undershirt, accent, hat: sets that hold together, by era. */
const CLOTHES: Record<Era, readonly (readonly [string, string, string, string])[]> = {
  lycee: [
    ["#b3202f", "#f1e4cb", "#f0b429", "#1f3a5f"],
    ["#1f4f8a", "#f4ead6", "#e9b44c", "#b3202f"],
    ["#2f6b4f", "#f3e6c8", "#e4572e", "#f0b429"],
    ["#e8a33d", "#22304f", "#f4ead6", "#22304f"],
    ["#6b4a8f", "#f6e7d4", "#f28f6b", "#2b2340"],
    ["#e58fa2", "#fff1e0", "#3b5ba5", "#3b5ba5"],
  ],
  survie: [
    ["#56613f", "#b8ad8d", "#d0672c", "#3b4232"],
    ["#5c4c3b", "#a89b80", "#b23a26", "#30352f"],
    ["#3f4a50", "#c2b89e", "#e0a526", "#4d3a2b"],
    ["#7a5c3c", "#d1c3a2", "#5d7358", "#3b4232"],
  ],
  occulte: [
    ["#231a2e", "#b08d3e", "#8d1f2d", "#231a2e"],
    ["#4d0f1c", "#d2b06a", "#1b1420", "#4d0f1c"],
    ["#1c2b33", "#c9b37a", "#7a1f3a", "#1c2b33"],
    ["#3a2350", "#d9c48c", "#b8862f", "#3a2350"],
  ],
  desert: [
    ["#8a3b20", "#f0d9ae", "#2f7f7d", "#b88a52"],
    ["#2f6e74", "#f3dfb7", "#d9622b", "#d8b478"],
    ["#c98a2e", "#f6e5c4", "#7b2c1d", "#6d4527"],
    ["#3b2a22", "#e9d2a4", "#c1442b", "#3b2a22"],
  ],
  "1899": [
    ["#4b3423", "#e9dcbf", "#7d1f1f", "#3a281c"],
    ["#2e3439", "#e6d9bd", "#8c2f1f", "#25211f"],
    ["#6b4a2b", "#efe2c4", "#2f4a4a", "#8a6a43"],
    ["#5a2226", "#eadabb", "#23231f", "#2b2220"],
    ["#39453a", "#eee0c2", "#a4662a", "#59422c"],
  ],
  ville: [
    ["#1f2233", "#f0e6d6", "#b3162f", "#1f2233"],
    ["#8f1230", "#f4e9d6", "#171521", "#171521"],
    ["#24505f", "#f3e5cf", "#e2733b", "#7d4a2a"],
    ["#3b3340", "#dfd6c8", "#d9a441", "#2a2530"],
    ["#d9a441", "#241f2e", "#b3162f", "#241f2e"],
    ["#c25a7c", "#fbeadb", "#26274a", "#26274a"],
  ],
};

const shade = (hex: string, amount = 0.36): string => mix(hex, "#2a1026", amount);
const tint = (hex: string, amount = 0.26): string => mix(hex, "#fff0d2", amount);

/** The planes of a skin: its shade, its depth, its light. */
export function complexion(skin: string): Pick<Paints, "skin" | "skinShade" | "skinDeep" | "skinLight"> {
  const dusky = lightness(skin) < 0.5;
  return {
    skin,
    skinShade: mix(skin, dusky ? "#2b0f1c" : "#8a2f2b", dusky ? 0.42 : 0.36),
    skinDeep: mix(skin, "#3a0f1e", dusky ? 0.66 : 0.6),
    skinLight: mix(skin, dusky ? "#f0b98a" : "#fff3dc", dusky ? 0.28 : 0.45),
  };
}

/** The planes of a head of hair. */
export function locks(hair: string): Pick<Paints, "hair" | "hairShade" | "hairLight"> {
  return {
    hair,
    hairShade: shade(hair, lightness(hair) < 0.2 ? 0.6 : 0.42),
    hairLight: tint(hair, lightness(hair) < 0.25 ? 0.2 : 0.32),
  };
}

/** Full colours of a person, from the seed and the era. */
export function colours(seed: string, era: Era, person: Person): Paints {
  const r = random(`paints:${seed}`);
  const skin = r.pick(SKINS);
  const dusky = lightness(skin) < 0.5;
  const dyed = (era === "ville" || era === "lycee") && person.age === "jeune" && r.chance(0.14);
  const natural = dusky ? r.pick(HAIRS_COLOURS.slice(0, 3)) : r.pick(HAIRS_COLOURS);
  const hair = dyed ? r.pick(FANCY) : person.age === "vieux" ? r.pick(GREYS) : natural;
  const [cloth, under, accent, hat] = r.pick(CLOTHES[era]);
  return {
    ...complexion(skin),
    lip:
      person.gender === "f"
        ? mix(skin, r.pick(["#b0122f", "#a33a3a", "#8a1f3d"]), dusky ? 0.5 : 0.62)
        : mix(skin, "#8f2f2f", 0.45),
    white: "#f6ecdd",
    iris: r.pick(dusky ? ["#2b1a14", "#3d2416"] : ["#3d2416", "#4a6b6a", "#35557a", "#5f6b35", "#2b1a14"]),
    dark: "#24121c",
    ...locks(hair),
    cloth,
    clothShade: shade(cloth),
    clothLight: tint(cloth, 0.2),
    under,
    underShade: shade(under, 0.26),
    accent,
    accentShade: shade(accent),
    hat,
    hatShade: shade(hat, 0.4),
    hatLight: tint(hat, 0.2),
    band: accent,
    lens: "#1b1622",
    metal: "#d8b25a",
  };
}

const grey = (level: number): string => `#${hex2(level * 255).repeat(3)}`;

/** The same planes as tones of grey, for the one-ink styles: drama counts more than likeness. */
export function tones(seed: string, person: Pick<Person, "age">): Paints {
  const r = random(`tones:${seed}`);
  const fair = person.age === "vieux" || r.chance(0.3);
  const skin = r.pick([0.96, 0.92, 0.86, 0.74]);
  const cloth = r.pick([0.22, 0.3, 0.55, 0.16]);
  const hat = r.pick([0.2, 0.32, 0.5]);
  return {
    skin: grey(skin),
    skinShade: grey(skin * 0.5),
    skinDeep: grey(skin * 0.2),
    skinLight: grey(1),
    lip: grey(skin * 0.36),
    white: grey(1),
    iris: grey(0.14),
    dark: grey(0.02),
    hair: grey(fair ? 0.74 : 0.16),
    hairShade: grey(fair ? 0.4 : 0.04),
    hairLight: grey(fair ? 0.95 : 0.5),
    cloth: grey(cloth),
    clothShade: grey(cloth * 0.3),
    clothLight: grey(Math.min(1, cloth + 0.4)),
    under: grey(0.94),
    underShade: grey(0.52),
    accent: grey(cloth < 0.4 ? 0.66 : 0.14),
    accentShade: grey(cloth < 0.4 ? 0.4 : 0.05),
    hat: grey(hat),
    hatShade: grey(hat * 0.3),
    hatLight: grey(Math.min(1, hat + 0.35)),
    band: grey(hat < 0.4 ? 0.78 : 0.08),
    lens: grey(0.05),
    metal: grey(0.85),
  };
}
