import type { Poster } from "../../kit/poster.ts";
import { poster as leBalDeLaBraise } from "./bal/le-bal-de-la-braise.ts";
import { poster as unSoirSousLesNeons } from "./bal/un-soir-sous-les-neons.ts";
import { poster as elisezLeRoiEtLaReine } from "./bal/elisez-le-roi-et-la-reine.ts";
import { poster as quartDHeureSlow } from "./bal/quart-d-heure-slow.ts";

/** The balls of the lycée: disco, moonlight, coronation, slow dance. */
export const ballPosters: Poster[] = [
  leBalDeLaBraise,
  unSoirSousLesNeons,
  elisezLeRoiEtLaReine,
  quartDHeureSlow,
];
