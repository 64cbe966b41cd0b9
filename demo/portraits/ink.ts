/** The one who draws on anything: napkins, school sheets, the backs of bills. */
import type { Hand } from "./hand.ts";
import { badLuck, cyclone, smallBald, surrender } from "./ink/characters.ts";
import { captain, soot, watchmaker } from "./ink/trades.ts";

/** The sketched portraits, by pseudo. */
export const ink: Hand = {
  lasource_42: watchmaker,
  le_petit_chauve: smallBald,
  drapeau_blanc: surrender,
  capitaine_tartine: captain,
  tonio_laloose: badLuck,
  judith_cyclone: cyclone,
  perle_de_suie: soot,
};
