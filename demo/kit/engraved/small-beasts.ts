/** Engraved small creatures. */
import type { Field, Solid } from "../engrave.ts";
import { eye } from "./beast-eye.ts";
import { both, cut, disc, join, oval, rod, shape, smooth, tube, type Point } from "../solids.ts";

export function toad(): Solid[] {
  const warts: Field = (x, y) => (Math.sin(x / 5.4 + 1) * Math.sin(y / 5.2) > 0.55 ? 0.8 : 0.24);
  return [
    { d: both(join(10, oval(60, 56, 26, 30, 0.3), rod([52, 80], [92, 86], 8, 5))), round: 18, tone: warts },
    { d: join(16, oval(0, 34, 62, 50), oval(0, -18, 52, 34)), round: 34, tone: warts },
    { d: oval(0, 52, 38, 32), round: 24, tone: 0.04, contour: false },
    {
      d: both(
        join(
          6,
          rod([34, 40], [28, 84], 11, 8),
          rod([28, 84], [12, 90], 4, 2),
          rod([28, 84], [26, 96], 4, 2),
          rod([28, 84], [44, 92], 4, 2),
        ),
      ),
      round: 9,
      tone: 0.3,
    },
    { d: both(disc(30, -44, 19)), round: 14, tone: 0.2 },
    { d: both(oval(31, -45, 13, 12)), round: 30, tone: 0 },
    { d: both(oval(31, -45, 9, 4.4)), round: 30, tone: 1 },
    { d: join(10, rod([-46, -8], [0, 2], 1.6, 2), rod([0, 2], [46, -8], 2, 1.6)), round: 30, tone: 1 },
    { d: both(disc(6, -22, 1.8)), round: 30, tone: 1 },
  ];
}

export function scorpion(): Solid[] {
  const tail: Point[] = [
    [0, 58],
    [10, 84],
    [40, 92],
    [66, 70],
    [66, 36],
    [48, 12],
  ];
  const legs = [0, 1, 2, 3].map((i): Solid => ({
    d: both(
      tube(
        [
          [16, 2 + i * 13],
          [52, -8 + i * 18],
          [66, 14 + i * 18],
        ],
        (t) => 3.4 - t * 2,
      ),
    ),
    round: 4,
    tone: 0.5,
  }));
  return [
    ...legs,
    ...smooth(tail, 2)
      .slice(0, -1)
      .map((p, i): Solid => ({ d: oval(p[0], p[1], 14 - i * 0.6, 13 - i * 0.6), round: 10, tone: 0.55 })),
    { d: join(4, disc(50, 14, 8), rod([46, 8], [30, 6], 4, 1)), round: 7, tone: 0.7 },
    {
      d: both(
        tube(
          [
            [18, -22],
            [44, -34],
            [50, -58],
          ],
          (t) => 7 - t * 2,
        ),
      ),
      round: 6,
      tone: 0.5,
    },
    {
      d: both(
        cut(
          join(
            8,
            oval(46, -76, 17, 22, -0.2),
            rod([40, -88], [34, -100], 8, 2),
            rod([54, -88], [50, -102], 6, 2),
          ),
          shape([
            [40, -78],
            [50, -78],
            [44, -110],
          ]),
        ),
      ),
      round: 12,
      tone: 0.6,
    },
    ...[0, 1, 2, 3, 4, 5].map((i): Solid => ({
      d: oval(0, 54 - i * 13, 22 - Math.abs(i - 2.5), 10),
      round: 9,
      tone: 0.45,
    })),
    { d: oval(0, -22, 22, 17), round: 14, tone: 0.55 },
    ...eye(-6, -28, 3),
    ...eye(6, -28, 3),
  ];
}
