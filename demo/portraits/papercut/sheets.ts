/** Coloured sheets laid one on the other, each with the shadow it throws. */
import { blur } from "../../kit/print.ts";
import { g, path, type Attributes } from "../../kit/svg.ts";

export interface Sheets {
  defs: string;
  /** One cut sheet; `lift` is how high it lies over the one below. */
  cut(d: string, colour: string, lift?: number, more?: Attributes): string;
}

/** A pile of paper to cut from, for one portrait. */
export function sheets(): Sheets {
  const soft = blur(3);
  return {
    defs: soft.defs,
    cut: (d, colour, lift = 3, more = {}) =>
      g(
        more,
        path(d, "#140a18", {
          filter: soft.url,
          opacity: 0.42,
          transform: `translate(${lift * 0.7} ${lift * 1.3})`,
        }),
        path(d, colour),
      ),
  };
}

/** A disc as path data. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;

/** An arc of paper, thick in its middle: closed eyes, smiles; `bend` is positive for a smile. */
export const sliver = (x: number, y: number, half: number, bend: number, thick: number): string =>
  `M${x - half} ${y}Q${x} ${y + bend * 2} ${x + half} ${y}Q${x} ${y + bend * 2 + (bend < 0 ? -thick : thick) * 2} ${x - half} ${y}Z`;
