import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawPlate, drawRule } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { SOBER, column, line, prose } from "../../kit/woodtype.ts";
import { poster, type Figure, type Look } from "./parts.ts";
import type { Notice } from "./texts.ts";

/** Several portraits in a row on a landscape sheet. */
export function row(n: Notice, figures: readonly Figure[], names: readonly string[], look: Look): Poster {
  return poster(n, 1414, 1000, () => {
    const gap = 24;
    const each = (1234 - gap * (figures.length - 1)) / figures.length;
    const portraits = figures
      .map((figure, i) => {
        const x = 90 + i * (each + gap);
        return (
          drawPlate(figure.solids(), { ...figure, gap: 7 }, look.ink, x, 300, each, 380, {
            frame: "box",
            ground: look.paper,
            flip: i % 2 === 1,
          }) +
          fitLine(fr(names[i] ?? ""), {
            face: "sancreek",
            x,
            y: 700,
            width: each,
            maxHeight: 42,
            anchor: "middle",
            fill: look.ink,
          }).svg
        );
      })
      .join("");
    const head =
      fitLine(fr(n.name), { face: "rye", x: 90, y: 84, width: 1234, height: 132, fill: look.ink }).svg +
      drawRule("stars", 90, 254, 400, look.ink) +
      drawRule("stars", 924, 254, 400, look.ink) +
      text(fr(n.head), {
        face: "ultra",
        size: 48,
        x: 707,
        y: 272,
        anchor: "middle",
        fill: look.accent ?? look.ink,
      });
    const left = column([line(n.charge.toUpperCase(), 52), prose(n.details, 29, { align: "start" })], {
      x: 90,
      y: 776,
      width: 620,
      gap: 14,
      ink: look.ink,
      cases: SOBER,
    });
    const right =
      fitLine(fr(n.reward), {
        face: "ultra",
        x: 750,
        y: 776,
        width: 574,
        height: 92,
        fill: look.accent ?? look.ink,
      }).svg +
      fitLine(fr(n.foot), {
        face: "old-standard-tt",
        weight: 700,
        x: 750,
        y: 888,
        width: 574,
        maxHeight: 34,
        anchor: "middle",
        fill: look.ink,
      }).svg;
    return svg(1414, 1000, oldSheet(1414, 1000, n.id, look, head, portraits, left.svg, right));
  });
}
