import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rays } from "../../kit/scene.ts";
import { glyph, ring, starChart } from "../../kit/sigils.ts";
import { circle, clip, g, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { H, W, figure, make, type Inks } from "./parts.ts";
import type { cards } from "./texts.ts";

/** A tarot card laid on a dark cloth. */
export function card(t: (typeof cards)[number], { night, gold, glow }: Inks): Poster {
  return make(t, () => {
    const sky = clip(
      "M150 240H850V1050H150Z",
      rect(150, 240, 700, 810, night),
      rays(500, 640, 640, 36, glow, 0, 0.5),
      circle(500, 640, 292, night),
      ring(500, 640, 292, gold, 4),
      starChart(1000, 300, gold, t.id, 26),
      g({ transform: "translate(0 900)" }, starChart(1000, 160, gold, `${t.id}b`, 16)),
    );
    const corners = [
      [112, 112],
      [888, 112],
      [112, 1302],
      [888, 1302],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 34, night, { stroke: gold, "stroke-width": 3 }) + glyph(x, y, 38, gold, `${t.id}${i}`),
      )
      .join("");
    return svg(
      W,
      H,
      rect(0, 0, W, H, night),
      rect(46, 46, 908, 1322, gold, { rx: 34 }),
      rect(56, 56, 888, 1302, night, { rx: 28 }),
      rect(150, 96, 700, 120, gold),
      text(t.number, {
        face: "cinzel-decorative",
        weight: 900,
        size: 96,
        x: 500,
        y: 190,
        anchor: "middle",
        fill: night,
      }),
      sky,
      rect(150, 240, 700, 810, "none", { stroke: gold, "stroke-width": 5 }),
      figure(t.figure, 500, 640, 2.55, gold, night),
      rect(150, 1076, 700, 150, gold),
      fitLine(t.name, {
        face: "cinzel-decorative",
        weight: 900,
        x: 180,
        y: 1104,
        width: 640,
        maxHeight: 94,
        anchor: "middle",
        fill: night,
      }).svg,
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 35,
        x: 190,
        y: 1278,
        width: 620,
        align: "middle",
        leading: 1.2,
        fill: gold,
      }).svg,
      corners,
    );
  });
}
