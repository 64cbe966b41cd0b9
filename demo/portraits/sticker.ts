/** The sticker maker: round heads, thick lines, and a white border to peel off. */
import type { Hand } from "./hand.ts";
import { cactus, duck, midnightCat } from "./sticker/creatures.ts";
import { burglar, carton, granny } from "./sticker/people.ts";

/** The stickers, by pseudo. */
export const sticker: Hand = {
  gros_minuit: midnightCat,
  mme_clapotis: granny,
  kwak_o_dak: duck,
  fifi_braquage: burglar,
  theo_cactus: cactus,
  zebulon_kraft: carton,
};
