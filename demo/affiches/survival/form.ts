import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paper } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { random } from "../../kit/random.ts";
import { el, path, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";
import { folds, staple } from "../../kit/wear.ts";
import { make, stamp, type Inks } from "./parts.ts";
import type { forms } from "./texts.ts";

export function form(t: (typeof forms)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const head =
      rect(56, 56, 250, 190, ink) +
      fitLine(t.code, { face: "black-ops-one", x: 86, y: 86, width: 190, height: 130, fill: ground }).svg +
      block(
        [
          { text: "ADMINISTRATION PROVISOIRE", face: "oswald", weight: 500 },
          { text: t.title, face: "anton", height: 78 },
        ],
        { face: "oswald", x: 336, y: 66, width: 608, gap: 22, fill: ink },
      ).svg +
      paragraph("Écrire lisiblement, sans baver.", {
        face: "courier-prime",
        size: 26,
        x: 336,
        y: 236,
        width: 600,
        fill: ink,
      }).svg;
    const rows = t.fields
      .map((label, i) => {
        const y = 290 + i * 128;
        return (
          el("rect", { x: 56, y, width: 888, height: 112, fill: "none", stroke: ink, "stroke-width": 3 }) +
          rect(56, y, 64, 112, ink) +
          text(String(i + 1), { face: "anton", size: 54, x: 88, y: y + 76, anchor: "middle", fill: ground }) +
          text(fr(label), { face: "courier-prime", weight: 700, size: 26, x: 140, y: y + 34, fill: ink }) +
          text(fr(t.answers[i] ?? ""), {
            face: "caveat-brush",
            size: 62,
            x: 180 + (i % 3) * 26,
            y: y + 92,
            fill: "#1d3a7a",
          })
        );
      })
      .join("");
    const boxes = t.boxes
      .map((label, i) => {
        const x = 56 + i * 300;
        return (
          el("rect", { x, y: 960, width: 56, height: 56, fill: "none", stroke: ink, "stroke-width": 5 }) +
          text(label, { face: "oswald", weight: 500, size: 32, x: x + 74, y: 1000, fill: ink }) +
          (i === t.tick
            ? stroke(`M${x - 6} ${970}L${x + 26} ${1010}L${x + 76} ${930}`, "#1d3a7a", 9, {
                "stroke-linecap": "round",
              })
            : "")
        );
      })
      .join("");
    const bars = random(t.id);
    let code = "";
    for (let x = 640; x < 930; x += bars.int(7, 15)) code += `M${x} 1230h${bars.int(2, 7)}v92h-7Z`;
    return svg(
      1000,
      1414,
      paper(1000, 1414, { colour: ground, age: "#6d6a3d", amount: 0.25, seed: 4 }),
      head,
      rows,
      boxes,
      rect(56, 1056, 888, 4, ink),
      paragraph(fr(t.rule), {
        face: "courier-prime",
        size: 29,
        x: 56,
        y: 1110,
        width: 888,
        leading: 1.35,
        fill: ink,
      }).svg,
      path(code, ink),
      text(`${t.code}-0${t.titre.length}84 · FEUILLET 1/2`, {
        face: "space-mono",
        size: 22,
        x: 640,
        y: 1356,
        fill: ink,
      }),
      stamp(t.stamp, 330, 1290, -6, alert, 56),
      folds(1000, 1414, 1, 3, 0.1),
      staple(110, 36, -14),
    );
  });
}
