import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { vignette } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { circle, g, path, radial, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine } from "../../kit/type.ts";
import { H, W, figure, make, type Inks } from "./parts.ts";
import type { seances } from "./texts.ts";

/** Candle light in the dark; the title sits in the glow. */
export function seance(t: (typeof seances)[number], { night: dark, gold, glow }: Inks, x: number): Poster {
  return make(t, () => {
    const halo = radial([
      [0, "#fff2c4", 1],
      [0.12, gold, 0.85],
      [0.45, glow, 0.8],
      [1, glow, 0],
    ]);
    const smoke =
      stroke(`M${x} 300C${x - 120} 200 ${x + 110} 130 ${x - 30} -20`, gold, 3, { opacity: 0.5 }) +
      stroke(`M${x + 6} 300C${x + 90} 210 ${x - 90} 120 ${x + 50} -20`, gold, 2, { opacity: 0.4 });
    const sitter = `M-92 240Q-92 74 -34 58Q-62 30 -56 -22Q-48 -78 0 -78Q48 -78 56 -22Q62 30 34 58Q92 74 92 240Z`;
    const faces =
      [
        [80, 1190],
        [920, 1190],
        [270, 1120],
        [730, 1120],
        [500, 1090],
      ]
        .map(([fx = 0, fy = 0], i) =>
          g(
            { transform: `translate(${fx} ${fy}) scale(1.3)` },
            path(sitter, i % 2 ? "#0b0710" : "#120a18"),
            stroke("M-56 -22Q-48 -78 0 -78Q48 -78 56 -22", gold, 3, { opacity: 0.75 }),
          ),
        )
        .join("") +
      path("M-40 1414Q500 1230 1040 1414Z", glow) +
      stroke("M-40 1414Q500 1230 1040 1414", gold, 4);
    const words = block(
      t.big.map((w) => ({ text: w })),
      {
        face: "limelight",
        x: 70,
        y: 700,
        width: 860,
        gap: 20,
        maxHeight: 150,
        anchor: x < 500 ? "end" : "start",
        fill: "#fff0c9",
      },
    );
    const left = x < 500 ? 500 : 70;
    return svg(
      W,
      H,
      rect(0, 0, W, H, dark),
      halo.defs,
      circle(x, 330, 900, halo.fill),
      smoke,
      figure("candle", x, 430, 2, "#fff3cf", dark, 7),
      fitLine(fr(t.head), { face: "pirata-one", x: left, y: 130, width: 430, maxHeight: 66, fill: gold }).svg,
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 35,
        x: left,
        y: 270,
        width: 420,
        leading: 1.26,
        fill: "#f2e2bd",
      }).svg,
      faces,
      words.svg,
      vignette(W, H, "#000", 0.55),
    );
  });
}
