/** Engraved parts of people and of the dead. */
import type { Solid } from "../engrave.ts";
import { both, cut, disc, join, oval, rod, slab, tube, within } from "../solids.ts";

export function tooth(): Solid[] {
  return [
    {
      d: join(10, oval(0, -30, 50, 40), both(oval(26, -44, 24, 26)), both(rod([26, 0], [22, 84], 24, 5))),
      round: 28,
      tone: 0.03,
    },
    { d: rod([-6, -62], [4, -44], 2, 1), round: 6, tone: 0.6, contour: false },
    { d: within(oval(0, 6, 46, 10), (_x, y) => 2 - y), round: 9, tone: 0.18, contour: false },
    { d: oval(-22, -42, 9, 12, 0.3), round: 40, tone: 0, contour: false },
  ];
}

export function skull(): Solid[] {
  return [
    {
      d: join(10, oval(0, -24, 60, 58), slab(0, 34, 34, 30, 10), both(oval(38, 8, 18, 16))),
      round: 40,
      tone: 0.05,
    },
    { d: both(oval(24, -10, 18, 19, 0.2)), round: 60, tone: 1 },
    { d: join(3, both(oval(5, 20, 4, 10, 0.3))), round: 60, tone: 1 },
    { d: both(rod([46, -40], [52, -14], 7, 4)), round: 14, tone: 0.32, contour: false },
    ...[-24, -14.5, -5, 5, 14.5, 24].map((x): Solid => ({ d: slab(x, 50, 4.2, 10, 3), round: 6, tone: 0 })),
    {
      d: tube(
        [
          [-10, -82],
          [-4, -66],
          [-12, -58],
          [-6, -46],
        ],
        () => 0.8,
      ),
      round: 9,
      tone: 0.9,
    },
  ];
}

/** A pointing hand, index to the right. */
export function manicule(): Solid[] {
  return [
    { d: slab(-84, 6, 16, 34, 3), round: 10, tone: 0.85 },
    { d: slab(-64, 6, 7, 30, 2), round: 5, tone: 0.02 },
    { d: join(10, slab(-26, 8, 36, 27, 14)), round: 18, tone: 0.1 },
    {
      d: join(6, rod([-20, -14], [34, -14], 11, 10), rod([34, -14], [88, -12], 10, 7)),
      round: 10,
      tone: 0.08,
    },
    { d: rod([2, 6], [26, 5], 10.5, 10), round: 9, tone: 0.14 },
    { d: rod([0, 22], [22, 22], 9.5, 9), round: 8, tone: 0.16 },
    { d: rod([-4, 36], [14, 36], 8, 7.5), round: 7, tone: 0.2 },
    {
      d: join(6, rod([-40, -12], [-14, -34], 13, 9), rod([-14, -34], [16, -34], 9, 6)),
      round: 10,
      tone: 0.06,
    },
  ];
}

/** An open palm, fingers up, seen from inside. */
export function palm(): Solid[] {
  const finger = (x: number, top: number, lean: number): Solid => ({
    d: join(
      5,
      rod([x, 10], [x + lean * 0.5, (10 + top) / 2], 11, 10.5),
      rod([x + lean * 0.5, (10 + top) / 2], [x + lean, top], 10.5, 7.5),
    ),
    round: 9,
    tone: 0.05,
  });
  return [
    { d: slab(0, 94, 30, 20, 2), round: 12, tone: 0.8 },
    { d: slab(0, 72, 33, 7, 2), round: 6, tone: 0.04 },
    finger(-34, -62, -14),
    finger(-12, -88, -4),
    finger(11, -86, 5),
    finger(33, -58, 15),
    { d: join(12, rod([30, 44], [62, 8], 14, 11), rod([62, 8], [72, -14], 11, 7)), round: 11, tone: 0.06 },
    { d: join(12, slab(0, 28, 42, 40, 24), rod([0, 50], [0, 70], 30, 28)), round: 22, tone: 0.04 },
    {
      d: tube(
        [
          [-42, 14],
          [-10, 18],
          [24, -2],
        ],
        () => 0.9,
      ),
      round: 9,
      tone: 0.9,
    },
    {
      d: tube(
        [
          [-40, 30],
          [0, 32],
          [36, 8],
        ],
        () => 0.9,
      ),
      round: 9,
      tone: 0.9,
    },
    {
      d: tube(
        [
          [34, 14],
          [8, 30],
          [6, 62],
        ],
        () => 0.9,
      ),
      round: 9,
      tone: 0.9,
    },
  ];
}

export function eye(): Solid[] {
  const lid = cut(within(disc(0, 46, 92), disc(0, -46, 92)), (_x, _y) => 1);
  const lashes = Array.from({ length: 11 }, (_, i): Solid => {
    const x = -60 + i * 12;
    return {
      d: rod([x, -30 + (x / 60) ** 2 * 22], [x * 1.32, -62 + (x / 60) ** 2 * 24], 2.2, 0.5),
      round: 9,
      tone: 1,
      contour: false,
    };
  });
  return [
    ...lashes,
    { d: cut(within(disc(0, 40, 100), disc(0, -52, 104)), lid), round: 9, tone: 0.55 },
    { d: lid, round: 26, tone: 0 },
    {
      d: within(disc(0, -2, 38), lid),
      round: 12,
      tone: (x, y) => 0.35 + 0.35 * Math.sin(Math.atan2(y + 2, x) * 28),
    },
    { d: disc(0, -2, 17), round: 60, tone: 1 },
    { d: disc(-9, -12, 5.4), round: 60, tone: 0, contour: false },
  ];
}
