import type { Solid } from "../../kit/engrave.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawPlate, rule } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { circle, g, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { SOBER, column, line, prose, small } from "../../kit/woodtype.ts";
import { poster, type Figure, type Look } from "./parts.ts";
import type { Notice } from "./texts.ts";

/** A black shape where the face should be. */
export function unknown(n: Notice, figure: Figure, look: Look, mark: string): Poster {
  return poster(n, 1000, 1414, () => {
    const dark = figure.solids().map((solid): Solid => ({ ...solid, tone: 1, contour: false }));
    const portrait =
      rect(90, 300, 820, 690, look.accent ?? look.ink) +
      circle(500, 590, 268, look.paper) +
      g({}, drawPlate(dark, { ...figure, gap: 4 }, look.ink, 210, 360, 580, 628, { frame: "none" }));
    const sign = text(mark, {
      face: "abril-fatface",
      size: 230,
      x: 500,
      y: 700,
      anchor: "middle",
      fill: look.paper,
    });
    const head = fitLine(fr(n.head), {
      face: "six-caps",
      x: 90,
      y: 80,
      width: 820,
      height: 186,
      fill: look.ink,
    });
    const words = column(
      [
        line(n.name, 92),
        small(n.charge, 33, { face: "im-fell-dw-pica", tracking: 0.02 }),
        prose(n.details, 27, { inset: 60, align: "middle" }),
        rule("thick", look.ink, 10),
        line(`${n.reward} — ${n.foot}`, 52),
      ],
      { x: 90, y: 1020, width: 820, height: 316, gap: 17, ink: look.ink, cases: SOBER },
    );
    return svg(1000, 1414, oldSheet(1000, 1414, n.id, look, head.svg, portrait, sign, words.svg));
  });
}
