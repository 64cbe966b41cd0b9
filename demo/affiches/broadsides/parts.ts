/** Figures the broadsides draw. */
import type { Figures } from "../../kit/bill.ts";
import type { Solid } from "../../kit/engrave.ts";
import { skull, tooth } from "../../kit/engraved/body.ts";
import { banjo, candle } from "../../kit/engraved/devices.ts";
import { bull } from "../../kit/engraved/hoofed.ts";
import { boot, bottle, hat } from "../../kit/engraved/objects.ts";
import { balloon, moonFace } from "../../kit/engraved/outdoors.ts";
import { rattlesnake } from "../../kit/engraved/wild.ts";
import { starPoints } from "../../kit/scene.ts";
import { disc, join, oval, rod, shape } from "../../kit/solids.ts";

const badge = (): Solid[] => [
  {
    d: shape(
      starPoints(0, 0, 92, 6, 0.55).map(([x, y]) => [x, y] as const),
      3,
    ),
    round: 24,
    tone: 0.22,
  },
  ...starPoints(0, 0, 92, 6, 0.55)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]): Solid => ({ d: disc(x, y, 10), round: 9, tone: 0.1 })),
  { d: disc(0, 0, 40), round: 8, tone: 0.02 },
];

const duck = (): Solid[] => [
  { d: join(18, oval(-14, 42, 62, 36), rod([-60, 26], [-86, 2], 16, 4)), round: 30, tone: 0.1 },
  { d: join(10, oval(-18, 40, 34, 18, -0.2)), round: 12, tone: 0.3 },
  { d: join(14, disc(42, -26, 32), rod([40, 0], [30, 30], 18, 24)), round: 22, tone: 0.06 },
  { d: join(5, oval(80, -22, 20, 7, -0.15), oval(76, -14, 16, 6, 0.2)), round: 7, tone: 0.5 },
  { d: disc(52, -36, 6), round: 30, tone: 1 },
  { d: oval(0, 84, 98, 9), round: 8, tone: 0.4 },
];

export const figures: Figures = {
  bottle: { solids: bottle, hw: 60, hh: 106 },
  badge: { solids: badge },
  banjo: { solids: banjo },
  boot: { solids: boot, hw: 84, hh: 100 },
  tooth: { solids: tooth, hw: 60, hh: 92 },
  duck: { solids: duck, hw: 108, hh: 98 },
  skull: { solids: skull, hw: 74, hh: 90 },
  moonFace: { solids: moonFace },
  candle: { solids: candle, hw: 70, hh: 104 },
  hat: { solids: hat, hw: 104, hh: 86 },
  balloon: { solids: balloon, hw: 70, hh: 104 },
  bull: { solids: bull, hw: 96, hh: 100 },
  snake: { solids: rattlesnake, hw: 104, hh: 98 },
};
