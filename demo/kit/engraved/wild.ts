/** Engraved animals of the desert. */
import type { Field, Solid } from "../engrave.ts";
import { eye } from "./beast-eye.ts";
import { both, join, oval, rod, stripes, tube, type Point } from "../solids.ts";

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
