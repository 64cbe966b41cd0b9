/** Railway, auction, rodeo and land-rush notices of 1899. */
import type { Poster } from "../../kit/poster.ts";
import { auction } from "./auction.ts";
import { landRush } from "./land-rush.ts";
import { railway } from "./railway.ts";
import { rodeo } from "./rodeo.ts";
import { auctions, lands, rodeos, trains } from "./texts.ts";

const palettes = {
  train: [
    { ink: "#1c1a22", accent: "#c9783f", ground: "#ecd9a9" },
    { ink: "#141a2e", accent: "#7d93ad", ground: "#e2dcc0" },
    { ink: "#15292b", accent: "#8fb7a8", ground: "#efe0b3" },
  ],
  auction: [
    { ink: "#21160d", accent: "#9a2c1b", ground: "#e3cc97" },
    { ink: "#1d1721", accent: "#5f2450", ground: "#e4d2a8" },
    { ink: "#1d1b12", accent: "#3f5a2b", ground: "#e6d6a4" },
  ],
  rodeo: [
    { ink: "#231510", accent: "#c8502a", ground: "#f0dcab" },
    { ink: "#1b2230", accent: "#3f7f92", ground: "#efe0b8" },
    { ink: "#261a10", accent: "#d9a12f", ground: "#f0e0b4" },
  ],
  land: [
    { ink: "#1f1a10", accent: "#2f6b4a", ground: "#e7d7a6" },
    { ink: "#241a0d", accent: "#a8741a", ground: "#eadbad" },
    { ink: "#1c1c26", accent: "#8a2f2a", ground: "#e3d3a9" },
  ],
} as const;

/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2].flatMap((i) => {
  const [train, sale, show, land] = [trains[i], auctions[i], rodeos[i], lands[i]];
  const [a, b, c, d] = [palettes.train[i], palettes.auction[i], palettes.rodeo[i], palettes.land[i]];
  if (!train || !sale || !show || !land || !a || !b || !c || !d) return [];
  return [railway(train, a), auction(sale, b), rodeo(show, c), landRush(land, d)];
});
