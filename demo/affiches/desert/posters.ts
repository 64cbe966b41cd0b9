/** Fort Carson City: postcards, roadside signs, festivals, saucers; sun-bleached mid-century printing. */
import type { Poster } from "../../kit/poster.ts";
import { beam } from "./beam.ts";
import { festival } from "./festival.ts";
import { DUSK, type Inks } from "./parts.ts";
import { postcard } from "./postcard.ts";
import { roadside } from "./roadside.ts";
import { festivals, motels, postcards, saucers } from "./texts.ts";

const SUNSET: Inks = {
  sky: "#f2b25f",
  sun: "#d9512c",
  far: "#b5533c",
  near: "#8c3b33",
  ink: "#3a1f2b",
  pale: "#f9ead0",
};

const TURQUOISE: Inks = {
  sky: "#8fc9bd",
  sun: "#e2603a",
  far: "#d98b57",
  near: "#b96a42",
  ink: "#24343f",
  pale: "#f8edd3",
};

const LEMON: Inks = {
  sky: "#f1d98a",
  sun: "#d9752f",
  far: "#4f9a94",
  near: "#c08a4a",
  ink: "#2c3b3a",
  pale: "#fbf3da",
};

const ROSE: Inks = {
  sky: "#efb9a4",
  sun: "#c93f4e",
  far: "#8a5a7c",
  near: "#a6604f",
  ink: "#3b2440",
  pale: "#fbeedd",
};

const NIGHT: Inks = {
  sky: "#17353f",
  sun: "#c9dd6a",
  far: "#d9653b",
  near: "#2f5f5c",
  ink: "#0e2028",
  pale: "#f2ecc9",
};

const PLUM: Inks = {
  sky: "#3c1f4a",
  sun: "#f29a5b",
  far: "#d1495b",
  near: "#6b2f63",
  ink: "#21102b",
  pale: "#fbe5c8",
};

const COCOA: Inks = {
  sky: "#1f2a44",
  sun: "#f2d06b",
  far: "#4fa3a5",
  near: "#37507a",
  ink: "#101830",
  pale: "#f4ead2",
};

const made: Poster[][] = [
  festivals.map((t, i) => festival(t, [TURQUOISE, SUNSET, LEMON, ROSE][i] ?? SUNSET, i % 2 === 0)),
  motels.map((t, i) => roadside(t, [SUNSET, TURQUOISE, LEMON, DUSK][i] ?? SUNSET, i % 2 === 1)),
  saucers.map((t, i) => beam(t, [NIGHT, DUSK, PLUM, COCOA][i] ?? NIGHT)),
  postcards.map((t, i) => postcard(t, [ROSE, LEMON, TURQUOISE, DUSK][i] ?? SUNSET)),
];

/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3].flatMap((i) => made.flatMap((list) => list[i] ?? []));
