import { fr } from "../../kit/french.ts";
import { burst } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { halftone } from "../../kit/print.ts";
import { coupe } from "../../kit/props.ts";
import { mesas } from "../../kit/scene.ts";
import { circle, el, g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { column, line } from "../../kit/woodtype.ts";
import { DUSK, bleach, make, type Inks } from "./parts.ts";
import type { motels } from "./texts.ts";

/** A roadside sign towering over a low horizon. */
export function roadside(t: (typeof motels)[number], k: Inks, flip: boolean): Poster {
  return make(t, 1000, 1414, () => {
    const sx = flip ? 130 : 0;
    const land =
      rect(0, 0, 1000, 1414, k.sky) +
      circle(flip ? 200 : 820, 980, 190, k.sun) +
      mesas(1000, 1180, 190, k.far, t.id) +
      rect(0, 1180, 1000, 240, k.near) +
      path("M0 1300L1000 1240V1414H0Z", k.ink);
    const poles = rect(sx + 210, 250, 34, 1060, k.ink) + rect(sx + 560, 250, 34, 1060, k.ink);
    const arrow = polygon([
      [sx + 60, 150],
      [sx + 650, 90],
      [sx + 650, 30],
      [sx + 850, 180],
      [sx + 650, 330],
      [sx + 650, 270],
      [sx + 60, 270],
    ]);
    const bulbs = Array.from({ length: 13 }, (_, i) =>
      circle(sx + 90 + i * 44, 256 - i * 0.2, 7, k.pale),
    ).join("");
    const panel =
      path(
        polygon([
          [sx + 40, 320],
          [sx + 780, 290],
          [sx + 820, 660],
          [sx + 80, 690],
        ]),
        k.ink,
        { transform: "translate(14 16)" },
      ) +
      path(
        polygon([
          [sx + 40, 320],
          [sx + 780, 290],
          [sx + 820, 660],
          [sx + 80, 690],
        ]),
        k.sun,
      );
    const name = g(
      { transform: `rotate(-2.4 ${sx + 430} 490)` },
      column([line(t.name[0], 120), line(t.name[1], 150)], {
        x: sx + 96,
        y: 344,
        width: 660,
        height: 290,
        gap: 22,
        ink: k === DUSK ? k.ink : k.pale,
        cases: ["bungee", "bowlby-one", "righteous", "anton", "monoton"],
      }).svg,
    );
    const tag = text(t.tag, { face: "righteous", size: 118, x: sx + 90, y: 238, fill: k.pale });
    const board =
      rect(sx + 110, 730, 640, 300, k.pale) +
      el("rect", {
        x: sx + 110,
        y: 730,
        width: 640,
        height: 300,
        fill: "none",
        stroke: k.ink,
        "stroke-width": 10,
      }) +
      t.board
        .map(
          (words, i) =>
            fitLine(fr(words), {
              face: "anton",
              x: sx + 140,
              y: 762 + i * 90,
              width: 580,
              maxHeight: 60,
              anchor: "middle",
              fill: i === 2 ? k.sun : k.ink,
            }).svg + rect(sx + 130, 838 + i * 90, 600, 3, k.ink, { opacity: 0.3 }),
        )
        .join("");
    const spark = burst(sx + 800, 330, 96, k.pale, 12, 0.28) + circle(sx + 800, 330, 16, k.ink);
    const script = g(
      { transform: "rotate(-4 500 1330)" },
      fitLine(fr(t.script), { face: "pacifico", x: 60, y: 1262, width: 760, maxHeight: 104, fill: k.pale })
        .svg,
    );
    return svg(
      1000,
      1414,
      land,
      halftone({ x: 0, y: 0, width: 1000, height: 900 }, 22, (_u, v) => 0.34 * (1 - v), k.far, 30),
      poles,
      path(arrow, k.ink, { transform: "translate(10 12)" }),
      path(arrow, k.far),
      bulbs,
      tag,
      panel,
      name,
      spark,
      board,
      coupe(flip ? 60 : 640, 1270, 300, k.sun, k.ink, k.pale, flip),
      script,
      bleach(1000, 1414, k.pale),
    );
  });
}
