/** The photographer of the night: black shapes, one light, and the edge that it finds. */
import type { Hand } from "./hand.ts";
import { eyeGlass, nightWalker } from "./noir/hats.ts";
import { blinds, crow, hood, porthole } from "./noir/visitors.ts";

/** The portraits against the light, by pseudo. */
export const noir: Hand = {
  barnabe_nuit: nightWalker,
  sansnom_0: hood,
  lacorneille_tv: crow,
  professeur_ombre: blinds,
  fanny_spectre: porthole,
  sacha_loupe: eyeGlass,
};
