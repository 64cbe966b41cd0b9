import { engrave, type Solid } from "../../kit/engrave.ts";
import { cactus } from "../../kit/engraved/outdoors.ts";
import { scorpion } from "../../kit/engraved/small-beasts.ts";
import { rattlesnake, vulture } from "../../kit/engraved/wild.ts";
import { fr } from "../../kit/french.ts";
import { burst } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rays } from "../../kit/scene.ts";
import { circle, g, path, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { bleach, make, type Inks } from "./parts.ts";
import type { festivals } from "./texts.ts";

const SOLIDS: Record<string, () => Solid[]> = { snake: rattlesnake, scorpion, vulture, cactus };

/** The animal huge across the sheet, words climbing beside it. */
export function festival(t: (typeof festivals)[number], k: Inks, left: boolean): Poster {
  return make(t, 1000, 1414, () => {
    const disc = circle(left ? 620 : 400, 700, 420, k.sun);
    const animal = engrave((SOLIDS[t.figure] ?? rattlesnake)(), {
      x: left ? 610 : 400,
      y: 730,
      scale: 3.5,
      gap: 11,
      ink: k.ink,
      under: k.pale,
      halfWidth: 108,
      halfHeight: 112,
      contour: 6,
    });
    const head = fitLine(t.name[0], {
      face: "shrikhand",
      x: 60,
      y: 70,
      width: 880,
      maxHeight: 210,
      anchor: left ? "start" : "end",
      fill: k.ink,
    });
    const middle = text(t.name[1], {
      face: "shrikhand",
      size: 96,
      x: left ? 940 : 60,
      y: head.bottom + 100,
      anchor: left ? "end" : "start",
      fill: k.sun,
    });
    const tail = fitLine(t.name[2], {
      face: "shrikhand",
      x: 60,
      y: 1064,
      width: 880,
      height: 130,
      fill: k.pale,
    });
    const stripes = [0, 1, 2, 3]
      .map((i) =>
        path(
          `M0 ${1010 + i * 26}Q500 ${930 + i * 26} 1000 ${1010 + i * 26}V1414H0Z`,
          [k.sun, k.far, k.near, k.ink][i] ?? k.ink,
        ),
      )
      .join("");
    const date = g(
      { transform: "rotate(9 820 380)" },
      burst(left ? 170 : 830, 520, 128, k.far, 18, 0.85),
      paragraph(fr(t.dates), {
        face: "righteous",
        size: 35,
        x: (left ? 170 : 830) - 88,
        y: 500,
        width: 176,
        align: "middle",
        leading: 1.14,
        fill: k.pale,
      }).svg,
    );
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, k.sky),
      rays(left ? 620 : 400, 700, 1200, 32, k.pale, 0, 0.5),
      disc,
      stripes,
      animal,
      head.svg,
      middle,
      date,
      rect(0, 1040, 1000, 374, k.ink),
      tail.svg,
      paragraph(fr(t.items), {
        face: "zilla-slab",
        weight: 500,
        size: 32,
        x: 60,
        y: 1252,
        width: 880,
        leading: 1.22,
        fill: k.pale,
      }).svg,
      fitLine(fr(t.foot), { face: "righteous", x: 60, y: 1346, width: 880, maxHeight: 34, fill: k.sun }).svg,
      bleach(1000, 1414, k.pale),
    );
  });
}
