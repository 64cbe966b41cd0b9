import { bust } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { halftone, rough } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { folds, tape } from "../../kit/wear.ts";
import { copies, notes, type Missing } from "./texts.ts";

const [W, H] = [1000, 1414];

/** A photocopier drops pale hair and pale cloth: keep both dark. */
const DARK = {
  hair: "#1a1a1a",
  hairShade: "#050505",
  hairLight: "#777777",
  cloth: "#777777",
  clothShade: "#111111",
  clothLight: "#f0f0f0",
};

/** A strip of cut paper with a word on it. */
function strip(
  words: string,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
  ground: string,
  ink: string,
  face = "anton",
): string {
  const d = polygon([
    [x - 26, y - 18],
    [x + width + 20, y - 24],
    [x + width + 30, y + height + 20],
    [x - 20, y + height + 24],
  ]);
  return g(
    { transform: `rotate(${angle} ${x + width / 2} ${y + height / 2})` },
    path(d, "#000", { opacity: 0.3, transform: "translate(8 10)" }),
    path(d, ground),
    fitLine(words, { face, x, y, width, height, fill: ink }).svg,
  );
}

function wild(m: Missing, rank: number): string {
  const tilt = rank % 2 ? 3 : -4;
  return svg(
    W,
    H,
    rect(0, 0, W, H, m.paper),
    halftone(
      { x: 0, y: 0, width: W, height: H },
      34,
      (u, v) => (rank % 2 ? Math.abs(u - 0.5) * 1.1 - 0.1 : 0.55 - v * 0.8),
      m.ink,
      30,
    ),
    rank % 2
      ? path(
          polygon([
            [120, 330],
            [900, 260],
            [940, 1140],
            [60, 1180],
          ]),
          "#f6f1e4",
        )
      : path(
          polygon([
            [40, 250],
            [960, 330],
            [900, 1160],
            [110, 1110],
          ]),
          "#f6f1e4",
        ),
    bust({
      ...m.face,
      style: "stencil",
      palette: [m.ink, m.paper, "#f6f1e4"],
      paints: DARK,
      x: 40,
      y: 250,
      size: 920,
    }),
    strip(m.cry, 60, 70, 700, 150, tilt, m.ink, "#f6f1e4", rank % 2 ? "archivo-black" : "anton"),
    strip(
      m.name,
      rank % 2 ? 130 : 210,
      960,
      730,
      150,
      -tilt,
      "#f6f1e4",
      m.ink,
      rank % 2 ? "anton" : "bowlby-one",
    ),
    rect(0, 1168, W, 246, m.ink),
    m.facts
      .map(([, value], i) =>
        text(fr(value), { face: "special-elite", size: 34, x: 60, y: 1214 + i * 42, fill: m.paper }),
      )
      .join(""),
    paragraph(fr(m.story), {
      face: "space-mono",
      size: 24,
      x: 60,
      y: 1300,
      width: 550,
      leading: 1.2,
      fill: "#f6f1e4",
    }).svg,
    g(
      { transform: "rotate(-5 800 1330)" },
      rect(640, 1284, 330, 88, m.paper),
      fitLine(fr(m.call), {
        face: "anton",
        x: 660,
        y: 1300,
        width: 290,
        maxHeight: 54,
        anchor: "middle",
        fill: m.ink,
      }).svg,
    ),
    tape(500, 240, 190, tilt * 3),
    folds(W, H, 2, 2, 0.12),
  );
}

function note(m: Missing, rank: number): string {
  const hand = rough(5, 40, rank + 4);
  const x = rank === 1 ? 420 : 20;
  const pen = (d: string, width: number): string =>
    stroke(d, m.ink, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
  const facts = m.facts
    .map(([, value], i) => {
      const [fx, fy] = [rank === 1 ? 60 : 634, 520 + i * 150];
      const arrow =
        rank === 1
          ? `M${fx + 250} ${fy - 12}C${fx + 320} ${fy - 30} ${fx + 380} ${fy - 10} ${fx + 430} ${fy + 10}m-34 -22l36 22l-30 26`
          : `M${fx - 14} ${fy - 12}C${fx - 60} ${fy - 30} ${fx - 100} ${fy - 10} ${fx - 140} ${fy + 10}m32 -26l-34 26l34 18`;
      return text(fr(value), { face: "caveat-brush", size: 46, x: fx, y: fy, fill: m.ink }) + pen(arrow, 6);
    })
    .join("");
  const lines =
    rank === 0
      ? Array.from({ length: 21 }, (_, i) => rect(0, 118 + i * 64, W, 2.4, "#9db8d8", { opacity: 0.7 })).join(
          "",
        ) + rect(118, 0, 3, H, "#d96a78", { opacity: 0.7 })
      : "";
  return svg(
    W,
    H,
    rect(0, 0, W, H, m.paper),
    lines,
    hand.defs,
    g(
      { filter: hand.url },
      fitLine(m.cry, {
        face: rank === 1 ? "rubik-wet-paint" : "permanent-marker",
        x: 70,
        y: 70,
        width: rank === 0 ? 700 : 860,
        height: 210,
        fill: rank === 2 ? "#b3162f" : m.ink,
      }).svg,
      pen(
        rank === 0
          ? "M80 322C260 302 500 300 780 314M120 346C300 330 480 326 700 336"
          : "M80 330C300 300 600 352 920 306",
        11,
      ),
      clip(
        `M${x - 40} 300h700v686h-700Z`,
        bust({ ...m.face, style: "stencil", palette: [m.ink, m.paper], x, y: 386, size: 600 }),
      ),
      pen(`M${x + 20} 980C${x + 180} 1000 ${x + 400} 970 ${x + 590} 992`, 12),
      facts,
      fitLine(fr(m.name), {
        face: "permanent-marker",
        x: 70,
        y: 1030,
        width: 860,
        maxHeight: 76,
        fill: m.ink,
      }).svg,
      paragraph(fr(m.story), {
        face: "caveat-brush",
        size: 46,
        x: 70,
        y: 1190,
        width: 860,
        leading: 1.12,
        fill: m.ink,
      }).svg,
      text(fr(m.call), {
        face: "permanent-marker",
        size: 36,
        x: 930,
        y: 1366,
        anchor: "end",
        fill: rank === 2 ? "#b3162f" : m.ink,
      }),
    ),
    tape(140, 34, 200, -18),
    tape(860, 36, 200, 14),
    folds(W, H, 2, 2, 0.08),
  );
}

/** Street photocopies and notes in felt pen. */
export const copyPosters: Poster[] = [
  ...copies.map((m, rank) => ({
    id: m.id,
    titre: m.titre,
    auteur: m.auteur,
    width: W,
    height: H,
    draw: () => wild(m, rank),
  })),
  ...notes.map((m, rank) => ({
    id: m.id,
    titre: m.titre,
    auteur: m.auteur,
    width: W,
    height: H,
    draw: () => note(m, rank),
  })),
];
