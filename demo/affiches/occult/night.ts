import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { phase, starChart } from "../../kit/sigils.ts";
import { circle, path, radial, rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { column, line } from "../../kit/woodtype.ts";
import { H, W, figure, make, type Inks } from "./parts.ts";
import type { nights } from "./texts.ts";

/** Moon phases down the margin, title hanging on the right. */
export function night(t: (typeof nights)[number], { night: dark, gold, glow }: Inks): Poster {
  return make(t, () => {
    const moons = [-0.85, -0.62, -0.3, 0, 0.3, 0.62, 0.85]
      .map((at, i) => phase(128, 170 + i * 178, at === 0 ? 82 : 62, at, gold, dark))
      .join("");
    const halo = radial([
      [0, glow, 0.95],
      [1, glow, 0],
    ]);
    const title = column(
      t.lines.map((words) => line(words, words.length < 5 ? 120 : 150)),
      {
        x: 270,
        y: 110,
        width: 650,
        gap: 22,
        ink: gold,
        cases: ["abril-fatface", "limelight", "anton", "six-caps", "passion-one"],
      },
    );
    const hill = path("M0 1414V1250Q260 1170 520 1230T1000 1180V1414Z", "#000", { opacity: 0.55 });
    return svg(
      W,
      H,
      rect(0, 0, W, H, dark),
      halo.defs,
      circle(640, 900, 520, halo.fill),
      starChart(W, H, gold, t.id, 46),
      rect(226, 0, 3, H, gold),
      moons,
      title.svg,
      hill,
      figure(t.figure, 700, 1010, 2, gold, dark, 7.4),
      paragraph(t.text, {
        face: "im-fell-dw-pica",
        size: 42,
        x: 270,
        y: title.bottom + 70,
        width: 660,
        leading: 1.2,
        fill: gold,
      }).svg,
      rect(228, 1266, 772, 148, gold),
      fitLine(fr(t.date), { face: "im-fell-dw-pica", x: 262, y: 1292, width: 690, maxHeight: 44, fill: dark })
        .svg,
      fitLine(t.place.toUpperCase(), {
        face: "cinzel-decorative",
        weight: 900,
        x: 262,
        y: 1350,
        width: 690,
        maxHeight: 34,
        fill: dark,
      }).svg,
    );
  });
}
