import { engrave } from "../../kit/engrave.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { halftone } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { circle, g, path, rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { pin } from "../../kit/wear.ts";
import { SOLIDS, make, type Inks } from "./parts.ts";
import type { alerts } from "./texts.ts";

function trefoil(cx: number, cy: number, r: number, fill: string): string {
  const blade = (turn: number): string =>
    `M${(cx + Math.cos(turn - 0.52) * r * 0.3).toFixed(1)} ${(cy + Math.sin(turn - 0.52) * r * 0.3).toFixed(1)}L${(cx + Math.cos(turn - 0.52) * r).toFixed(1)} ${(cy + Math.sin(turn - 0.52) * r).toFixed(1)}A${r} ${r} 0 0 1 ${(cx + Math.cos(turn + 0.52) * r).toFixed(1)} ${(cy + Math.sin(turn + 0.52) * r).toFixed(1)}L${(cx + Math.cos(turn + 0.52) * r * 0.3).toFixed(1)} ${(cy + Math.sin(turn + 0.52) * r * 0.3).toFixed(1)}A${r * 0.3} ${r * 0.3} 0 0 0 ${(cx + Math.cos(turn - 0.52) * r * 0.3).toFixed(1)} ${(cy + Math.sin(turn - 0.52) * r * 0.3).toFixed(1)}Z`;
  return (
    path([-Math.PI / 2 + Math.PI, Math.PI * 2 - 2.618, -0.5236].map(blade).join(""), fill) +
    circle(cx, cy, r * 0.19, fill)
  );
}

export function alertSheet(t: (typeof alerts)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const dots = halftone(
      { x: 0, y: 0, width: 1000, height: 1060 },
      42,
      (u, v) => Math.max(0, 0.95 - Math.hypot(u - 0.5, (v - 0.52) * 1.06) * 1.55),
      alert,
      30,
    );
    const solids = SOLIDS[t.figure];
    const figure = solids
      ? engrave(solids(), {
          x: 500,
          y: 570,
          scale: 3.5,
          gap: 12,
          ink,
          under: alert,
          halfHeight: 108,
          contour: 6,
        })
      : trefoil(500, 580, 370, ink);
    const big = g(
      { transform: "translate(120 1016) rotate(-90)" },
      fitLine(t.big, { face: "anton", x: 0, y: -70, width: 940, height: 124, fill: ink }).svg,
    );
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, ground),
      g({ transform: "translate(90 0)" }, dots, figure),
      rect(0, 0, 212, 1060, alert),
      big,
      rect(0, 1060, 1000, 354, ink),
      fitLine(fr(t.words), { face: "anton", x: 50, y: 1100, width: 900, maxHeight: 96, fill: alert }).svg,
      paragraph(fr(t.note), {
        face: "special-elite",
        size: 34,
        x: 50,
        y: 1256,
        width: 660,
        leading: 1.34,
        fill: ground,
      }).svg,
      circle(850, 1290, 82, alert),
      trefoil(850, 1290, 62, ink),
      pin(500, 34, "#6b6b66", 12),
    );
  });
}
