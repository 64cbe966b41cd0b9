/** Engraved horned and hoofed animals. */
import type { Solid } from "../engrave.ts";
import { both, disc, join, moved, oval, rod, shape, slab, stripes, within } from "../solids.ts";

export function mule(): Solid[] {
  return [
    { d: join(6, rod([-16, -52], [-34, -98], 12, 4)), round: 10, tone: 0.4 },
    { d: join(6, rod([16, -52], [38, -94], 12, 4)), round: 10, tone: 0.4 },
    { d: rod([18, -58], [35, -88], 5, 1.5), round: 8, tone: 0.85, contour: false },
    {
      d: join(24, rod([-8, 20], [-54, 108], 34, 44), rod([-20, 60], [40, 118], 30, 36)),
      round: 30,
      tone: 0.45,
    },
    {
      d: join(18, oval(0, -34, 34, 32), rod([0, -20], [2, 44], 29, 22), oval(2, 58, 27, 21)),
      round: 22,
      tone: 0.28,
    },
    {
      d: within(
        join(8, rod([0, -66], [-8, -40], 9, 12), rod([-8, -66], [-34, 10], 8, 5)),
        disc(-10, -30, 60),
      ),
      round: 8,
      tone: stripes(0.5, 1, 5, 0.2),
    },
    { d: oval(2, 60, 25, 17), round: 14, tone: 0.08 },
    { d: both(moved(oval(11, 55, 5, 3.4, -0.5), 1, 0)), round: 20, tone: 0.95 },
    { d: join(5, rod([-14, 67], [2, 70], 1.2, 1.8), rod([2, 70], [20, 63], 1.8, 1)), round: 20, tone: 0.95 },
    { d: both(oval(21, -22, 10, 7.4, 0.3)), round: 30, tone: 0.05 },
    { d: both(disc(21, -21, 5.6)), round: 30, tone: 1 },
    { d: both(join(2, rod([10, -31], [31, -28], 3, 2.4))), round: 5, tone: 0.6 },
    { d: both(rod([26, 18], [30, 44], 2.2)), round: 4, tone: 0.8 },
    { d: rod([-27, 38], [29, 38], 2.4), round: 4, tone: 0.8 },
    { d: rod([-30, 6], [31, 6], 2.2), round: 4, tone: 0.8 },
  ];
}

export function bull(): Solid[] {
  return [
    { d: join(26, oval(0, 96, 92, 56), rod([0, 20], [0, 80], 44, 60)), round: 40, tone: 0.7 },
    {
      d: both(join(8, rod([28, -48], [70, -50], 12, 9), rod([70, -50], [86, -88], 9, 2))),
      round: 9,
      tone: 0.12,
    },
    { d: both(join(5, rod([34, -32], [64, -20], 8, 5))), round: 8, tone: 0.6 },
    { d: join(18, oval(0, -34, 42, 34), rod([0, -20], [0, 40], 34, 26)), round: 24, tone: 0.5 },
    {
      d: join(3, ...[-22, -11, 0, 11, 22].map((x, i) => disc(x, -58 + (i % 2) * 8, 12))),
      round: 8,
      tone: 0.78,
    },
    { d: oval(0, 48, 30, 20), round: 16, tone: 0.14 },
    { d: both(oval(13, 44, 6, 4, -0.4)), round: 30, tone: 1 },
    {
      d: (x, y) =>
        within(
          (u, v) => Math.abs(Math.hypot(u, v - 60) - 12) - 2,
          (_u, v) => 52 - v,
        )(x, y),
      round: 4,
      tone: 0.05,
    },
    { d: both(oval(24, -20, 8, 6, 0.4)), round: 30, tone: 0 },
    { d: both(disc(23, -19, 4.4)), round: 30, tone: 1 },
    { d: both(rod([12, -31], [36, -24], 3.4, 2)), round: 5, tone: 0.95 },
  ];
}

export function pig(): Solid[] {
  return [
    { d: join(30, oval(0, 96, 90, 60)), round: 40, tone: 0.18 },
    {
      d: both(
        join(
          8,
          shape(
            [
              [24, -62],
              [66, -70],
              [56, -20],
            ],
            4,
          ),
        ),
      ),
      round: 12,
      tone: 0.35,
    },
    { d: join(16, oval(0, -14, 62, 56), oval(0, 24, 54, 44)), round: 36, tone: 0.08 },
    { d: slab(0, 18, 29, 20, 18), round: 12, tone: 0.16 },
    { d: both(oval(11, 18, 5, 8, 0.15)), round: 30, tone: 0.95 },
    { d: both(oval(29, -20, 8, 7)), round: 30, tone: 0 },
    { d: both(disc(28, -19, 4.6)), round: 30, tone: 1 },
    { d: both(rod([18, -33], [40, -30], 2.4, 1.4)), round: 5, tone: 0.8 },
    { d: join(8, rod([-30, 48], [0, 56], 1.4, 2), rod([0, 56], [32, 44], 2, 1.2)), round: 30, tone: 0.95 },
  ];
}
