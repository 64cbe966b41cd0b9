/** The pixel artist: 32 by 32 cells, a dozen colours, nothing left to chance. */
import type { Hand } from "./hand.ts";
import { pixels } from "./pixel/grid.ts";
import { bandit } from "./pixel/old-times.ts";
import { operator, prospector, sandwich, werewolf } from "./pixel/our-times.ts";

/** The pixel portraits, by pseudo. */
export const pixel: Hand = {
  pixelgarou: () => pixels(werewolf),
  hugo_lagadoue: () => pixels(prospector),
  jean_bonbeurre: () => pixels(sandwich),
  bastos_perdue: () => pixels(bandit),
  tiphaine_talkie: () => pixels(operator),
};
