import type { Poster } from "../../kit/poster.ts";
import { poster as reverLaBraise } from "./campagne/rever-la-braise.ts";
import { poster as obeissezAvecLeSourire } from "./campagne/obeissez-avec-le-sourire.ts";
import { poster as tardifRappelle } from "./campagne/tardif-rappelle.ts";
import { poster as elleDAbord } from "./campagne/elle-d-abord.ts";
import { poster as kevinPrometTout } from "./campagne/kevin-promet-tout.ts";
import { poster as reelisezBouvier } from "./campagne/reelisez-bouvier.ts";

/** Campaigns: a face, a word, a promise. */
export const campaignPosters: Poster[] = [
  reverLaBraise,
  obeissezAvecLeSourire,
  tardifRappelle,
  elleDAbord,
  kevinPrometTout,
  reelisezBouvier,
];
