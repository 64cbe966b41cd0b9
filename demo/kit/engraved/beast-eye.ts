import type { Solid } from "../engrave.ts";
import { disc } from "../solids.ts";

/** An eye with its light, for animals. */
export const eye = (x: number, y: number, r: number): Solid[] => [
  { d: disc(x, y, r), round: 30, tone: 0 },
  { d: disc(x + r * 0.15, y, r * 0.62), round: 30, tone: 1 },
  { d: disc(x - r * 0.12, y - r * 0.2, r * 0.2), round: 30, tone: 0, contour: false },
];
