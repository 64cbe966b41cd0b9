/** The paper cutter: few shapes, frank colours, and the depth of a shadow box. */
import type { Hand } from "./hand.ts";
import { organist, winds } from "./papercut/airs.ts";
import { fortuneTeller, sevenOClock } from "./papercut/hours.ts";
import { cook, meringue } from "./papercut/sweets.ts";

/** The cut-paper portraits, by pseudo. */
export const papercut: Hand = {
  oncle_paprika: cook,
  sucre_glace: meringue,
  rosa_des_vents: winds,
  octave_minable: organist,
  waldo_sept_heures: sevenOClock,
  la_mere_fortune: fortuneTeller,
};
