/** The glazier: coloured panes, lead, and faces painted as on church windows. */
import { cleopatra, emerald, sun, vesper } from "./glass/windows.ts";
import type { Hand } from "./hand.ts";

/** The stained-glass portraits, by pseudo. */
export const glass: Hand = {
  vesperine: vesper,
  emeraude_et_cetera: emerald,
  cleo_patraque: cleopatra,
  nour_zenith: sun,
};
