import type { Poster } from "../kit/poster.ts";
import { poster as plaqueBoulevardZenith } from "./emaille/plaque-boulevard-zenith.ts";
import { poster as numeroTreizeBis } from "./emaille/numero-treize-bis.ts";
import { poster as chienGentil } from "./emaille/chien-gentil.ts";
import { poster as defenseDeMourir } from "./emaille/defense-de-mourir.ts";
import { poster as pharmacieOrdinaire } from "./emaille/pharmacie-ordinaire.ts";
import { poster as ascenseurTroisPersonnes } from "./emaille/ascenseur-trois-personnes.ts";

/** Enamel and engraved plates of the city. */
export const posters: Poster[] = [
  plaqueBoulevardZenith,
  numeroTreizeBis,
  chienGentil,
  defenseDeMourir,
  pharmacieOrdinaire,
  ascenseurTroisPersonnes,
];
