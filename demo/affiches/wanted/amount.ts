import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawPlate, drawRule, rule, scroll } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { WESTERN, column, line, prose } from "../../kit/woodtype.ts";
import { poster, type Figure, type Look } from "./parts.ts";
import type { Notice } from "./texts.ts";

/** The amount fills the sheet; the culprit is small. */
export function amount(n: Notice, figure: Figure, look: Look): Poster {
  return poster(n, 1000, 1414, () => {
    const [value = "", sign = "$"] = n.reward.split(" ");
    const number =
      fitLine(value, { face: "ultra", x: 70, y: 90, width: 700, height: 560, fill: look.accent ?? look.ink })
        .svg +
      fitLine(sign, { face: "vast-shadow", x: 790, y: 90, width: 140, height: 300, fill: look.ink }).svg;
    const note = paragraph(fr(n.foot), {
      face: "rye",
      size: 30,
      x: 790,
      y: 440,
      width: 140,
      leading: 1.3,
      align: "middle",
      fill: look.ink,
    }).svg;
    const figureSvg = drawPlate(figure.solids(), { ...figure, gap: 7.6 }, look.ink, 70, 720, 430, 430, {
      frame: "none",
    });
    const words = column(
      [
        line(n.head, 84),
        line(n.name, 78),
        prose(n.charge, 42, { face: "im-fell-dw-pica", align: "start" }),
        rule("double", look.ink, 14),
        prose(n.details, n.details.length > 150 ? 29 : 34, { align: "start" }),
      ],
      { x: 530, y: 730, width: 400, gap: 20, ink: look.ink, cases: WESTERN },
    );
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        n.id,
        look,
        number,
        note,
        drawRule("thick", 70, 686, 860, look.ink),
        figureSvg,
        words.svg,
        scroll(285, 1240, 380, look.ink),
      ),
    );
  });
}
