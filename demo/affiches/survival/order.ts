import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { clouds, rough, worn } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { clip, g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { block, text } from "../../kit/type.ts";
import { splatter } from "../../kit/wear.ts";
import { make, stamp, type Inks } from "./parts.ts";
import type { orders } from "./texts.ts";

const hazard = (y: number, h: number, a: string, b: string, width = 1000): string => {
  let d = "";
  for (let x = -h; x < width + h; x += h * 1.3)
    d += polygon([
      [x, y + h],
      [x + h, y],
      [x + h * 1.65, y],
      [x + h * 0.65, y + h],
    ]);
  return rect(0, y, width, h, b) + clip(`M0 ${y}H${width}V${y + h}H0Z`, path(d, a));
};

/** The bridges that hold a stencil together: thin bars of the ground through the letters. */
const bridges = (x: number, y: number, width: number, height: number, ground: string): string => {
  let d = "";
  for (let i = 1; i < 7; i += 1) d += `M${(x + (width * i) / 7).toFixed(0)} ${y - 4}h9v${height + 8}h-9Z`;
  return path(d, ground);
};

export function order(t: (typeof orders)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const [edge, press] = [rough(5, 26, t.no.length), worn(0.12, 16, 5)];
    const title = block(
      t.words.map((w) => ({ text: w })),
      { face: "anton", x: 70, y: 252, width: 860, gap: 30, height: 690, fill: ink },
    );
    const cut = bridges(70, 252, 860, 690, ground);
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, ground),
      clouds(1000, 1414, ink, 0.28, 0.004, 3),
      edge.defs,
      press.defs,
      g({ filter: press.url }, g({ filter: edge.url }, title.svg, cut)),
      hazard(0, 74, alert, "#16150f"),
      text(t.no, { face: "black-ops-one", size: 70, x: 70, y: 190, fill: ink }),
      text("SECTEUR CARMIN", { face: "special-elite", size: 30, x: 930, y: 186, anchor: "end", fill: ink }),
      rect(70, 984, 860, 10, ink),
      paragraph(fr(t.text), {
        face: "special-elite",
        size: 38,
        x: 70,
        y: 1056,
        width: 860,
        leading: 1.36,
        fill: ink,
      }).svg,
      stamp(t.stamp, 690, 1290, -7, alert, 54),
      text("Le commandement", { face: "caveat-brush", size: 44, x: 76, y: 1326, fill: ink }),
      splatter(60, 900, 120, alert, t.id, 18),
    );
  });
}
