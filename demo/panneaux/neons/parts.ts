import { neon } from "../../kit/print.ts";
import { circle, rect, stroke } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";

export const tube = (d: string, colour: string, width = 11): string =>
  neon(
    (c) => stroke(d, c, width, { "stroke-linecap": "round", "stroke-linejoin": "round" }),
    colour,
    "#fff6f0",
    20,
  );

export const words = (
  line: string,
  face: string,
  x: number,
  y: number,
  width: number,
  colour: string,
): string => neon((c) => fitLine(line, { face, x, y, width, fill: c }).svg, colour, "#fff4ea", 18);

export const hooks = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => rect(x - 5, y - 16, 10, 32, "#55515c") + circle(x, y - 18, 8, "#2a2730")).join("");
