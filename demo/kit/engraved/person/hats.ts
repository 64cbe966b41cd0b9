/** Hats of the busts. */
import type { Field, Solid } from "../../engrave.ts";
import type { Looks } from "./looks.ts";
import { both, cut, disc, join, oval, rod, shape, slab, stripes, within } from "../../solids.ts";

export function hat(kind: Looks["hat"]): Solid[] {
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
