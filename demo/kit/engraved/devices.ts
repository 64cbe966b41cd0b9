/** Engraved machines and instruments. */
import type { Solid } from "../engrave.ts";
import { both, ring, disc, join, oval, rod, shape, slab, stripes, type Point } from "../solids.ts";

export function candle(): Solid[] {
  return [
    { d: join(6, oval(0, 92, 50, 9), ring(52, 82, 11, 3)), round: 8, tone: 0.5 },
    { d: slab(0, 36, 24, 52, 4), round: 18, tone: 0.05 },
    {
      d: join(
        5,
        rod([-20, -10], [-21, 22], 5, 7),
        rod([-4, -12], [-5, 4], 5, 7),
        rod([16, -12], [18, 40], 5, 7),
      ),
      round: 7,
      tone: 0.02,
    },
    { d: rod([0, -18], [2, -34], 1.6), round: 5, tone: 1 },
    { d: join(6, disc(2, -48, 13), rod([2, -50], [-2, -92], 11, 1)), round: 16, tone: 0.02 },
  ];
}

export function locomotive(): Solid[] {
  const wheel = (x: number, r: number): Solid[] => [
    { d: ring(x, 84 - r, r - 4, 4), round: 4, tone: 0.6 },
    ...Array.from({ length: 4 }, (_, i): Solid => ({
      d: rod(
        [x - Math.cos(i * 0.785) * (r - 5), 84 - r - Math.sin(i * 0.785) * (r - 5)],
        [x + Math.cos(i * 0.785) * (r - 5), 84 - r + Math.sin(i * 0.785) * (r - 5)],
        1.3,
      ),
      round: 4,
      tone: 0.8,
      contour: false,
    })),
    { d: disc(x, 84 - r, 5), round: 5, tone: 0.3 },
  ];
  return [
    { d: slab(0, 88, 140, 2.4, 1), round: 4, tone: 0.9 },
    { d: slab(20, 40, 112, 9, 2), round: 8, tone: 0.85 },
    { d: slab(30, 6, 84, 28, 4), round: 28, tone: 0.42 },
    {
      d: shape(
        [
          [96, -22],
          [92, -66],
          [86, -86],
          [126, -86],
          [120, -66],
          [114, -22],
        ],
        1,
      ),
      round: 16,
      tone: 0.7,
    },
    { d: join(4, oval(50, -26, 15, 15), slab(50, -18, 15, 8)), round: 12, tone: 0.15 },
    { d: join(4, oval(6, -26, 12, 12), slab(6, -18, 12, 8)), round: 10, tone: 0.2 },
    { d: slab(112, 6, 4, 32, 2), round: 6, tone: 0.8 },
    { d: slab(-88, -16, 40, 54, 2), round: 14, tone: 0.62 },
    { d: slab(-90, -72, 56, 6, 4), round: 6, tone: 0.85 },
    { d: both(slab(-16, 0, 0, 0)), round: 4, tone: 0, contour: false },
    { d: slab(-104, -30, 14, 18, 2), round: 5, tone: 0.02 },
    { d: slab(-70, -30, 14, 18, 2), round: 5, tone: 0.02 },
    { d: join(2, slab(126, -34, 10, 12, 3)), round: 9, tone: 0.05 },
    { d: disc(126, -34, 6), round: 9, tone: 0.3 },
    {
      d: shape(
        [
          [114, 42],
          [134, 42],
          [160, 86],
          [114, 86],
        ],
        1,
      ),
      round: 6,
      tone: stripes(0, 1, 8, 0.5),
    },
    ...wheel(-92, 34),
    ...wheel(-20, 34),
    ...wheel(44, 20),
    ...wheel(92, 20),
    { d: rod([-92, 56], [30, 56], 3), round: 4, tone: 0.1 },
    { d: slab(62, 50, 20, 10, 3), round: 8, tone: 0.3 },
  ];
}

export function gasMask(): Solid[] {
  return [
    { d: both(rod([40, -40], [66, -70], 8, 5)), round: 7, tone: 0.8 },
    { d: join(14, oval(0, -24, 58, 64), oval(0, 30, 42, 40)), round: 36, tone: 0.5 },
    { d: both(disc(25, -26, 23)), round: 8, tone: 0.9 },
    { d: both(disc(25, -26, 17)), round: 14, tone: 0.16 },
    { d: both(oval(20, -32, 5, 7, 0.6)), round: 40, tone: 0, contour: false },
    { d: disc(0, 44, 34), round: 12, tone: 0.4 },
    { d: disc(0, 44, 25), round: 8, tone: 0.75 },
    ...[-14, -7, 0, 7, 14].map((y): Solid => ({
      d: slab(0, 44 + y, Math.sqrt(400 - y * y), 1.5, 1),
      round: 5,
      tone: 0,
      contour: false,
    })),
  ];
}

export function banjo(): Solid[] {
  const neck: Point = [46, -62];
  return [
    { d: rod([-24, 30], neck, 6, 5), round: 6, tone: 0.7 },
    { d: rod(neck, [62, -84], 10, 9), round: 7, tone: 0.6 },
    { d: both(disc(200, 0, 1)), round: 4, contour: false },
    { d: disc(-34, 44, 52), round: 9, tone: 0.6 },
    { d: disc(-34, 44, 42), round: 12, tone: 0.03 },
    { d: rod([-62, 66], [-44, 84], 2.4), round: 4, tone: 0.9 },
    ...[-3, -1, 1, 3].map((k): Solid => ({
      d: rod([-50 + k * 2, 72 + k * 1.6], [52 + k, -76 + k * 0.8], 0.6),
      round: 4,
      tone: 0.9,
      contour: false,
    })),
  ];
}
