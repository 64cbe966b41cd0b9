/** Frontier busts for wanted notices, built from solids; every option is a choice of the wanted person's looks. */
import type { Field, Solid } from "./engrave.ts";
import { cut, disc, join, mirror, oval, rod, shape, slab, stripes, within } from "./solids.ts";

export interface Looks {
  hat?: "stetson" | "bowler" | "top" | "sombrero" | "bonnet" | "feather" | "none";
  whiskers?: "none" | "moustache" | "handlebar" | "beard" | "walrus" | "goatee";
  hair?: "short" | "long" | "bun" | "bald" | "curls";
  dark?: boolean;
  eyes?: "plain" | "patch" | "glasses" | "monocle" | "squint";
  mask?: "none" | "bandana" | "domino";
  dress?: "coat" | "poncho" | "lace" | "collar";
  face?: "long" | "round" | "square";
  turn?: number;
  scar?: boolean;
}

const both = (field: Field): Field => {
  const other = mirror(field);
  return (x, y) => Math.min(field(x, y), other(x, y));
};

function dress(kind: Looks["dress"]): Solid[] {
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

function head(looks: Looks): { skull: Field; jaw: number } {
  if (looks.face === "round") return { skull: join(14, oval(0, -2, 40, 42), oval(0, 20, 37, 30)), jaw: 50 };
  if (looks.face === "square")
    return { skull: join(10, oval(0, -6, 38, 44), slab(0, 22, 33, 26, 14)), jaw: 48 };
  return { skull: join(16, oval(0, -8, 36, 46), oval(0, 26, 26, 30)), jaw: 55 };
}

function features(looks: Looks): Solid[] {
  const t = looks.turn ?? 0;
  const squint = looks.eyes === "squint" ? 2.6 : 4.6;
  const eye = (cx: number): Solid[] => [
    { d: oval(cx + t, -5, 12, 9), round: 8, tone: 0.3, contour: false },
    { d: oval(cx + t, -5, 8.6, squint), round: 30, tone: 0 },
    { d: disc(cx + t * 1.3, -5.4, Math.min(3.7, squint + 0.6)), round: 30, tone: 1 },
    {
      d: join(
        3,
        rod([cx + t - 11, -14], [cx + t + 2, -17.5], 2.3, 3.4),
        rod([cx + t + 2, -17.5], [cx + t + 12, -14], 3.4, 1.6),
      ),
      round: 30,
      tone: 0.85,
    },
  ];
  const out: Solid[] = [
    { d: both(oval(21, 17, 12, 9)), round: 18, tone: 0.2, contour: false },
    ...eye(-16),
    ...eye(16),
    {
      d: join(
        5,
        rod([t * 0.7, -10], [t * 1.6, 11], 3.6, 6),
        oval(t * 1.6 - 6, 13, 5, 4),
        oval(t * 1.6 + 6, 13, 5, 4),
      ),
      round: 7,
      tone: 0.12,
      contour: false,
    },
    {
      d: join(2, oval(t * 1.6 - 4.5, 17, 3, 1.5), oval(t * 1.6 + 4.5, 17, 3, 1.5)),
      round: 20,
      tone: 0.95,
      contour: false,
    },
    {
      d: shape([
        [t + 6, -8],
        [t * 1.6 + 9, 12],
        [t * 1.6 + 5, 15],
        [t + 4, 6],
      ]),
      round: 30,
      tone: 0.42,
      contour: false,
    },
    {
      d: join(4, rod([t - 11, 29], [t, 28], 1.6, 2.8), rod([t, 28], [t + 11, 29.5], 2.8, 1.3)),
      round: 30,
      tone: 0.85,
    },
    { d: oval(t, 36, 9, 2.4), round: 30, tone: 0.4, contour: false },
  ];
  if (looks.scar)
    out.push(
      { d: rod([25, -2], [17, 27], 1.2, 1.6), round: 9, tone: 0.95 },
      { d: rod([17, 7], [27, 10], 0.9), round: 9, tone: 0.95 },
      { d: rod([15, 16], [25, 19], 0.9), round: 9, tone: 0.95 },
    );
  if (looks.eyes === "patch")
    out.push(
      { d: rod([-42, -26], [44, 4], 1.4), round: 9, tone: 0.95 },
      { d: oval(16 + t, -5, 13, 12), round: 14, tone: 0.85 },
    );
  if (looks.eyes === "glasses")
    out.push(
      { d: both((x, y) => Math.abs(Math.hypot(x - 16, y + 5) - 14) - 1.4), round: 9, tone: 0.9 },
      { d: rod([-3, -7], [3, -7], 1.4), round: 9, tone: 0.9 },
    );
  if (looks.eyes === "monocle")
    out.push(
      { d: (x, y) => Math.abs(Math.hypot(x - 16 - t, y + 5) - 13) - 1.8, round: 9, tone: 0.9 },
      { d: rod([28, 2], [36, 74], 0.8), round: 9, tone: 0.9 },
    );
  return out;
}

function whiskers(looks: Looks, skull: Field): Solid[] {
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

function hair(looks: Looks): { back: Solid[]; front: Solid[] } {
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

function hat(kind: Looks["hat"]): Solid[] {
  const brim =
    (w: number, lift: number, thick = 7): Field =>
    (x, y) =>
      oval(0, -32, w, thick)(x, y + lift * (x / w) ** 2);
  const shade: Solid = { d: oval(0, -22, 40, 11), round: 40, tone: 0.55, contour: false };
  switch (kind) {
    case "stetson":
      return [
        shade,
        { d: join(8, slab(0, -60, 34, 27, 10), both(oval(17, -84, 19, 12, 0.25))), round: 20, tone: 0.42 },
        { d: slab(0, -43, 36, 6, 2), round: 8, tone: 0.95 },
        { d: brim(82, 20, 9), round: 10, tone: 0.36 },
      ];
    case "bowler":
      return [
        shade,
        { d: within(oval(0, -40, 42, 48), (_x, y) => y + 32), round: 26, tone: 0.72 },
        { d: slab(0, -41, 42, 6, 2), round: 8, tone: 1 },
        { d: brim(56, 8, 6), round: 7, tone: 0.66 },
      ];
    case "top":
      return [
        shade,
        {
          d: shape(
            [
              [-34, -36],
              [-38, -98],
              [38, -98],
              [34, -36],
            ],
            1,
          ),
          round: 24,
          tone: 0.74,
        },
        { d: slab(0, -46, 36, 8, 2), round: 8, tone: 0.12 },
        { d: brim(60, 8, 6), round: 7, tone: 0.7 },
      ];
    case "sombrero":
      return [
        shade,
        { d: join(10, oval(0, -62, 22, 34), slab(0, -44, 30, 12, 6)), round: 18, tone: 0.2 },
        {
          d: (x, y) => Math.max(Math.abs(y + 45) - 5, Math.abs(x) - 31),
          round: 8,
          tone: stripes(0, 1, 9, 0),
        },
        { d: brim(99, 15, 13), round: 12, tone: (x) => (Math.abs(x) > 84 ? 0.8 : 0.18) },
      ];
    case "bonnet":
      return [
        {
          d: cut(oval(0, -20, 58, 60), oval(0, 8, 40, 58)),
          round: 20,
          tone: (x, y) => 0.1 + 0.35 * (0.5 + 0.5 * Math.sin(Math.atan2(y, x) * 26)),
        },
        { d: join(3, oval(-12, 58, 14, 8, 0.4), oval(12, 58, 14, 8, -0.4)), round: 8, tone: 0.25 },
      ];
    case "feather":
      return [
        {
          d: join(4, rod([26, -46], [58, -82], 9, 13), rod([58, -82], [90, -78], 13, 3)),
          round: 10,
          tone: stripes(0, 0.6, 5, 0.9),
        },
        { d: within(oval(0, -38, 46, 26, -0.12), (x, y) => y + 30 + x * 0.1), round: 16, tone: 0.7 },
        { d: (x, y) => oval(4, -32, 70, 7, -0.1)(x, y), round: 7, tone: 0.62 },
        { d: join(4, disc(24, -44, 9), disc(36, -46, 7)), round: 8, tone: 0.15 },
      ];
    default:
      return [];
  }
}

/** The solids of one bust, in a box of −100…100 by −110…115. */
export function bustSolids(looks: Looks): Solid[] {
  const { skull } = head(looks);
  const locks = hair(looks);
  const covered = looks.hat !== undefined && looks.hat !== "none";
  const skin: Solid = { d: skull, round: 26, tone: 0.1 };
  const ears: Solid = { d: both(oval(looks.face === "round" ? 41 : 37, 2, 6, 11)), round: 6, tone: 0.2 };
  const out = [
    ...locks.back,
    ...dress(looks.dress),
    ears,
    skin,
    ...features(looks),
    ...whiskers(looks, skull),
  ];
  out.push(
    ...(covered
      ? locks.front.map((lock) => ({ ...lock, d: cut(lock.d, (_x: number, y: number) => y + 36) }))
      : locks.front),
  );
  if (looks.mask === "bandana")
    out.push({
      d: within(
        join(
          8,
          skull,
          shape(
            [
              [-38, 12],
              [38, 12],
              [6, 92],
              [-6, 92],
            ],
            2,
          ),
        ),
        (x, y) => 11 - y + Math.abs(x) * 0.1,
      ),
      round: 16,
      tone: (x, y) => (Math.sin(x / 3.4) * Math.sin((y + x * 0.2) / 3.4) > 0.35 ? 0.05 : 0.7),
    });
  if (looks.mask === "domino")
    out.push({
      d: cut(join(6, both(oval(18, -6, 22, 13, 0.1))), both(oval(16, -5, 8.6, 5))),
      round: 10,
      tone: 0.92,
    });
  out.push(...hat(looks.hat));
  return out;
}
