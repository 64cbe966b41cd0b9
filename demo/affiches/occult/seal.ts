import { engrave } from "../../kit/engrave.ts";
import { eye } from "../../kit/engraved/body.ts";
import { fr } from "../../kit/french.ts";
import { border } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { clouds, paper } from "../../kit/print.ts";
import { arcText, paragraph } from "../../kit/prose.ts";
import { glyph, onCircle, ring, starPolygon } from "../../kit/sigils.ts";
import { circle, rect, svg } from "../../kit/svg.ts";
import { block } from "../../kit/type.ts";
import { H, SOLIDS, W, figure, make, type Inks } from "./parts.ts";
import type { seals } from "./texts.ts";

/** A seal drawn over the sheet, off centre and larger than it. */
export function seal(t: (typeof seals)[number], { night, gold, glow }: Inks, light: boolean): Poster {
  return make(t, () => {
    const [cx, cy] = [500, 548];
    const ink = light ? night : gold;
    const ground = light ? gold : night;
    const base = light
      ? paper(W, H, { colour: gold, amount: 0.35, seed: t.points })
      : rect(0, 0, W, H, night) + clouds(W, H, glow, 0.5, 0.004, t.points);
    const disc =
      ring(cx, cy, 456, ink, 4) +
      ring(cx, cy, 386, ink, 4) +
      ring(cx, cy, 364, ink, 1.6) +
      starPolygon(cx, cy, 364, t.points, t.step, ink, 5) +
      onCircle(cx, cy, 364, t.points)
        .map(
          ([x, y], i) =>
            circle(x, y, 38, ground, { stroke: ink, "stroke-width": 4 }) +
            glyph(x, y, 42, ink, `${t.id}${i}`),
        )
        .join("");
    const words = arcText(fr(t.ring), {
      face: "cinzel-decorative",
      weight: 700,
      size: (2500 / t.ring.length) * 1.28,
      cx,
      cy,
      radius: 404,
      fill: ink,
    });
    const heart =
      circle(cx, cy, 196, ground, { stroke: ink, "stroke-width": 4 }) +
      (light
        ? engrave((SOLIDS[t.figure] ?? eye)(), {
            x: cx,
            y: cy,
            scale: 1.5,
            gap: 7,
            ink,
            under: ground,
            halfHeight: 112,
            halfWidth: 108,
          })
        : figure(t.figure, cx, cy, 1.5, ink, ground, 6.6));
    const title = block([{ text: t.head }, { text: t.tail }], {
      face: "cinzel-decorative",
      weight: 900,
      x: 60,
      y: 1084,
      width: 560,
      gap: 18,
      maxHeight: 118,
      fill: ink,
    });
    return svg(
      W,
      H,
      base,
      disc,
      words,
      heart,
      rect(0, 1040, W, 374, ground, { opacity: light ? 0 : 0.82 }),
      title.svg,
      rect(654, 1084, 4, 250, ink),
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 31,
        x: 684,
        y: 1110,
        width: 262,
        leading: 1.3,
        fill: ink,
      }).svg,
      glyph(92, 104, 84, ink, `${t.id}z`, 6),
      glyph(908, 104, 84, ink, `${t.id}y`, 6),
      glyph(92, 980, 84, ink, `${t.id}x`, 6),
      glyph(908, 980, 84, ink, `${t.id}w`, 6),
      border("lines", W, H, 24, ink),
    );
  });
}
