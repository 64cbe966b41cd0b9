import type { Poster } from "../kit/poster.ts";
import { poster as saloonDuDernierCoup } from "./bois/saloon-du-dernier-coup.ts";
import { poster as croqueMortSurPied } from "./bois/croque-mort-sur-pied.ts";
import { poster as quatreDirections } from "./bois/quatre-directions.ts";
import { poster as sherifAbsent } from "./bois/sherif-absent.ts";
import { poster as auChatDeMinuit } from "./bois/au-chat-de-minuit.ts";
import { poster as ecurieDesDeuxMules } from "./bois/ecurie-des-deux-mules.ts";
import { poster as bienvenueFortCarson } from "./bois/bienvenue-fort-carson.ts";

/** Boards of the frontier. */
export const posters: Poster[] = [
  saloonDuDernierCoup,
  croqueMortSurPied,
  quatreDirections,
  sherifAbsent,
  auChatDeMinuit,
  ecurieDesDeuxMules,
  bienvenueFortCarson,
];
