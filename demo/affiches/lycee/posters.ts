import type { Poster } from "../../kit/poster.ts";
import { ballPosters } from "./bal.ts";
import { clubPosters } from "./clubs.ts";
import { sportPosters } from "./sport.ts";
import { stagePosters } from "./scene.ts";
import { ballotPosters } from "./scrutin.ts";

/** The walls of the Lycée Sainte-Braise. */
export const posters: Poster[] = [
  ...ballotPosters,
  ...clubPosters,
  ...ballPosters,
  ...sportPosters,
  ...stagePosters,
];
