/** Stories and figures that the four papers set. */
import type { Solid } from "../../kit/engrave.ts";
import { palm, skull } from "../../kit/engraved/body.ts";
import { banjo, gasMask, locomotive } from "../../kit/engraved/devices.ts";
import { cat, rooster } from "../../kit/engraved/farm.ts";
import { bottle, hat, tin } from "../../kit/engraved/objects.ts";
import { balloon, cactus, saucer } from "../../kit/engraved/outdoors.ts";
import { rattlesnake, vulture } from "../../kit/engraved/wild.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { fitLine } from "../../kit/type.ts";
import type { Edition, Story } from "./texts.ts";

export interface Inks {
  paper: string;
  ink: string;
  spot: string;
}

export interface Setting {
  head: string;
  body: string;
  size: number;
  ink: string;
  align?: "justify" | "start";
}

const SOLIDS: Record<string, () => Solid[]> = {
  banjo,
  locomotive,
  rooster,
  hat,
  saucer,
  cactus,
  snake: rattlesnake,
  vulture,
  tin,
  balloon,
  skull,
  cat,
  bottle,
  gasMask,
  palm,
};

export const solids = (name: string): Solid[] => (SOLIDS[name] ?? hat)();

export const half = (name: string): number => (name === "locomotive" ? 164 : 104);

export const make = (e: Edition, draw: () => string): Poster => ({
  id: e.id,
  titre: fr(e.titre),
  auteur: e.auteur,
  width: 1000,
  height: 1414,
  draw,
});

/** One story in a column; gives its end. */
export function story(
  s: Story,
  x: number,
  y: number,
  width: number,
  how: Setting,
): { svg: string; bottom: number } {
  const head = fitLine(fr(s.head), {
    face: how.head,
    x,
    y,
    width,
    maxHeight: how.size * 1.15,
    anchor: how.align === "start" ? "start" : "middle",
    fill: how.ink,
  });
  const body = paragraph(fr(s.text), {
    face: how.body,
    size: how.size,
    x,
    y: head.bottom + how.size * 1.35,
    width,
    leading: 1.24,
    align: how.align ?? "justify",
    fill: how.ink,
  });
  return { svg: head.svg + body.svg, bottom: body.bottom + how.size * 0.7 };
}
