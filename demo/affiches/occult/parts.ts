/** What the occult sheets share. */
import { engrave, type Solid } from "../../kit/engrave.ts";
import { eye, palm, skull } from "../../kit/engraved/body.ts";
import { candle } from "../../kit/engraved/devices.ts";
import { cat } from "../../kit/engraved/farm.ts";
import { bottle } from "../../kit/engraved/objects.ts";
import { moonFace } from "../../kit/engraved/outdoors.ts";
import { owl } from "../../kit/engraved/owl.ts";
import { scorpion, toad } from "../../kit/engraved/small-beasts.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";

export interface Inks {
  night: string;
  gold: string;
  glow: string;
}

export const SOLIDS: Record<string, () => Solid[]> = {
  moonFace,
  owl,
  palm,
  skull,
  cat,
  scorpion,
  eye,
  candle,
  bottle,
  toad,
};

export const W = 1000;

export const H = 1414;

export const figure = (
  name: string,
  x: number,
  y: number,
  scale: number,
  ink: string,
  under: string,
  gap = 7.4,
): string =>
  engrave((SOLIDS[name] ?? eye)(), {
    x,
    y,
    scale,
    gap,
    ink,
    under,
    negative: true,
    halfWidth: 108,
    halfHeight: 112,
    contour: 3.4,
  });

export const make = (t: { id: string; titre: string; auteur: string }, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width: W,
  height: H,
  draw,
});
