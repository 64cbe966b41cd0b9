import type { Solid } from "../engrave.ts";
import { both, disc, join, oval, rod, shape, stripes } from "../solids.ts";
import { eye } from "./beast-eye.ts";

/** A barn owl on its branch, full face. */
export function owl(): Solid[] {
  return [
    { d: rod([-96, 84], [96, 76], 6, 8), round: 6, tone: 0.45 },
    {
      d: join(18, oval(0, 22, 50, 66), rod([0, 60], [0, 104], 26, 12)),
      round: 30,
      tone: stripes(0.5, 0.9, 9, 0.2),
    },
    { d: both(oval(40, 26, 19, 56, -0.16)), round: 16, tone: stripes(0.65, 1, 8, 1.1) },
    { d: oval(0, 32, 27, 44), round: 22, tone: stripes(0.02, 0.4, 10, Math.PI / 2), contour: false },
    { d: both(join(3, rod([12, 72], [8, 86], 6, 4), rod([18, 72], [20, 86], 6, 4))), round: 5, tone: 0.15 },
    {
      d: join(
        12,
        oval(0, -48, 55, 44),
        both(
          shape(
            [
              [22, -80],
              [54, -66],
              [56, -108],
            ],
            3,
          ),
        ),
      ),
      round: 24,
      tone: stripes(0.5, 0.95, 8, 0.5),
    },
    { d: both(join(6, oval(22, -46, 25, 27, 0.25))), round: 22, tone: 0.08 },
    ...eye(-22, -48, 14),
    ...eye(22, -48, 14),
    {
      d: join(
        2,
        disc(0, -36, 6),
        shape([
          [-7, -36],
          [7, -36],
          [0, -16],
        ]),
      ),
      round: 6,
      tone: 0.75,
    },
  ];
}
