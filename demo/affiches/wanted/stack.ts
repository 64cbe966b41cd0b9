import { oldSheet } from "../../kit/old-sheet.ts";
import { drawRule, plate, rule, type RuleKind } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { svg } from "../../kit/svg.ts";
import { WESTERN, column, line, prose, small } from "../../kit/woodtype.ts";
import { poster, type Figure, type Look } from "./parts.ts";
import type { Notice } from "./texts.ts";

/** The full-width stack: head, portrait in a box, name, charge, reward. */
export function stack(
  n: Notice,
  figure: Figure,
  look: Look,
  rules: RuleKind,
  frame: "box" | "none" = "box",
): Poster {
  return poster(n, 1000, 1414, () => {
    const body = column(
      [
        line(n.head, 190, look.cases ? {} : { face: "rye" }),
        rule(rules, look.ink, 14),
        small(n.charge, 40, { face: "old-standard-tt", weight: 700, tracking: 0.12 }),
        plate(figure.solids(), { ...figure, gap: 7.8 }, look.ink, 520, {
          frame,
          ground: look.paper,
          inset: frame === "box" ? 120 : 0,
        }),
        line(n.name, 104),
        rule("double", look.ink, 12),
        prose(n.details, 27, { align: "justify" }),
        rule(rules, look.ink, 14),
        small("RÉCOMPENSE", 34, { face: "rye", tracking: 0.3 }),
        line(n.reward, 170, {
          face: "ultra",
          fill: look.accent ?? look.ink,
          flank: (x, y, w, h) => drawRule("diamonds", x, y + h / 2, w, look.ink),
        }),
        small(n.foot, 30),
      ],
      { x: 105, y: 100, width: 790, height: 1214, gap: 15, ink: look.ink, cases: look.cases ?? WESTERN },
    );
    return svg(1000, 1414, oldSheet(1000, 1414, n.id, look, body.svg));
  });
}
