/** Clothes of the busts. */
import type { Solid } from "../../engrave.ts";
import type { Looks } from "./looks.ts";
import { both, cut, join, oval, rod, shape, stripes } from "../../solids.ts";

export function dress(kind: Looks["dress"]): Solid[] {
  const torso = join(26, oval(0, 112, 84, 42), rod([0, 58], [0, 90], 24, 34), both(oval(56, 104, 34, 30)));
  const neck: Solid = { d: rod([0, 34], [0, 66], 19, 23), round: 18, tone: 0.22 };
  if (kind === "poncho")
    return [
      neck,
      {
        d: join(
          20,
          torso,
          shape([
            [0, 52],
            [96, 110],
            [-96, 110],
          ]),
        ),
        round: 30,
        tone: (x, y) => (Math.sin((y + Math.abs(x) * 0.45) / 3.6) > 0.2 ? 0.75 : 0.12),
      },
    ];
  if (kind === "lace")
    return [
      neck,
      { d: cut(torso, oval(0, 50, 34, 30)), round: 26, tone: 0.62 },
      { d: both(oval(22, 66, 22, 9, 0.5)), round: 6, tone: stripes(0, 0.35, 4, 0.4) },
      { d: oval(0, 82, 7, 9), round: 6, tone: 0.1 },
    ];
  if (kind === "collar")
    return [
      neck,
      { d: torso, round: 30, tone: 0.78 },
      {
        d: shape([
          [-9, 62],
          [9, 62],
          [16, 116],
          [-16, 116],
        ]),
        round: 8,
        tone: 0,
      },
      {
        d: both(
          shape([
            [2, 60],
            [22, 50],
            [26, 68],
            [8, 76],
          ]),
        ),
        round: 4,
        tone: 0,
      },
      {
        d: both(
          shape(
            [
              [0, 70],
              [17, 62],
              [17, 80],
            ],
            1,
          ),
        ),
        round: 6,
        tone: 0.9,
      },
    ];
  return [
    neck,
    { d: torso, round: 28, tone: 0.5 },
    {
      d: shape([
        [-15, 60],
        [15, 60],
        [0, 112],
      ]),
      round: 6,
      tone: 0.05,
    },
    {
      d: both(
        shape([
          [8, 56],
          [24, 52],
          [44, 84],
          [20, 96],
          [4, 110],
        ]),
      ),
      round: 9,
      tone: 0.66,
    },
    {
      d: join(
        6,
        oval(0, 66, 16, 8),
        both(
          shape([
            [2, 68],
            [14, 72],
            [9, 90],
          ]),
        ),
      ),
      round: 7,
      tone: stripes(0.15, 0.7, 7, 0.8),
    },
  ];
}
