/** Hair and whiskers of the busts. */
import type { Field, Solid } from "../../engrave.ts";
import type { Looks } from "./looks.ts";
import { both, cut, disc, join, oval, rod, stripes, within } from "../../solids.ts";

export function whiskers(looks: Looks, skull: Field): Solid[] {
  const t = looks.turn ?? 0;
  const [low, high] = looks.dark === false ? [0.05, 0.45] : [0.55, 1];
  const tone = stripes(low, high, 4.2, 0.2);
  const brush = both(join(6, rod([2 + t * 0.4, 22], [15, 26], 4, 5), rod([15, 26], [23, 33], 5, 2)));
  switch (looks.whiskers) {
    case "moustache":
      return [{ d: brush, round: 7, tone }];
    case "handlebar":
      return [
        {
          d: both(
            join(
              4,
              rod([2, 22], [16, 26], 4, 5.2),
              rod([16, 26], [32, 25], 5.2, 3),
              rod([32, 25], [38, 15], 3, 1.2),
            ),
          ),
          round: 7,
          tone,
        },
      ];
    case "walrus":
      return [
        {
          d: both(join(8, rod([2, 22], [14, 29], 6, 8), rod([14, 29], [20, 44], 8, 3))),
          round: 9,
          tone: stripes(low, high, 4, 0.05),
        },
      ];
    case "goatee":
      return [
        { d: join(6, rod([0, 42], [0, 64], 8, 3)), round: 8, tone: stripes(low, high, 4, 0) },
        { d: brush, round: 7, tone },
      ];
    case "beard": {
      const bush = join(
        14,
        within(join(8, skull), (_x, y) => 14 - y),
        oval(0, 42, 34, 34),
        rod([0, 56], [0, 82], 22, 8),
      );
      const mouth = oval(t, 30, 11, 4.5);
      return [
        {
          d: cut(
            within(
              bush,
              (x, y) => 15 - y - Math.max(0, Math.abs(x) - 26) * 1.5 + Math.max(0, 22 - Math.abs(x)) * 0.45,
            ),
            mouth,
          ),
          round: 18,
          tone: stripes(low, high, 5, 0.12),
        },
        { d: brush, round: 7, tone },
      ];
    }
    default:
      return [];
  }
}

export function hair(looks: Looks): { back: Solid[]; front: Solid[] } {
  const [low, high] = looks.dark === false ? [0.05, 0.4] : [0.5, 1];
  const strands = (turn: number): Field => stripes(low, high, 5, turn);
  const side: Solid = { d: both(join(6, rod([37, -26], [38, 4], 6, 3.5))), round: 8, tone: strands(0.1) };
  switch (looks.hair) {
    case "bald":
      return { back: [], front: [] };
    case "long":
      return {
        back: [
          {
            d: join(12, oval(0, -10, 50, 50), both(rod([38, -4], [46, 62], 14, 12))),
            round: 20,
            tone: strands(0.1),
          },
        ],
        front: [
          {
            d: both(join(8, rod([4, -50], [34, -30], 7, 7), rod([34, -30], [41, 30], 7, 6))),
            round: 9,
            tone: strands(0.3),
          },
        ],
      };
    case "bun":
      return {
        back: [{ d: join(6, oval(0, -62, 20, 16), oval(0, -16, 46, 46)), round: 16, tone: strands(0.9) }],
        front: [
          {
            d: both(join(8, rod([2, -51], [32, -34], 7, 8), rod([32, -34], [40, -8], 8, 4))),
            round: 10,
            tone: strands(0.8),
          },
        ],
      };
    case "curls": {
      const ring = Array.from({ length: 13 }, (_, i) =>
        disc(Math.cos((i / 12) * Math.PI) * 46, -16 - Math.sin((i / 12) * Math.PI) * 42, 14),
      );
      return {
        back: [
          {
            d: join(3, ...ring, both(disc(49, 2, 12)), both(disc(47, 20, 10))),
            round: 11,
            tone: (low + high) / 2,
          },
        ],
        front: [
          {
            d: join(2, disc(-24, -42, 11), disc(-8, -46, 12), disc(10, -47, 12), disc(26, -41, 11)),
            round: 10,
            tone: (low + high) / 2,
          },
        ],
      };
    }
    default:
      return {
        back: [],
        front: [
          side,
          {
            d: within(oval(0, -14, 42, 44), (x, y) => y + 30 + x * 0.28 - Math.abs(x) * 0.2),
            round: 14,
            tone: strands(1.2),
          },
        ],
      };
  }
}
