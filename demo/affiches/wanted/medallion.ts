import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { border, drawPlate, drawRule, rule, type BorderKind } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText } from "../../kit/prose.ts";
import { svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { SOBER, column, line, prose, small } from "../../kit/woodtype.ts";
import { poster, type Figure, type Look } from "./parts.ts";
import type { Notice } from "./texts.ts";

/** Oval portrait under an arch of letters, ornate border, a black band at the foot. */
export function medallion(n: Notice, figure: Figure, look: Look, kind: BorderKind): Poster {
  return poster(n, 1000, 1414, () => {
    const arch = arcText(fr(n.head), {
      face: "sancreek",
      size: Math.min(132, 1720 / n.head.length),
      cx: 500,
      cy: 640,
      radius: 418,
      tracking: 0.03,
      fill: look.accent ?? look.ink,
    });
    const oval = drawPlate(figure.solids(), { ...figure, gap: 7.8 }, look.ink, 230, 330, 540, 620, {
      frame: "oval",
      ground: look.paper,
    });
    const words = column(
      [
        line(n.name, 108),
        small(n.charge, 36, { face: "rye" }),
        rule("swell", look.ink, 16),
        prose(n.details, 27, { align: "middle", face: "im-fell-dw-pica" }),
      ],
      { x: 110, y: 975, width: 780, gap: 18, ink: look.ink, cases: SOBER },
    );
    const sides = [150, 850]
      .map((x) => text("$", { face: "vast-shadow", size: 120, x, y: 905, anchor: "middle", fill: look.ink }))
      .join("");
    const band = fitLine(fr(n.reward), {
      face: "ultra",
      x: 330,
      y: 1266,
      width: 340,
      maxHeight: 66,
      anchor: "middle",
      fill: look.accent ?? look.ink,
    });
    const ends = drawRule("stars", 100, 1300, 190, look.ink) + drawRule("stars", 710, 1300, 190, look.ink);
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        n.id,
        look,
        border(kind, 1000, 1414, 58, look.ink),
        arch,
        oval,
        sides,
        words.svg,
        ends,
        band.svg,
      ),
    );
  });
}
