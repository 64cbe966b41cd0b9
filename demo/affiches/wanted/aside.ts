import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawPlate, drawRule, rule } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { SOBER, WESTERN, column, line, prose } from "../../kit/woodtype.ts";
import { poster, type Figure, type Look } from "./parts.ts";
import type { Notice } from "./texts.ts";

/** Portrait tall on the left, words on the right, reward across the foot. */
export function aside(n: Notice, figure: Figure, look: Look, flip = false): Poster {
  return poster(n, 1000, 1414, () => {
    const px = flip ? 550 : 80;
    const tx = flip ? 80 : 480;
    const head = fitLine(fr(n.head), {
      face: "ultra",
      x: 80,
      y: 92,
      width: 840,
      height: 190,
      fill: look.accent ?? look.ink,
    });
    const words = column(
      [
        line(n.name.split(" ").slice(0, -1).join(" ") || n.name, 90),
        line(n.name.split(" ").at(-1) ?? "", 130),
        rule("swell", look.ink, 20),
        prose(n.charge, 40, { face: "im-fell-dw-pica", align: "start" }),
        rule("thin", look.ink, 4),
        prose(n.details, n.details.length > 155 ? 31 : 34, { align: "start", face: "im-fell-dw-pica" }),
      ],
      { x: tx, y: 340, width: 440, gap: 20, ink: look.ink, cases: SOBER },
    );
    const portrait = drawPlate(
      figure.solids(),
      { ...figure, gap: 8, zoom: figure.zoom ?? 1.3, up: 30 },
      look.ink,
      px,
      340,
      370,
      640,
      { frame: "box", ground: look.paper, flip },
    );
    const foot =
      rect(60, 1034, 880, 226, look.ink) +
      fitLine(fr(n.reward), {
        face: "alfa-slab-one",
        x: 90,
        y: 1066,
        width: 500,
        height: 162,
        fill: look.paper,
      }).svg +
      column([line("PRIME", 60, { fill: look.paper }), line("OFFERTE", 60, { fill: look.paper })], {
        x: 620,
        y: 1066,
        width: 290,
        height: 162,
        gap: 16,
        ink: look.paper,
        cases: WESTERN,
      }).svg;
    const last = fitLine(fr(n.foot), {
      face: "rye",
      x: 80,
      y: 1284,
      width: 840,
      maxHeight: 44,
      anchor: "middle",
      fill: look.ink,
    });
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        n.id,
        look,
        head.svg,
        drawRule("wave", 80, 308, 840, look.ink),
        portrait,
        words.svg,
        foot,
        last.svg,
      ),
    );
  });
}
