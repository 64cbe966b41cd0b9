/** Engraved objects, each a list of solids in a box of about −100…100. */
import type { Field, Solid } from "./engrave.ts";
import {
  cut,
  disc,
  join,
  mirror,
  oval,
  rod,
  shape,
  slab,
  stripes,
  tube,
  within,
  type Point,
} from "./solids.ts";

const both = (field: Field): Field => {
  const other = mirror(field);
  return (x, y) => Math.min(field(x, y), other(x, y));
};
const ring =
  (cx: number, cy: number, r: number, w: number): Field =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - r) - w;

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

export function bottle(): Solid[] {
  return [
    { d: slab(0, -92, 14, 10, 3), round: 8, tone: 0.35 },
    { d: join(14, slab(0, -66, 15, 22, 4), slab(0, 30, 48, 66, 14)), round: 26, tone: 0.55 },
    { d: slab(0, -72, 19, 6, 3), round: 6, tone: 0.5 },
    { d: slab(0, 36, 40, 40, 2), round: 6, tone: 0.02 },
    { d: rod([-34, -14], [-37, 74], 1.8), round: 9, tone: 0, contour: false },
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

export function tin(): Solid[] {
  return [
    { d: slab(0, 10, 54, 76, 8), round: 42, tone: 0.3 },
    { d: slab(0, 14, 54, 48, 1), round: 40, tone: 0.04 },
    { d: oval(0, -66, 54, 15), round: 12, tone: 0.1 },
    { d: oval(0, -66, 45, 10), round: 20, tone: 0.3 },
    { d: join(3, ring(12, -76, 12, 2.4), oval(-8, -69, 12, 4)), round: 4, tone: 0.1 },
  ];
}
