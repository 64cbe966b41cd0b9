/** Faces of the busts. */
import type { Solid } from "../../engrave.ts";
import type { Looks } from "./looks.ts";
import { both, disc, join, oval, rod, shape } from "../../solids.ts";

export function features(looks: Looks): Solid[] {
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
