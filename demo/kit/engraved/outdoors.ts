/** Engraved things of the sky and the desert. */
import type { Field, Solid } from "../engrave.ts";
import { both, cut, disc, join, oval, rod, slab, stripes, tube, within } from "../solids.ts";

export function moonFace(): Solid[] {
  return [
    { d: cut(disc(0, 0, 96), disc(46, -12, 82)), round: 34, tone: 0.1 },
    { d: join(6, rod([-36, -20], [-18, 8], 5, 9), rod([-18, 8], [-30, 18], 8, 4)), round: 9, tone: 0.1 },
    { d: oval(-52, -20, 11, 6, 0.3), round: 30, tone: 0 },
    { d: disc(-50, -19, 4.4), round: 30, tone: 1 },
    { d: rod([-66, -32], [-40, -34], 2, 3.4), round: 8, tone: 0.9 },
    { d: join(3, rod([-48, 40], [-24, 34], 1.6, 2.4)), round: 8, tone: 0.9 },
    { d: oval(-62, 12, 12, 9), round: 12, tone: 0.25, contour: false },
  ];
}

export function balloon(): Solid[] {
  return [
    { d: both(rod([34, 26], [12, 74], 0.9)), round: 4, tone: 0.9 },
    { d: rod([0, 40], [0, 74], 0.7), round: 4, tone: 0.9 },
    {
      d: join(14, disc(0, -34, 64), rod([0, 10], [0, 40], 34, 10)),
      round: 46,
      tone: (x, y) =>
        Math.sin(x / Math.sqrt(Math.max(0.05, 1 - ((y + 34) / 80) ** 2)) / 9) > 0 ? 0.5 : 0.02,
    },
    { d: slab(0, 86, 17, 12, 3), round: 8, tone: stripes(0.1, 0.8, 5, 1.57) },
  ];
}

export function cactus(): Solid[] {
  const rib = (turn: number): Field => stripes(0.2, 0.75, 8, turn);
  return [
    { d: oval(0, 96, 70, 6), round: 9, tone: 0.6 },
    {
      d: tube(
        [
          [-8, 34],
          [-46, 30],
          [-54, 8],
          [-54, -24],
        ],
        () => 13,
      ),
      round: 12,
      tone: rib(0),
    },
    {
      d: tube(
        [
          [8, 12],
          [44, 8],
          [52, -14],
          [52, -50],
        ],
        () => 12,
      ),
      round: 11,
      tone: rib(0),
    },
    { d: rod([0, -74], [0, 94], 20, 22), round: 20, tone: rib(0) },
    { d: join(2, disc(-6, -98, 6), disc(6, -98, 6), disc(0, -103, 6)), round: 5, tone: 0.05 },
  ];
}

export function saucer(): Solid[] {
  return [
    { d: within(oval(0, -14, 44, 46), (_x, y) => y + 8), round: 22, tone: 0.05 },
    { d: oval(0, 6, 96, 24), round: 18, tone: 0.34 },
    { d: oval(0, 16, 62, 12), round: 10, tone: 0.75 },
    ...[-66, -34, 0, 34, 66].map((x): Solid => ({
      d: oval(x, 7 - Math.abs(x) / 22, 7, 4),
      round: 5,
      tone: 0,
    })),
  ];
}
