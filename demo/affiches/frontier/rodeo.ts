import type { Inks } from "../../kit/bill.ts";
import { engrave } from "../../kit/engrave.ts";
import { bull } from "../../kit/engraved/hoofed.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawRule } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText } from "../../kit/prose.ts";
import { rays } from "../../kit/scene.ts";
import { circle, clip, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { SOLIDS, make } from "./parts.ts";
import type { rodeos } from "./texts.ts";

/** The lasso is the layout: words run along the rope around the animal. */
export function rodeo(t: (typeof rodeos)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const [cx, cy] = [500, 620];
    const rope = (r: number): string =>
      circle(cx, cy, r, "none", { stroke: k.ink, "stroke-width": 18 }) +
      circle(cx, cy, r, "none", { stroke: k.ground, "stroke-width": 11, "stroke-dasharray": "13 7" });
    const tail =
      stroke(
        "M800 940C900 1040 1010 930 960 830C930 780 880 820 900 900C930 1010 1000 1100 1040 1120",
        k.ink,
        18,
      ) +
      stroke(
        "M800 940C900 1040 1010 930 960 830C930 780 880 820 900 900C930 1010 1000 1100 1040 1120",
        k.ground,
        11,
        { "stroke-dasharray": "13 7" },
      );
    const disc =
      circle(cx, cy, 346, k.accent) +
      clip(
        `M${cx} ${cy - 346}A346 346 0 1 1 ${cx - 0.1} ${cy - 346}Z`,
        rays(cx, cy, 400, 28, k.ground, 0, 0.42),
        engrave((SOLIDS[t.figure] ?? bull)(), {
          x: cx,
          y: cy + 40,
          scale: 3,
          gap: 9.5,
          ink: k.ink,
          under: k.ground,
          halfHeight: 112,
          contour: 5,
        }),
      );
    const ring = arcText(fr(t.ring), {
      face: "sancreek",
      size: Math.min(62, (2400 / t.ring.length) * 1.5),
      cx,
      cy,
      radius: 386,
      fill: k.ink,
    });
    const name =
      rect(0, 1066, 1000, 190, k.ink) +
      fitLine(t.name, { face: "rye", x: 60, y: 1092, width: 880, height: 138, fill: k.ground }).svg;
    const top = fitLine(t.place, { face: "ultra", x: 60, y: 54, width: 880, maxHeight: 74, fill: k.ink }).svg;
    const note = fitLine(fr(t.note), {
      face: "im-fell-dw-pica",
      x: 60,
      y: 1292,
      width: 880,
      maxHeight: 52,
      anchor: "middle",
      fill: k.ink,
    }).svg;
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        t.id,
        { paper: k.ground, ring: [160, 1180] },
        disc,
        rope(362),
        rope(452),
        ring,
        tail,
        top,
        name,
        note,
        drawRule("stars", 60, 1378, 880, k.ink),
      ),
    );
  });
}
