import type { Poster } from "../../kit/poster.ts";
import { copyPosters } from "./copies.ts";
import { filePosters } from "./fiches.ts";
import { tabPosters } from "./languettes.ts";

/** Missing persons, everywhere and at all times. */
export const posters: Poster[] = [...tabPosters, ...copyPosters, ...filePosters];
