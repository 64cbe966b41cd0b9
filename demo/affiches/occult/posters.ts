/** Occult gatherings: tarot, seals, moon nights, eyes, candle séances. */
import type { Poster } from "../../kit/poster.ts";
import { card } from "./card.ts";
import { night } from "./night.ts";
import type { Inks } from "./parts.ts";
import { seal } from "./seal.ts";
import { seance } from "./seance.ts";
import { cards, eyes, nights, seals, seances } from "./texts.ts";
import { watcher } from "./watcher.ts";

const VIOLET: Inks = { night: "#1a1028", gold: "#e6c98a", glow: "#4b2a6b" };

const BLOOD: Inks = { night: "#1d0c10", gold: "#ead3a2", glow: "#7a1d26" };

const MOSS: Inks = { night: "#0f1a17", gold: "#dcd3a0", glow: "#2c5a48" };

const INDIGO: Inks = { night: "#101935", gold: "#f0d9a0", glow: "#2f4a8a" };

const COAL: Inks = { night: "#141215", gold: "#e9dcc0", glow: "#3d3540" };

const PLUM: Inks = { night: "#2a1030", gold: "#f0b98d", glow: "#6b2458" };

const palettes = [INDIGO, BLOOD, COAL, VIOLET, MOSS, PLUM] as const;

const inks = (i: number): Inks => palettes[i % palettes.length] ?? VIOLET;

const made = {
  cards: cards.map((t, i) => card(t, inks(i))),
  seals: seals.map((t, i) => seal(t, inks(i + 3), i % 2 === 1)),
  nights: nights.map((t, i) => night(t, inks([3, 1, 0, 4][i] ?? 0))),
  eyes: eyes.map((t, i) => watcher(t, inks([5, 2, 4, 0][i] ?? 0), i % 2 === 1)),
  seances: seances.map((t, i) => seance(t, inks([3, 5, 1][i] ?? 0), i % 2 ? 740 : 270)),
};

/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3, 4].flatMap((i) =>
  Object.values(made).flatMap((list) => list[i] ?? []),
);
