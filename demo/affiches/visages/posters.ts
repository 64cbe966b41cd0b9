import type { Poster } from "../../kit/poster.ts";
import { campaignPosters } from "./campagne.ts";
import { showPosters } from "./spectacle.ts";

/** Posters led by one face. */
export const posters: Poster[] = [...campaignPosters, ...showPosters];
