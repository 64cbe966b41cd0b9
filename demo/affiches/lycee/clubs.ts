import type { Poster } from "../../kit/poster.ts";
import { poster as laFoireAuxClubs } from "./clubs/la-foire-aux-clubs.ts";
import { poster as clubSpiritisme } from "./clubs/club-spiritisme.ts";
import { poster as clubRobot } from "./clubs/club-robot.ts";
import { poster as chercheBatteurAvecVoiture } from "./clubs/cherche-batteur-avec-voiture.ts";
import { poster as clubFusees } from "./clubs/club-fusees.ts";

/** Club fairs and club notices. */
export const clubPosters: Poster[] = [
  laFoireAuxClubs,
  clubSpiritisme,
  clubRobot,
  chercheBatteurAvecVoiture,
  clubFusees,
];
