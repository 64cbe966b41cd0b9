/** Engraved animals, each a list of solids in a box of about −100…100. */
import type { Field, Solid } from "./engrave.ts";
import {
  cut,
  disc,
  join,
  mirror,
  moved,
  oval,
  rod,
  shape,
  slab,
  smooth,
  stripes,
  tube,
  within,
  type Point,
} from "./solids.ts";

const both = (field: Field): Field => {
  const other = mirror(field);
  return (x, y) => Math.min(field(x, y), other(x, y));
};
const eye = (x: number, y: number, r: number): Solid[] => [
  { d: disc(x, y, r), round: 30, tone: 0 },
  { d: disc(x + r * 0.15, y, r * 0.62), round: 30, tone: 1 },
  { d: disc(x - r * 0.12, y - r * 0.2, r * 0.2), round: 30, tone: 0, contour: false },
];

export function rooster(): Solid[] {
  const feathers = [-0.2, 0.15, 0.5, 0.85].map((turn, i): Solid => {
    const tip: Point = [-52 - 40 * Math.cos(turn), 8 - 62 * Math.sin(turn + 0.35)];
    return {
      d: join(
        10,
        rod([-34, 22], [(-34 + tip[0]) / 2 - 8, (22 + tip[1]) / 2 - 14], 9, 12),
        rod([(-34 + tip[0]) / 2 - 8, (22 + tip[1]) / 2 - 14], tip, 12, 3),
      ),
      round: 11,
      tone: 0.5 + (i % 2) * 0.35,
    };
  });
  return [
    {
      d: join(
        2,
        rod([-4, 58], [-8, 94], 3.4, 2.8),
        rod([-8, 94], [8, 97], 2.6, 1.5),
        rod([-8, 94], [-20, 97], 2.4, 1.2),
        rod([-8, 94], [0, 100], 2.4, 1.2),
      ),
      round: 4,
      tone: 0.25,
    },
    {
      d: join(
        2,
        rod([14, 58], [16, 94], 3.4, 2.8),
        rod([16, 94], [34, 97], 2.6, 1.5),
        rod([16, 94], [4, 97], 2.4, 1.2),
        rod([16, 94], [25, 100], 2.4, 1.2),
      ),
      round: 4,
      tone: 0.25,
    },
    ...feathers,
    {
      d: join(22, oval(0, 36, 40, 30, 0.25), rod([22, 22], [34, -34], 20, 13)),
      round: 24,
      tone: stripes(0.15, 0.55, 6, 1.2),
    },
    {
      d: join(6, oval(-8, 34, 27, 16, 0.35), rod([-26, 42], [-44, 48], 8, 3)),
      round: 12,
      tone: stripes(0.5, 0.95, 7, 0.3),
    },
    {
      d: join(
        3,
        disc(28, -64, 7),
        disc(36, -69, 8),
        disc(45, -66, 7),
        disc(52, -60, 5),
        oval(38, -56, 14, 7),
      ),
      round: 6,
      tone: 0.72,
    },
    { d: oval(38, -46, 17, 15), round: 14, tone: 0.2 },
    {
      d: shape(
        [
          [52, -50],
          [76, -42],
          [53, -36],
        ],
        1,
      ),
      round: 6,
      tone: 0.1,
    },
    { d: join(4, oval(50, -27, 6, 10), oval(42, -29, 5, 8)), round: 6, tone: 0.72 },
    ...eye(42, -49, 5),
  ];
}

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

/** Rattlesnake coiled and raised. */
export function rattlesnake(): Solid[] {
  const scale: Field = (x, y) => (Math.sin(x / 3.1) * Math.cos(y / 3.1 + x / 9) > 0.25 ? 0.85 : 0.22);
  const coil = (cy: number, rx: number, ry: number, r: number): Solid[] =>
    [Math.PI, 0].map((from): Solid => ({
      d: tube(
        Array.from({ length: 7 }, (_, i): Point => [
          Math.cos(from + (i / 6) * Math.PI) * rx,
          cy + Math.sin(from + (i / 6) * Math.PI) * ry,
        ]),
        () => r,
      ),
      round: r,
      tone: scale,
    }));
  const neck: Point[] = [
    [46, 42],
    [30, 24],
    [-6, 14],
    [-26, -8],
    [-12, -36],
    [14, -48],
    [22, -66],
  ];
  return [
    {
      d: tube(
        [
          [-60, 62],
          [-84, 40],
          [-82, 8],
          [-70, -18],
        ],
        (t) => 8 - t * 4,
      ),
      round: 7,
      tone: scale,
    },
    ...[0, 1, 2, 3, 4].map((i): Solid => ({
      d: oval(-69 + i * 2.6, -24 - i * 8, 7 - i * 0.8, 5, 0.3),
      round: 5,
      tone: 0.15,
    })),
    ...coil(62, 78, 22, 13),
    ...coil(44, 58, 15, 12),
    { d: tube(neck, (t) => 13 - t * 2), round: 12, tone: scale },
    {
      d: tube(
        [
          [52, -70],
          [68, -68],
          [78, -74],
        ],
        (t) => 1.6 - t * 0.6,
      ),
      round: 4,
      tone: 0.95,
    },
    {
      d: tube(
        [
          [68, -68],
          [77, -62],
        ],
        () => 1.2,
      ),
      round: 4,
      tone: 0.95,
    },
    { d: join(8, oval(26, -74, 20, 14, 0.1), oval(42, -70, 14, 9)), round: 12, tone: 0.3 },
    { d: rod([24, -66], [54, -66], 1), round: 5, tone: 0.95 },
    ...eye(33, -79, 4.6),
  ];
}

export function vulture(): Solid[] {
  return [
    { d: rod([-100, 92], [100, 84], 5, 7), round: 6, tone: 0.4 },
    {
      d: join(20, oval(0, 30, 48, 52), rod([-20, 60], [-34, 100], 22, 10)),
      round: 26,
      tone: stripes(0.55, 1, 9, 0.35),
    },
    {
      d: join(12, oval(-34, 22, 24, 46, 0.2), rod([-44, 50], [-50, 88], 12, 4)),
      round: 16,
      tone: stripes(0.6, 1, 8, 0.1),
    },
    { d: join(12, oval(36, 26, 20, 44, -0.2)), round: 16, tone: stripes(0.6, 1, 8, 0.1) },
    { d: both(rod([14, 76], [16, 88], 5, 4)), round: 5, tone: 0.2 },
    {
      d: join(4, ...[-34, -22, -8, 6, 20, 32].map((x, i) => oval(x, -16 + (i % 2) * 5, 12, 11))),
      round: 9,
      tone: 0.05,
    },
    {
      d: tube(
        [
          [0, -14],
          [6, -34],
          [22, -44],
          [30, -58],
        ],
        (t) => 11 - t * 1,
      ),
      round: 9,
      tone: 0.25,
    },
    { d: oval(36, -62, 18, 15, 0.1), round: 13, tone: 0.22 },
    { d: join(3, rod([50, -60], [70, -58], 7, 5), rod([70, -58], [74, -46], 5, 1.6)), round: 6, tone: 0.12 },
    { d: rod([27, -72], [46, -70], 3, 2), round: 4, tone: 0.5 },
    ...eye(40, -65, 4.6),
  ];
}

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

export function cat(): Solid[] {
  const fur = stripes(0.55, 1, 6, 0.25);
  return [
    {
      d: tube(
        [
          [40, 88],
          [84, 86],
          [92, 52],
          [78, 30],
          [86, 12],
        ],
        (t) => 10 - t * 4,
      ),
      round: 8,
      tone: fur,
    },
    { d: join(20, oval(0, 62, 46, 44), rod([0, 14], [0, 60], 30, 40)), round: 26, tone: fur },
    {
      d: both(join(4, rod([15, 44], [14, 92], 11, 10), oval(16, 96, 13, 7))),
      round: 10,
      tone: stripes(0.4, 0.9, 6, 0),
    },
    {
      d: both(
        shape(
          [
            [12, -46],
            [42, -84],
            [44, -34],
          ],
          3,
        ),
      ),
      round: 8,
      tone: 0.75,
    },
    {
      d: both(
        shape(
          [
            [22, -48],
            [38, -70],
            [39, -42],
          ],
          1,
        ),
      ),
      round: 8,
      tone: 0.2,
    },
    { d: join(10, oval(0, -24, 44, 36), oval(0, -10, 38, 26)), round: 22, tone: fur },
    { d: both(oval(18, -27, 11, 9, -0.25)), round: 30, tone: 0 },
    { d: both(oval(18, -27, 2.8, 8)), round: 30, tone: 1 },
    { d: both(oval(8, -4, 11, 8)), round: 8, tone: 0.06, contour: false },
    {
      d: shape(
        [
          [-6, -13],
          [6, -13],
          [0, -6],
        ],
        1,
      ),
      round: 8,
      tone: 0.9,
    },
    { d: both(rod([16, -5], [58, -12], 0.7, 0.4)), round: 9, tone: 0.1 },
    { d: both(rod([16, -2], [58, 4], 0.7, 0.4)), round: 9, tone: 0.1 },
  ];
}

export function cowSkull(): Solid[] {
  return [
    {
      d: both(join(8, rod([24, -38], [66, -44], 11, 9), rod([66, -44], [88, -78], 9, 2))),
      round: 9,
      tone: 0.3,
    },
    {
      d: join(
        14,
        oval(0, -36, 40, 26),
        rod([0, -30], [0, 60], 30, 15),
        both(rod([26, -16], [20, 10], 14, 10)),
      ),
      round: 22,
      tone: 0.06,
    },
    { d: both(oval(24, -18, 10, 12, 0.4)), round: 30, tone: 1 },
    { d: both(join(4, rod([4, 44], [9, 66], 2.4, 4))), round: 30, tone: 1 },
    {
      d: tube(
        [
          [0, -60],
          [3, -44],
          [-3, -34],
          [2, -20],
          [0, 6],
        ],
        () => 0.8,
      ),
      round: 9,
      tone: 0.9,
    },
    { d: both(rod([12, 6], [7, 38], 0.8)), round: 9, tone: 0.7 },
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

export function coyote(): Solid[] {
  const fur = stripes(0.15, 0.55, 6, 0.5);
  return [
    {
      d: tube(
        [
          [-46, 70],
          [-82, 84],
          [-96, 60],
        ],
        (t) => 14 - t * 8,
      ),
      round: 10,
      tone: fur,
    },
    { d: join(20, oval(-22, 62, 38, 36), rod([-10, 56], [18, -10], 32, 22)), round: 22, tone: fur },
    { d: join(6, rod([14, 40], [20, 94], 10, 6), oval(24, 97, 12, 5)), round: 9, tone: 0.35 },
    { d: join(6, rod([-8, 60], [2, 95], 14, 7), oval(4, 97, 14, 5)), round: 9, tone: 0.4 },
    {
      d: shape(
        [
          [-4, -38],
          [-34, -62],
          [-10, -66],
        ],
        3,
      ),
      round: 8,
      tone: 0.6,
    },
    { d: join(10, oval(10, -38, 24, 21, -0.7), rod([22, -52], [54, -92], 12, 5)), round: 14, tone: 0.25 },
    { d: join(6, rod([28, -44], [62, -78], 8, 4)), round: 8, tone: 0.12 },
    {
      d: shape(
        [
          [30, -56],
          [58, -90],
          [60, -80],
        ],
        0,
      ),
      round: 20,
      tone: 1,
    },
    { d: disc(54, -95, 5), round: 5, tone: 0.95 },
    { d: join(2, rod([8, -48], [18, -54], 1.5, 2)), round: 9, tone: 1 },
    { d: rod([0, -10], [-8, 36], 6, 10), round: 10, tone: 0.05, contour: false },
  ];
}
