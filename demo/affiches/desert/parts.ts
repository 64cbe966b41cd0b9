/** What the desert sheets share. */
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { clouds } from "../../kit/print.ts";

export interface Inks {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ink: string;
  pale: string;
}

type Words = { id: string; titre: string; auteur: string };

export const make = (t: Words, width: number, height: number, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width,
  height,
  draw,
});

export const bleach = (width: number, height: number, pale: string): string =>
  clouds(width, height, pale, 0.16, 0.0035, 11);

export const DUSK: Inks = {
  sky: "#2b3566",
  sun: "#f0c04f",
  far: "#8f4a78",
  near: "#5a356b",
  ink: "#171a3a",
  pale: "#f6e8c8",
};
