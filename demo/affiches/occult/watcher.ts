import { border } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paper } from "../../kit/print.ts";
import { rays } from "../../kit/scene.ts";
import { glyph } from "../../kit/sigils.ts";
import { circle, clip, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { column, line } from "../../kit/woodtype.ts";
import { H, W, figure, make, type Inks } from "./parts.ts";
import type { eyes } from "./texts.ts";

/** A great eye in a triangle of rays. */
export function watcher(t: (typeof eyes)[number], { night: dark, gold, glow }: Inks, flip: boolean): Poster {
  return make(t, () => {
    const triangle = polygon(
      flip
        ? [
            [40, 150],
            [960, 150],
            [500, 1010],
          ]
        : [
            [500, 40],
            [980, 930],
            [20, 930],
          ],
    );
    const at = flip ? 410 : 640;
    const scene =
      clip(
        triangle,
        rect(0, 0, W, H, dark),
        rays(500, at, 800, 60, glow, 0, 0.5),
        circle(500, at, 262, dark),
        figure("eye", 500, at, flip ? 2.5 : 2.6, gold, dark, 7.6),
      ) +
      stroke(triangle, dark, 14) +
      stroke(triangle, gold, 5);
    const y = flip ? 1030 : 970;
    const title = column([line(t.head, 54), line(t.big, t.big.length > 12 ? 130 : 170), line(t.note, 42)], {
      x: 70,
      y,
      width: 860,
      height: flip ? 270 : 300,
      gap: 22,
      ink: dark,
      cases: ["six-caps", "anton", "fjalla-one", "abril-fatface", "alfa-slab-one", "ultra"],
    });
    const side = flip
      ? text(t.side, {
          face: "cinzel-decorative",
          weight: 700,
          size: 26,
          x: 500,
          y: 118,
          anchor: "middle",
          fill: dark,
        })
      : fitLine(t.side, {
          face: "cinzel-decorative",
          weight: 700,
          x: 70,
          y: 1306,
          width: 860,
          maxHeight: 36,
          anchor: "middle",
          fill: dark,
        }).svg;
    const marks = (
      flip
        ? [
            [110, 620],
            [200, 820],
            [890, 620],
            [800, 820],
          ]
        : [
            [120, 180],
            [230, 330],
            [880, 180],
            [770, 330],
          ]
    )
      .map(([x = 0, gy = 0], i) => glyph(x, gy, 90, dark, `${t.id}${i}`, 6))
      .join("");
    return svg(
      W,
      H,
      paper(W, H, { colour: gold, age: "#4a2a3a", amount: 0.4, seed: 9 }),
      border("deco", W, H, 28, dark),
      scene,
      marks,
      title.svg,
      side,
    );
  });
}
