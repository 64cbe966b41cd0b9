import type { Poster } from "../kit/poster.ts";
import { poster as arretSaufPoursuite } from "./route/arret-sauf-poursuite.ts";
import { poster as vachesVolantes } from "./route/vaches-volantes.ts";
import { poster as entreeDeLosCarmines } from "./route/entree-de-los-carmines.ts";
import { poster as stationnementImpossible } from "./route/stationnement-impossible.ts";
import { poster as chezBonbeurre } from "./route/chez-bonbeurre.ts";
import { poster as nidDeCoupe } from "./route/nid-de-coupe.ts";
import { poster as sensUnique } from "./route/sens-unique.ts";

/** Signs of the road, in town and in the desert. */
export const posters: Poster[] = [
  arretSaufPoursuite,
  vachesVolantes,
  entreeDeLosCarmines,
  stationnementImpossible,
  chezBonbeurre,
  nidDeCoupe,
  sensUnique,
];
