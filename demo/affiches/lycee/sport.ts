import type { Poster } from "../../kit/poster.ts";
import { poster as crossDuLycee } from "./sport/cross-du-lycee.ts";
import { poster as balleAuPrisonnier } from "./sport/balle-au-prisonnier.ts";
import { poster as nageTresLibre } from "./sport/nage-tres-libre.ts";
import { poster as plusVite } from "./sport/plus-vite.ts";
import { poster as tournoiDeBabyFoot } from "./sport/tournoi-de-baby-foot.ts";

/** Sports days. */
export const sportPosters: Poster[] = [
  crossDuLycee,
  balleAuPrisonnier,
  nageTresLibre,
  plusVite,
  tournoiDeBabyFoot,
];
