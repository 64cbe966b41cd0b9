/** Engraved objects, each a list of solids in a box of about −100…100. */
import type { Field, Solid } from "../engrave.ts";
import { both, ring, join, oval, rod, shape, slab } from "../solids.ts";

export function hat(): Solid[] {
  const brim: Field = (x, y) => oval(0, 40, 98, 20)(x, y + 26 * (x / 98) ** 2);
  return [
    { d: oval(0, 62, 84, 12), round: 60, tone: 0.45, contour: false },
    { d: join(12, slab(0, -4, 44, 44, 16), both(oval(22, -42, 24, 16, 0.28))), round: 30, tone: 0.34 },
    { d: rod([-4, -50], [2, -18], 2, 5), round: 8, tone: 0.8, contour: false },
    { d: slab(0, 24, 46, 9, 2), round: 10, tone: 0.92 },
    { d: slab(30, 24, 9, 7, 1), round: 3, tone: 0.05 },
    { d: brim, round: 15, tone: 0.3 },
  ];
}

export function boot(): Solid[] {
  return [
    { d: join(14, slab(-14, -30, 30, 62, 8), rod([-10, 40], [58, 70], 26, 16)), round: 24, tone: 0.5 },
    {
      d: shape(
        [
          [-40, 64],
          [-18, 72],
          [-22, 96],
          [-38, 96],
        ],
        1,
      ),
      round: 8,
      tone: 0.75,
    },
    {
      d: shape(
        [
          [-20, 80],
          [74, 84],
          [70, 92],
          [-20, 90],
        ],
        1,
      ),
      round: 6,
      tone: 0.9,
    },
    {
      d: shape(
        [
          [-46, -94],
          [-14, -76],
          [18, -94],
          [18, -80],
          [-14, -62],
          [-46, -80],
        ],
        1,
      ),
      round: 6,
      tone: 0.08,
    },
    {
      d: shape(
        [
          [-14, -40],
          [-6, -22],
          [12, -20],
          [-2, -8],
          [2, 10],
          [-14, 0],
          [-30, 10],
          [-26, -8],
          [-40, -20],
          [-22, -22],
        ],
        1,
      ),
      round: 5,
      tone: 0.02,
    },
    { d: join(3, ring(-58, 62, 11, 2), rod([-46, 60], [-34, 56], 3)), round: 4, tone: 0.2 },
  ];
}

export function bottle(): Solid[] {
  return [
    { d: slab(0, -92, 14, 10, 3), round: 8, tone: 0.35 },
    { d: join(14, slab(0, -66, 15, 22, 4), slab(0, 30, 48, 66, 14)), round: 26, tone: 0.55 },
    { d: slab(0, -72, 19, 6, 3), round: 6, tone: 0.5 },
    { d: slab(0, 36, 40, 40, 2), round: 6, tone: 0.02 },
    { d: rod([-34, -14], [-37, 74], 1.8), round: 9, tone: 0, contour: false },
  ];
}

export function tin(): Solid[] {
  return [
    { d: slab(0, 10, 54, 76, 8), round: 42, tone: 0.3 },
    { d: slab(0, 14, 54, 48, 1), round: 40, tone: 0.04 },
    { d: oval(0, -66, 54, 15), round: 12, tone: 0.1 },
    { d: oval(0, -66, 45, 10), round: 20, tone: 0.3 },
    { d: join(3, ring(12, -76, 12, 2.4), oval(-8, -69, 12, 4)), round: 4, tone: 0.1 },
  ];
}
