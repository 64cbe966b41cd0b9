import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { halftone } from "../../../kit/print.ts";
import { skyline, slicedSun, stars } from "../../../kit/scene.ts";
import { coupe, palm } from "../../../kit/props.ts";
import { random } from "../../../kit/random.ts";
import { circle, g, linear, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";
import { races } from "./course.texts.ts";

export interface Race {
  id: string;
  titre: string;
  auteur: string;
  plan: "vitesse" | "grille" | "numero" | "virage";
  lines: readonly string[];
  info: string;
  foot: string;
  number: string;
  face: Face;
  dark: string;
  hot: string;
  mid: string;
  pale: string;
}

const flag = (x: number, y: number, cols: number, rows: number, cell: number, dark: string, pale: string) =>
  Array.from({ length: cols * rows }, (_, i) =>
    rect(
      x + (i % cols) * cell,
      y + Math.floor(i / cols) * cell,
      cell + 0.5,
      cell + 0.5,
      ((i % cols) + Math.floor(i / cols)) % 2 ? dark : pale,
    ),
  ).join("");

/** Portrait: speed lines, one car tearing across, slanted type. */
function speed(r: Race): string {
  const dice = random(r.id);
  const [W, H] = [1000, 1414];
  const title = block(r.lines, { face: r.face, x: 0, y: 0, width: 840, gap: 20, fill: r.pale });
  const k = Math.min(1, 420 / title.height);
  const streaks = Array.from({ length: 26 }, () => {
    const y = dice.between(480, 1180);
    return rect(
      dice.between(200, 900),
      y,
      dice.between(200, 800),
      dice.between(5, 26),
      dice.pick([r.hot, r.pale, r.mid]),
    );
  }).join("");
  return svg(
    W,
    H,
    rect(0, 0, W, H, r.hot),
    path(
      polygon([
        [0, 620],
        [1000, 420],
        [1000, 1130],
        [0, 1330],
      ]),
      r.mid,
    ),
    g(
      { transform: "rotate(-11 500 900)" },
      streaks,
      rect(-200, 1050, 1600, 90, r.dark),
      coupe(40, 1090, 940, r.pale, r.dark, r.hot, true),
      rect(340, 945, 190, 60, r.dark, { rx: 6 }),
      text(r.number, { face: "anton", size: 92, x: 610, y: 1010, fill: r.dark }),
    ),
    g(
      { transform: `translate(110 90) skewX(-14) scale(${k})` },
      g(
        { transform: "translate(-14 12)" },
        block(r.lines, { face: r.face, x: 0, y: 0, width: 840, gap: 20, fill: r.dark }).svg,
      ),
      title.svg,
    ),
    flag(-20, 1290, 22, 3, 48, r.dark, r.pale),
    g(
      { transform: "rotate(-3 500 1340)" },
      rect(120, 1290, 760, 90, r.dark),
      fitLine(r.info, {
        face: "oswald",
        weight: 600,
        tracking: 0.06,
        x: 150,
        y: 1318,
        width: 700,
        maxHeight: 34,
        anchor: "middle",
        fill: r.pale,
      }).svg,
    ),
    text(r.foot, {
      face: "oswald",
      weight: 600,
      size: 30,
      tracking: 0.06,
      x: 930,
      y: 620 - k * 20,
      anchor: "end",
      fill: r.dark,
    }),
  );
}

/** Landscape: the grid, the cut sun, chrome letters. */
function grid(r: Race): string {
  const [W, H] = [1414, 1000];
  const sky = linear([
    [0, r.dark],
    [0.55, r.mid],
    [0.66, r.hot],
  ]);
  const chrome = linear([
    [0, "#f4f7ff"],
    [0.46, "#8fb7e8"],
    [0.5, "#2b2f6b"],
    [0.56, r.hot],
    [1, r.pale],
  ]);
  let floor = "";
  for (let i = -14; i <= 14; i++) floor += `M${707 + i * 40} 640L${707 + i * 260} 1000`;
  for (let i = 0; i < 9; i++) floor += `M0 ${640 + i * i * 4.6 + i * 6}H${W}`;
  const title = block(r.lines, {
    face: r.face,
    x: 0,
    y: 0,
    width: 1000,
    gap: 14,
    fill: chrome.fill,
    attributes: { stroke: r.dark, "stroke-width": 10, "paint-order": "stroke" },
  });
  const k = Math.min(1, 300 / title.height);
  return svg(
    W,
    H,
    sky.defs,
    chrome.defs,
    rect(0, 0, W, H, sky.fill),
    stars(0, 0, W, 420, 90, r.pale, r.id),
    slicedSun(707, 500, 250, r.pale, 8),
    skyline(-20, 645, 560, 30, 150, r.dark, `${r.id}g`, r.hot),
    skyline(880, 645, 560, 30, 150, r.dark, `${r.id}d`, r.hot),
    rect(0, 640, W, 360, r.dark),
    stroke(floor, r.hot, 3),
    palm(110, 800, 460, "#08060f", 50),
    palm(1310, 820, 520, "#08060f", -60),
    coupe(430, 930, 560, r.hot, "#0a0814", r.pale),
    g({ transform: `translate(${707 - 500 * k} 60) skewX(-10) scale(${k})` }, title.svg),
    fitLine(r.info, {
      face: "pacifico",
      x: 300,
      y: 80 + title.height * k,
      width: 814,
      maxHeight: 64,
      anchor: "middle",
      fill: r.pale,
      attributes: { stroke: r.dark, "stroke-width": 10, "paint-order": "stroke" },
    }).svg,
    text(r.foot, {
      face: "oswald",
      weight: 600,
      size: 25,
      tracking: 0.24,
      x: 707,
      y: 974,
      anchor: "middle",
      fill: r.pale,
    }),
  );
}

/** Portrait: an enormous number in a disc, the rest in its margin. */
function numbered(r: Race): string {
  const [W, H] = [1000, 1414];
  const big = fitLine(r.number, {
    face: "bowlby-one",
    x: 170,
    y: 330,
    width: 660,
    height: 560,
    fill: r.dark,
  });
  const title = block(r.lines, {
    face: r.face,
    x: 60,
    y: 1130,
    width: 510,
    gap: 12,
    height: 200,
    fill: r.pale,
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, r.hot),
    rect(0, 0, W, 40, r.dark),
    Array.from({ length: 3 }, (_, i) => rect(60 + i * 66, 0, 44, H, i === 1 ? r.pale : r.mid)).join(""),
    circle(500, 610, 430, r.dark),
    circle(500, 610, 408, r.pale),
    halftone(
      { x: 92, y: 202, width: 816, height: 816 },
      20,
      (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.49 ? Math.max(0, v - 0.45) * 0.8 : 0),
      r.mid,
    ),
    big.svg,
    rect(0, 1080, W, 334, r.dark),
    title.svg,
    coupe(610, 1330, 360, r.hot, r.dark, r.pale, true),
    text(r.info, { face: "oswald", weight: 600, size: 30, tracking: 0.08, x: 60, y: 1380, fill: r.mid }),
    fitLine(r.foot, {
      face: "oswald",
      weight: 700,
      tracking: 0.06,
      x: 290,
      y: 86,
      width: 650,
      maxHeight: 50,
      anchor: "end",
      fill: r.dark,
    }).svg,
  );
}

/** Portrait: the track from above, cars as flat tokens. */
function bend(r: Race): string {
  const [W, H] = [1000, 1414];
  const road = "M760 1500Q780 1180 480 1060Q180 940 210 700Q250 470 560 500Q860 520 840 300Q820 130 600 -80";
  const token = (x: number, y: number, turn: number, colour: string) =>
    g(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(1.5)` },
      rect(-32, -52, 12, 26, "#111"),
      rect(20, -52, 12, 26, "#111"),
      rect(-34, 22, 13, 30, "#111"),
      rect(21, 22, 13, 30, "#111"),
      path("M-12 -74H12L20 -20L24 54H-24L-20 -20Z", colour),
      path("M-28 -78H28V-64H-28ZM-28 52H28V66H-28Z", r.dark),
      circle(0, -2, 11, r.pale),
    );
  const title = block(r.lines, {
    face: r.face,
    x: 60,
    y: 70,
    width: 520,
    gap: 16,
    fill: r.pale,
    maxHeight: 150,
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, r.mid),
    halftone(
      { x: 0, y: 0, width: W, height: H },
      30,
      (u, v) => 0.12 + 0.1 * Math.sin(u * 6 + v * 5),
      r.dark,
      30,
    ),
    stroke(road, r.pale, 282),
    stroke(road, r.hot, 282, { "stroke-dasharray": "46 46" }),
    stroke(road, r.dark, 236),
    stroke(road, r.pale, 5, { "stroke-dasharray": "40 36" }),
    token(700, 500, 88, r.hot),
    token(250, 640, 20, r.pale),
    token(430, 1040, -62, "#f2b93c"),
    token(800, 1330, -10, r.hot),
    token(860, 330, -14, r.pale),
    path(
      polygon([
        [0, 0],
        [640, 0],
        [560, title.bottom + 60],
        [0, title.bottom + 110],
      ]),
      r.dark,
    ),
    title.svg,
    g(
      { transform: "rotate(-6 200 1240)" },
      rect(-40, 1180, 560, 150, r.hot),
      fitLine(r.info, {
        face: "oswald",
        weight: 700,
        tracking: 0.04,
        x: 50,
        y: 1210,
        width: 430,
        maxHeight: 44,
        fill: r.pale,
      }).svg,
      fitLine(r.foot, {
        face: "oswald",
        weight: 500,
        tracking: 0.04,
        x: 50,
        y: 1276,
        width: 430,
        maxHeight: 26,
        fill: r.pale,
      }).svg,
    ),
    flag(880, 1100, 3, 8, 40, r.dark, r.pale),
  );
}

const PLANS: Record<Race["plan"], (r: Race) => string> = {
  vitesse: speed,
  grille: grid,
  numero: numbered,
  virage: bend,
};

export const posters: readonly Poster[] = races.map((r) => ({
  id: r.id,
  titre: r.titre,
  auteur: r.auteur,
  width: r.plan === "grille" ? 1414 : 1000,
  height: r.plan === "grille" ? 1000 : 1414,
  draw: () => PLANS[r.plan](r),
}));
