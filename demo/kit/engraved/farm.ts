/** Engraved animals, each a list of solids in a box of about −100…100. */
import type { Solid } from "../engrave.ts";
import { eye } from "./beast-eye.ts";
import { both, disc, join, oval, rod, shape, stripes, tube, type Point } from "../solids.ts";

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
