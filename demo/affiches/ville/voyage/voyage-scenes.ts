import { rays, ridge, waves } from "../../../kit/scene.ts";
import { palm } from "../../../kit/props.ts";
import { circle, g, linear, path, polygon, rect, stroke } from "../../../kit/svg.ts";

/** Six flat inks of a travel poster, from the top of the sky to the darkest foreground. */
export interface Tones {
  high: string;
  low: string;
  light: string;
  mid: string;
  dark: string;
  accent: string;
}

/** A landscape 1000 × 1414; the title area is left calm by the layout, not by the scene. */
export type Scene = (t: Tones) => string;

/** Width of every landscape. */
export const W = 1000;
/** Height of every landscape. */
export const H = 1414;

/** The sky behind all of them. */
export function sky({ high, low }: Tones): string {
  const shade = linear([
    [0, high],
    [0.75, low],
  ]);
  return shade.defs + rect(0, 0, W, H, shade.fill);
}

export const lighthouse: Scene = (t) =>
  sky(t) +
  path(
    polygon([
      [672, 318],
      [-40, 60],
      [-40, 420],
    ]),
    t.light,
    { opacity: 0.55 },
  ) +
  path(
    polygon([
      [728, 318],
      [1100, 180],
      [1100, 430],
    ]),
    t.light,
    { opacity: 0.4 },
  ) +
  ridge(W, 860, 40, 1100, t.mid, "phare", 160) +
  waves(W, 940, 6, 70, [t.mid, t.dark, t.mid, t.dark]) +
  path("M560 1010Q600 850 700 840Q820 850 900 1030L1010 1120V1414H480Z", t.dark) +
  path("M655 850L672 360H728L745 850Z", t.light) +
  path("M706 360H728L745 850H716Z", t.accent, { opacity: 0.35 }) +
  [0, 1, 2]
    .map((i) =>
      path(
        `M${667 - i * 3.6} ${430 + i * 140}H${733 + i * 3.6}L${735.5 + i * 3.6} ${500 + i * 140}H${664.5 - i * 3.6}Z`,
        t.accent,
      ),
    )
    .join("") +
  rect(652, 348, 96, 14, t.dark) +
  rect(676, 288, 48, 60, t.light) +
  path("M664 290L700 236L736 290Z", t.accent) +
  rect(690, 300, 20, 40, t.accent) +
  [
    [190, 1010, 1],
    [370, 965, 0.6],
  ]
    .map(([x = 0, y = 0, k = 1]) =>
      g(
        { transform: `translate(${x} ${y}) scale(${k})` },
        path("M-90 0H90L60 34H-66Z", t.accent),
        path("M-4 -8V-200L80 -8Z", t.light),
        path("M-14 -8V-170L-74 -8Z", t.light, { opacity: 0.75 }),
      ),
    )
    .join("");

export const furnaces: Scene = (t) =>
  sky(t) +
  rays(500, 940, 1300, 22, t.light, 0.25).replace("<path", '<path opacity="0.35"') +
  circle(500, 900, 210, t.light) +
  [
    [140, 430, 74],
    [270, 330, 88],
    [780, 380, 84],
    [890, 520, 66],
  ]
    .map(
      ([x = 0, y = 0, w = 60]) =>
        path(`M${x - w / 2} 1100L${x - w * 0.34} ${y}H${x + w * 0.34}L${x + w / 2} 1100Z`, t.dark) +
        rect(x - w * 0.4, y + 26, w * 0.8, 14, t.accent) +
        path(`M${x} ${y}q-30 -50 16 -96t50 -90q70 -26 90 -80q10 70 -50 110t-60 90q-10 50 -46 66Z`, t.mid, {
          opacity: 0.8,
        }),
    )
    .join("") +
  path(
    "M0 1090H120V940L200 880V960L290 890V960L380 890V1000H470V800H600V1000H700V930H840V1040H1000V1414H0Z",
    t.dark,
  ) +
  [0, 1, 2, 3, 4]
    .map((i) => rect(488 + (i % 3) * 38, 830 + Math.floor(i / 3) * 60, 22, 36, t.light))
    .join("") +
  path("M430 1414L508 1120H560L700 1414Z", t.light) +
  path("M470 1414L520 1120H548L640 1414Z", t.accent);

export const billboards: Scene = (t) =>
  sky(t) +
  circle(730, 360, 170, t.light) +
  ridge(W, 760, 60, 1414, t.mid, "colline-loin", 220) +
  path("M-20 1130Q240 620 560 640Q840 660 1020 980V1414H-20Z", t.dark) +
  [
    [190, 900, 220, 130, t.accent],
    [380, 690, 260, 150, t.light],
    [640, 730, 250, 140, t.accent],
    [800, 930, 190, 120, t.light],
    [480, 960, 210, 120, t.accent],
  ]
    .map(([x, y, w, h, c], i) => {
      const [a, b, ww, hh] = [Number(x), Number(y), Number(w), Number(h)];
      return g(
        { transform: `rotate(${i % 2 ? 4 : -5} ${a} ${b})` },
        stroke(
          `M${a - ww * 0.3} ${b}V${b + 120}M${a + ww * 0.3} ${b}V${b + 120}M${a - ww * 0.3} ${b + 40}L${a + ww * 0.3} ${b + 110}`,
          t.dark,
          9,
        ),
        stroke(`M${a - ww * 0.3} ${b}V${b + 90}M${a + ww * 0.3} ${b}V${b + 90}`, t.mid, 4),
        rect(a - ww / 2, b - hh, ww, hh, String(c)),
        rect(a - ww / 2 + 10, b - hh + 10, ww - 20, hh - 20, "none", { stroke: t.dark, "stroke-width": 4 }),
        i % 3 === 0
          ? circle(a, b - hh / 2, hh * 0.28, t.dark)
          : i % 3 === 1
            ? path(`M${a - 50} ${b - hh * 0.25}L${a} ${b - hh * 0.78}L${a + 50} ${b - hh * 0.25}Z`, t.dark)
            : path(`M${a - 70} ${b - hh * 0.5}h100v-20l40 34l-40 34v-20h-100Z`, t.dark),
      );
    })
    .join("") +
  palm(90, 1180, 420, t.dark, 40) +
  palm(930, 1250, 520, t.dark, -60) +
  stroke("M-20 1330Q300 1180 520 1230T1020 1130", t.light, 12, { opacity: 0.6 });

export const linerBow: Scene = (t) =>
  sky(t) +
  path(
    polygon([
      [0, 0],
      [500, 260],
      [0, 520],
    ]),
    t.light,
    { opacity: 0.25 },
  ) +
  path("M500 250L880 300Q850 900 560 1130H440Q150 900 120 300Z", t.dark) +
  path("M500 250L880 300Q850 900 560 1130H500Z", t.mid, { opacity: 0.55 }) +
  path("M104 262L500 208L896 262L884 322L500 268L116 322Z", t.light) +
  path("M168 760Q220 960 440 1130H560Q780 960 832 760L740 900L500 960L260 900Z", t.accent) +
  rect(330, 90, 340, 120, t.light) +
  rect(360, 120, 280, 26, t.dark) +
  path("M420 -30H580L566 92H434Z", t.accent) +
  rect(426, 10, 148, 26, t.dark) +
  stroke("M500 250V1130", t.light, 5, { opacity: 0.7 }) +
  [
    [250, 470],
    [750, 470],
  ]
    .map(
      ([x = 0, y = 0]) => circle(x, y, 24, t.light) + stroke(`M${x} ${y}v90m-34 -20q34 50 68 0`, t.light, 10),
    )
    .join("") +
  waves(W, 1110, 5, 90, [t.mid, t.light, t.mid, t.dark]) +
  [
    [90, 640],
    [930, 560],
    [60, 460],
  ]
    .map(([x = 0, y = 0]) => stroke(`M${x - 36} ${y}q18 -26 36 0q18 -26 36 0`, t.light, 7))
    .join("");
