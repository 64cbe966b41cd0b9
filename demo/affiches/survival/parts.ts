/** What the quarantine papers share. */
import type { Solid } from "../../kit/engrave.ts";
import { palm, skull } from "../../kit/engraved/body.ts";
import { candle, gasMask } from "../../kit/engraved/devices.ts";
import { bottle, tin } from "../../kit/engraved/objects.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { el, g } from "../../kit/svg.ts";
import { text } from "../../kit/type.ts";

export interface Inks {
  ground: string;
  ink: string;
  alert: string;
}

export const SOLIDS: Record<string, () => Solid[]> = { tin, candle, bottle, gasMask, skull, palm };

type Words = { id: string; titre: string; auteur: string };

export const make = (t: Words, width: number, height: number, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width,
  height,
  draw,
});

export const stamp = (
  words: string,
  x: number,
  y: number,
  turn: number,
  colour: string,
  size = 50,
): string => {
  const line = text(words, {
    face: "black-ops-one",
    size,
    x: 0,
    y: size * 0.36,
    anchor: "middle",
    fill: colour,
  });
  const half = words.length * size * 0.36 + 26;
  return g(
    { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: 0.86, style: "mix-blend-mode:multiply" },
    line,
    el("rect", {
      x: -half,
      y: -size * 0.78,
      width: half * 2,
      height: size * 1.56,
      rx: 8,
      fill: "none",
      stroke: colour,
      "stroke-width": 6,
    }),
    el("rect", {
      x: -half + 11,
      y: -size * 0.78 + 11,
      width: half * 2 - 22,
      height: size * 1.56 - 22,
      rx: 4,
      fill: "none",
      stroke: colour,
      "stroke-width": 2,
    }),
  );
};
