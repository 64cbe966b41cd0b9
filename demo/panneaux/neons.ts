import type { Poster } from "../kit/poster.ts";
import { poster as ouvertMemeFerme } from "./neons/ouvert-meme-ferme.ts";
import { poster as motelLeMirage } from "./neons/motel-le-mirage.ts";
import { poster as barLesNaufrages } from "./neons/bar-les-naufrages.ts";
import { poster as voyance } from "./neons/voyance.ts";
import { poster as fermePourContrat } from "./neons/ferme-pour-contrat.ts";

/** Neon on brick and sheet metal. */
export const posters: Poster[] = [ouvertMemeFerme, motelLeMirage, barLesNaufrages, voyance, fermePourContrat];
