/** Occult gatherings: tarot, seals, moon nights, eyes, candle séances. */
import { cat, scorpion, toad } from "../kit/engraved-beasts.ts";
import { bottle, candle, eye, moonFace, palm, skull } from "../kit/engraved-things.ts";
import { engrave, type Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import { border } from "../kit/ornaments.ts";
import type { Poster } from "../kit/poster.ts";
import { clouds, paper, vignette } from "../kit/print.ts";
import { arcText, paragraph } from "../kit/prose.ts";
import { rays } from "../kit/scene.ts";
import { glyph, onCircle, phase, ring, starChart, starPolygon } from "../kit/sigils.ts";
import { circle, clip, g, path, polygon, radial, rect, stroke, svg } from "../kit/svg.ts";
import { block, fitLine, text } from "../kit/type.ts";
import { column, line } from "../kit/woodtype.ts";
import { cards, eyes, nights, seals, seances } from "./occult.texts.ts";

interface Inks {
  night: string;
  gold: string;
  glow: string;
}
const SOLIDS: Record<string, () => Solid[]> = {
  moonFace,
  palm,
  skull,
  cat,
  scorpion,
  eye,
  candle,
  bottle,
  toad,
};
const W = 1000;
const H = 1414;
const figure = (
  name: string,
  x: number,
  y: number,
  scale: number,
  ink: string,
  under: string,
  gap = 7.4,
): string =>
  engrave((SOLIDS[name] ?? eye)(), {
    x,
    y,
    scale,
    gap,
    ink,
    under,
    negative: true,
    halfWidth: 108,
    halfHeight: 112,
    contour: 3.4,
  });
const make = (t: { id: string; titre: string; auteur: string }, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width: W,
  height: H,
  draw,
});

/** A tarot card laid on a dark cloth. */
function card(t: (typeof cards)[number], { night, gold, glow }: Inks): Poster {
  return make(t, () => {
    const sky = clip(
      "M150 240H850V1050H150Z",
      rect(150, 240, 700, 810, night),
      rays(500, 640, 640, 36, glow, 0, 0.5),
      circle(500, 640, 292, night),
      ring(500, 640, 292, gold, 4),
      starChart(1000, 300, gold, t.id, 26),
      g({ transform: "translate(0 900)" }, starChart(1000, 160, gold, `${t.id}b`, 16)),
    );
    const corners = [
      [112, 112],
      [888, 112],
      [112, 1302],
      [888, 1302],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 34, night, { stroke: gold, "stroke-width": 3 }) + glyph(x, y, 38, gold, `${t.id}${i}`),
      )
      .join("");
    return svg(
      W,
      H,
      rect(0, 0, W, H, night),
      rect(46, 46, 908, 1322, gold, { rx: 34 }),
      rect(56, 56, 888, 1302, night, { rx: 28 }),
      rect(150, 96, 700, 120, gold),
      text(t.number, {
        face: "cinzel-decorative",
        weight: 900,
        size: 96,
        x: 500,
        y: 190,
        anchor: "middle",
        fill: night,
      }),
      sky,
      rect(150, 240, 700, 810, "none", { stroke: gold, "stroke-width": 5 }),
      figure(t.figure, 500, 640, 2.55, gold, night),
      rect(150, 1076, 700, 150, gold),
      fitLine(t.name, {
        face: "cinzel-decorative",
        weight: 900,
        x: 180,
        y: 1104,
        width: 640,
        maxHeight: 94,
        anchor: "middle",
        fill: night,
      }).svg,
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 35,
        x: 190,
        y: 1278,
        width: 620,
        align: "middle",
        leading: 1.2,
        fill: gold,
      }).svg,
      corners,
    );
  });
}

/** A seal drawn over the sheet, off centre and larger than it. */
function seal(t: (typeof seals)[number], { night, gold, glow }: Inks, light: boolean): Poster {
  return make(t, () => {
    const [cx, cy] = [500, 548];
    const ink = light ? night : gold;
    const ground = light ? gold : night;
    const base = light
      ? paper(W, H, { colour: gold, amount: 0.35, seed: t.points })
      : rect(0, 0, W, H, night) + clouds(W, H, glow, 0.5, 0.004, t.points);
    const disc =
      ring(cx, cy, 456, ink, 4) +
      ring(cx, cy, 386, ink, 4) +
      ring(cx, cy, 364, ink, 1.6) +
      starPolygon(cx, cy, 364, t.points, t.step, ink, 5) +
      onCircle(cx, cy, 364, t.points)
        .map(
          ([x, y], i) =>
            circle(x, y, 38, ground, { stroke: ink, "stroke-width": 4 }) +
            glyph(x, y, 42, ink, `${t.id}${i}`),
        )
        .join("");
    const words = arcText(fr(t.ring), {
      face: "cinzel-decorative",
      weight: 700,
      size: (2500 / t.ring.length) * 1.28,
      cx,
      cy,
      radius: 404,
      fill: ink,
    });
    const heart =
      circle(cx, cy, 196, ground, { stroke: ink, "stroke-width": 4 }) +
      (light
        ? engrave((SOLIDS[t.figure] ?? eye)(), {
            x: cx,
            y: cy,
            scale: 1.5,
            gap: 7,
            ink,
            under: ground,
            halfHeight: 112,
            halfWidth: 108,
          })
        : figure(t.figure, cx, cy, 1.5, ink, ground, 6.6));
    const title = block([{ text: t.head }, { text: t.tail }], {
      face: "cinzel-decorative",
      weight: 900,
      x: 60,
      y: 1084,
      width: 560,
      gap: 18,
      maxHeight: 118,
      fill: ink,
    });
    return svg(
      W,
      H,
      base,
      disc,
      words,
      heart,
      rect(0, 1040, W, 374, ground, { opacity: light ? 0 : 0.82 }),
      title.svg,
      rect(654, 1084, 4, 250, ink),
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 31,
        x: 684,
        y: 1110,
        width: 262,
        leading: 1.3,
        fill: ink,
      }).svg,
      glyph(92, 104, 84, ink, `${t.id}z`, 6),
      glyph(908, 104, 84, ink, `${t.id}y`, 6),
      glyph(92, 980, 84, ink, `${t.id}x`, 6),
      glyph(908, 980, 84, ink, `${t.id}w`, 6),
      border("lines", W, H, 24, ink),
    );
  });
}

/** Moon phases down the margin, title hanging on the right. */
function night(t: (typeof nights)[number], { night: dark, gold, glow }: Inks): Poster {
  return make(t, () => {
    const moons = [-0.85, -0.62, -0.3, 0, 0.3, 0.62, 0.85]
      .map((at, i) => phase(128, 170 + i * 178, at === 0 ? 82 : 62, at, gold, dark))
      .join("");
    const halo = radial([
      [0, glow, 0.95],
      [1, glow, 0],
    ]);
    const title = column(
      t.lines.map((words) => line(words, words.length < 5 ? 120 : 150)),
      {
        x: 270,
        y: 110,
        width: 650,
        gap: 22,
        ink: gold,
        cases: ["abril-fatface", "limelight", "anton", "six-caps", "passion-one"],
      },
    );
    const hill = path("M0 1414V1250Q260 1170 520 1230T1000 1180V1414Z", "#000", { opacity: 0.55 });
    return svg(
      W,
      H,
      rect(0, 0, W, H, dark),
      halo.defs,
      circle(640, 900, 520, halo.fill),
      starChart(W, H, gold, t.id, 46),
      rect(226, 0, 3, H, gold),
      moons,
      title.svg,
      hill,
      figure(t.figure, 700, 1010, 2, gold, dark, 7.4),
      paragraph(t.text, {
        face: "im-fell-dw-pica",
        size: 42,
        x: 270,
        y: title.bottom + 70,
        width: 660,
        leading: 1.2,
        fill: gold,
      }).svg,
      rect(228, 1266, 772, 148, gold),
      fitLine(fr(t.date), { face: "im-fell-dw-pica", x: 262, y: 1292, width: 690, maxHeight: 44, fill: dark })
        .svg,
      fitLine(t.place.toUpperCase(), {
        face: "cinzel-decorative",
        weight: 900,
        x: 262,
        y: 1350,
        width: 690,
        maxHeight: 34,
        fill: dark,
      }).svg,
    );
  });
}

/** A great eye in a triangle of rays. */
function watcher(t: (typeof eyes)[number], { night: dark, gold, glow }: Inks, flip: boolean): Poster {
  return make(t, () => {
    const triangle = polygon(
      flip
        ? [
            [40, 150],
            [960, 150],
            [500, 1010],
          ]
        : [
            [500, 40],
            [980, 930],
            [20, 930],
          ],
    );
    const at = flip ? 410 : 640;
    const scene =
      clip(
        triangle,
        rect(0, 0, W, H, dark),
        rays(500, at, 800, 60, glow, 0, 0.5),
        circle(500, at, 262, dark),
        figure("eye", 500, at, flip ? 2.5 : 2.6, gold, dark, 7.6),
      ) +
      stroke(triangle, dark, 14) +
      stroke(triangle, gold, 5);
    const y = flip ? 1030 : 970;
    const title = column([line(t.head, 54), line(t.big, t.big.length > 12 ? 130 : 170), line(t.note, 42)], {
      x: 70,
      y,
      width: 860,
      height: flip ? 270 : 300,
      gap: 22,
      ink: dark,
      cases: ["six-caps", "anton", "fjalla-one", "abril-fatface", "alfa-slab-one", "ultra"],
    });
    const side = flip
      ? text(t.side, {
          face: "cinzel-decorative",
          weight: 700,
          size: 26,
          x: 500,
          y: 118,
          anchor: "middle",
          fill: dark,
        })
      : fitLine(t.side, {
          face: "cinzel-decorative",
          weight: 700,
          x: 70,
          y: 1306,
          width: 860,
          maxHeight: 36,
          anchor: "middle",
          fill: dark,
        }).svg;
    const marks = (
      flip
        ? [
            [110, 620],
            [200, 820],
            [890, 620],
            [800, 820],
          ]
        : [
            [120, 180],
            [230, 330],
            [880, 180],
            [770, 330],
          ]
    )
      .map(([x = 0, gy = 0], i) => glyph(x, gy, 90, dark, `${t.id}${i}`, 6))
      .join("");
    return svg(
      W,
      H,
      paper(W, H, { colour: gold, age: "#4a2a3a", amount: 0.4, seed: 9 }),
      border("deco", W, H, 28, dark),
      scene,
      marks,
      title.svg,
      side,
    );
  });
}

/** Candle light in the dark; the title sits in the glow. */
function seance(t: (typeof seances)[number], { night: dark, gold, glow }: Inks, x: number): Poster {
  return make(t, () => {
    const halo = radial([
      [0, "#fff2c4", 1],
      [0.12, gold, 0.85],
      [0.45, glow, 0.8],
      [1, glow, 0],
    ]);
    const smoke =
      stroke(`M${x} 300C${x - 120} 200 ${x + 110} 130 ${x - 30} -20`, gold, 3, { opacity: 0.5 }) +
      stroke(`M${x + 6} 300C${x + 90} 210 ${x - 90} 120 ${x + 50} -20`, gold, 2, { opacity: 0.4 });
    const sitter = `M-92 240Q-92 74 -34 58Q-62 30 -56 -22Q-48 -78 0 -78Q48 -78 56 -22Q62 30 34 58Q92 74 92 240Z`;
    const faces =
      [
        [80, 1190],
        [920, 1190],
        [270, 1120],
        [730, 1120],
        [500, 1090],
      ]
        .map(([fx = 0, fy = 0], i) =>
          g(
            { transform: `translate(${fx} ${fy}) scale(1.3)` },
            path(sitter, i % 2 ? "#0b0710" : "#120a18"),
            stroke("M-56 -22Q-48 -78 0 -78Q48 -78 56 -22", gold, 3, { opacity: 0.75 }),
          ),
        )
        .join("") +
      path("M-40 1414Q500 1230 1040 1414Z", glow) +
      stroke("M-40 1414Q500 1230 1040 1414", gold, 4);
    const words = block(
      t.big.map((w) => ({ text: w })),
      {
        face: "limelight",
        x: 70,
        y: 700,
        width: 860,
        gap: 20,
        maxHeight: 150,
        anchor: x < 500 ? "end" : "start",
        fill: "#fff0c9",
      },
    );
    const left = x < 500 ? 500 : 70;
    return svg(
      W,
      H,
      rect(0, 0, W, H, dark),
      halo.defs,
      circle(x, 330, 900, halo.fill),
      smoke,
      figure("candle", x, 430, 2, "#fff3cf", dark, 7),
      fitLine(fr(t.head), { face: "pirata-one", x: left, y: 130, width: 430, maxHeight: 66, fill: gold }).svg,
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 35,
        x: left,
        y: 270,
        width: 420,
        leading: 1.26,
        fill: "#f2e2bd",
      }).svg,
      faces,
      words.svg,
      vignette(W, H, "#000", 0.55),
    );
  });
}

const VIOLET: Inks = { night: "#1a1028", gold: "#e6c98a", glow: "#4b2a6b" };
const BLOOD: Inks = { night: "#1d0c10", gold: "#ead3a2", glow: "#7a1d26" };
const MOSS: Inks = { night: "#0f1a17", gold: "#dcd3a0", glow: "#2c5a48" };
const INDIGO: Inks = { night: "#101935", gold: "#f0d9a0", glow: "#2f4a8a" };
const COAL: Inks = { night: "#141215", gold: "#e9dcc0", glow: "#3d3540" };
const PLUM: Inks = { night: "#2a1030", gold: "#f0b98d", glow: "#6b2458" };
const palettes = [INDIGO, BLOOD, COAL, VIOLET, MOSS, PLUM] as const;
const inks = (i: number): Inks => palettes[i % palettes.length] ?? VIOLET;

const made = {
  cards: cards.map((t, i) => card(t, inks(i))),
  seals: seals.map((t, i) => seal(t, inks(i + 3), i % 2 === 1)),
  nights: nights.map((t, i) => night(t, inks([3, 1, 0, 4][i] ?? 0))),
  eyes: eyes.map((t, i) => watcher(t, inks([5, 2, 4, 0][i] ?? 0), i % 2 === 1)),
  seances: seances.map((t, i) => seance(t, inks([3, 5, 1][i] ?? 0), i % 2 ? 740 : 270)),
};
/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3, 4].flatMap((i) =>
  Object.values(made).flatMap((list) => list[i] ?? []),
);
