import { engrave } from "../../kit/engrave.ts";
import { tin } from "../../kit/engraved/objects.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { random } from "../../kit/random.ts";
import { el, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { SOLIDS, make, stamp, type Inks } from "./parts.ts";
import type { rations } from "./texts.ts";

export function ration(t: (typeof rations)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1414, 1000, () => {
    const dice = random(t.id);
    let cells = "";
    for (let row = 0; row < 4; row += 1)
      for (let col = 0; col < 5; col += 1) {
        const [x, y] = [620 + col * 150, 180 + row * 184];
        const torn = dice.chance(0.18) && row > 0;
        cells += torn
          ? rect(x, y, 150, 184, "#22261f")
          : el("rect", {
              x,
              y,
              width: 150,
              height: 184,
              fill: "none",
              stroke: ink,
              "stroke-width": 3,
              "stroke-dasharray": "10 7",
            }) +
            fitLine(t.good, {
              face: "anton",
              x: x + 14,
              y: y + 22,
              width: 122,
              maxHeight: 34,
              anchor: "middle",
              fill: ink,
            }).svg +
            fitLine(String(row * 5 + col + 1), {
              face: "black-ops-one",
              x: x + 25,
              y: y + 66,
              width: 100,
              height: 66,
              fill: (row + col) % 2 ? alert : ink,
            }).svg +
            fitLine(t.unit, {
              face: "oswald",
              x: x + 14,
              y: y + 148,
              width: 122,
              maxHeight: 20,
              anchor: "middle",
              fill: ink,
            }).svg;
      }
    const guilloche = Array.from({ length: 9 }, (_, i) => {
      let d = "";
      for (let x = 0; x <= 1414; x += 14)
        d += `${x ? "L" : "M"}${x} ${(110 + i * 100 + Math.sin(x / 48 + i) * 40).toFixed(0)}`;
      return stroke(d, alert, 1.6, { opacity: 0.35 });
    }).join("");
    const figure = engrave((SOLIDS[t.figure] ?? tin)(), {
      x: 300,
      y: 480,
      scale: 2.1,
      gap: 7.4,
      ink,
      under: ground,
      halfHeight: 108,
    });
    return svg(
      1414,
      1000,
      rect(0, 0, 1414, 1000, ground),
      guilloche,
      rect(0, 0, 1414, 150, ink),
      fitLine("CARTE DE RATIONNEMENT", { face: "anton", x: 50, y: 38, width: 860, height: 76, fill: ground })
        .svg,
      fitLine(t.month, { face: "black-ops-one", x: 960, y: 38, width: 404, height: 76, fill: alert }).svg,
      figure,
      fitLine(t.good, { face: "alfa-slab-one", x: 50, y: 716, width: 520, height: 96, fill: alert }).svg,
      paragraph(fr(t.note), {
        face: "special-elite",
        size: 31,
        x: 50,
        y: 862,
        width: 520,
        leading: 1.28,
        fill: ink,
      }).svg,
      cells,
      stamp("NON CESSIBLE", 1120, 880, -9, "#a5271c", 44),
    );
  });
}
