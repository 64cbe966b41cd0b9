import type { Poster } from "../../kit/poster.ts";
import { clouds, paper, rough } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { folds, tape } from "../../kit/wear.ts";
import { make, type Inks } from "./parts.ts";
import type { notes } from "./texts.ts";

export function note(t: (typeof notes)[number], { ground, ink, alert }: Inks, face: string): Poster {
  return make(t, 1000, 1414, () => {
    const [edge, tilt] = [rough(6, 30, 3), [-3, 2, -2] as const];
    let y = 190;
    const words = t.words
      .map((word, i) => {
        const line = fitLine(word, {
          face,
          x: 110,
          y,
          width: 760,
          maxHeight: 190,
          fill: i === 2 ? alert : ink,
        });
        y = line.bottom + 58;
        return g({ transform: `rotate(${tilt[i] ?? 0} 500 ${y - 120})` }, line.svg);
      })
      .join("");
    const sheet = polygon([
      [54, 66],
      [952, 40],
      [968, 1352],
      [36, 1376],
    ]);
    let lines = "";
    for (let row = 0; row < 30; row += 1) lines += `M40 ${120 + row * 44}H970`;
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, "#4a4742"),
      clouds(1000, 1414, "#1c1a17", 0.6, 0.012, 6),
      path(sheet, "#000", { opacity: 0.4, transform: "translate(10 14)" }),
      clip(
        sheet,
        paper(1000, 1414, { colour: ground, amount: 0.3, seed: 8 }),
        stroke(lines, "#6d8fb0", 2, { opacity: 0.5 }),
        stroke("M150 0V1414", "#c0524a", 3, { opacity: 0.55 }),
        edge.defs,
        g({ filter: edge.url }, words),
        paragraph(t.aside, {
          face: "caveat-brush",
          size: 60,
          x: 190,
          y: Math.max(y + 60, 860),
          width: 720,
          leading: 1.22,
          fill: ink,
        }).svg,
        text(t.sign, { face: "caveat-brush", size: 52, x: 900, y: 1280, anchor: "end", fill: alert }),
        stroke("M520 1306Q700 1326 900 1298", alert, 5),
        folds(1000, 1414, 2, 2, 0.1),
      ),
      tape(500, 56, 220, -4),
      tape(92, 1340, 150, 38),
      tape(930, 1330, 150, -42),
    );
  });
}
