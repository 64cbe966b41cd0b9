import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { paper } from "../../../kit/print.ts";
import { frame, star } from "../../../kit/scene.ts";
import { circle, el, g, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

interface Shop {
  id: string;
  titre: string;
  auteur: string;
  name: readonly string[];
  foot: string;
  banners: readonly string[];
  order: readonly number[];
  face: Face;
  sheet: string;
  line: string;
  red: string;
  green: string;
  gold: string;
}

const W = 1000;
const H = 1414;

type Flash = (s: Shop, word: string) => string;
const thick = (s: Shop, w = 6) =>
  ({ stroke: s.line, "stroke-width": w, "stroke-linejoin": "round", "stroke-linecap": "round" }) as const;
const scroll = (s: Shop, y: number, word: string) =>
  path(`M-150 ${y - 24}Q0 ${y - 54} 150 ${y - 24}V${y + 30}Q0 ${y} -150 ${y + 30}Z`, s.sheet, thick(s)) +
  path(
    `M-150 ${y - 6}L-196 ${y + 4}L-180 ${y + 28}L-196 ${y + 56}L-140 ${y + 46}L-150 ${y + 30}ZM150 ${y - 6}L196 ${y + 4}L180 ${y + 28}L196 ${y + 56}L140 ${y + 46}L150 ${y + 30}Z`,
    s.gold,
    thick(s),
  ) +
  fitLine(word, {
    face: "rye",
    x: -124,
    y: y - 22,
    width: 248,
    maxHeight: 28,
    anchor: "middle",
    fill: s.line,
  }).svg;

const heart: Flash = (s, w) =>
  path(
    "M0 130Q-170 20 -140 -70Q-110 -140 -40 -110Q-10 -96 0 -66Q10 -96 40 -110Q110 -140 140 -70Q170 20 0 130Z",
    s.red,
    thick(s, 8),
  ) +
  path("M-104 -60Q-90 -92 -60 -86", "none", {
    stroke: s.sheet,
    "stroke-width": 9,
    "stroke-linecap": "round",
  }) +
  path("M160 -170L60 -60M-70 70L-170 180", "none", thick(s, 10)) +
  path("M146 -190L184 -194L172 -156ZM-190 150L-196 200L-146 196Z", s.gold, thick(s)) +
  scroll(s, 40, w);
const anchor: Flash = (s, w) =>
  circle(0, -150, 30, "none", { stroke: s.line, "stroke-width": 18 }) +
  path(
    "M-14 -120H14V110Q80 96 100 30L70 40L110 -30L146 40L124 30Q110 160 0 180Q-110 160 -124 30L-146 40L-110 -30L-70 40L-100 30Q-80 96 -14 110Z",
    s.green,
    thick(s, 8),
  ) +
  rect(-70, -100, 140, 24, s.gold, { rx: 8, ...thick(s) }) +
  scroll(s, 20, w);
const swallow: Flash = (s, w) =>
  path(
    "M-170 20Q-60 -60 -10 -20Q20 -130 170 -170Q140 -60 60 0Q110 20 130 50Q80 50 40 40Q0 80 -60 70L-150 130L-120 70L-180 90L-100 30Q-130 30 -170 20Z",
    s.green,
    thick(s, 7),
  ) +
  path("M40 40Q0 80 -60 70Q-30 30 10 10Z", s.red, thick(s)) +
  circle(86, 26, 6, s.line) +
  path("M128 46L160 52L130 60Z", s.gold, thick(s, 4)) +
  stroke("M30 -60L100 -120M20 -30L110 -70", s.line, 5) +
  scroll(s, 130, w);
const dagger: Flash = (s, w) =>
  path("M-18 -60H18L10 150L0 186L-10 150Z", s.sheet, thick(s, 7)) +
  stroke("M0 -50V150", s.line, 4) +
  path("M-80 -84H80V-58H-80Z", s.gold, thick(s)) +
  rect(-16, -160, 32, 76, s.red, { rx: 8, ...thick(s) }) +
  circle(0, -172, 20, s.gold, thick(s)) +
  stroke("M-16 -140L16 -120M-16 -120L16 -100", s.line, 4) +
  path("M-90 120Q-20 60 40 100Q110 130 60 30Q20 -30 80 -20", "none", {
    stroke: s.green,
    "stroke-width": 26,
    "stroke-linecap": "round",
  }) +
  path("M-90 120Q-20 60 40 100Q110 130 60 30Q20 -30 80 -20", "none", {
    stroke: s.line,
    "stroke-width": 4,
    "stroke-dasharray": "2 14",
  }) +
  circle(90, -22, 17, s.green, thick(s)) +
  circle(95, -27, 4, s.line) +
  scroll(s, 150, w);
const rose: Flash = (s, w) =>
  [-60, 60]
    .map((t) =>
      g(
        { transform: `rotate(${t})` },
        path("M0 20Q-60 -80 0 -190Q60 -80 0 20Z", s.green, thick(s)),
        stroke("M0 0V-160", s.line, 4),
      ),
    )
    .join("") +
  Array.from({ length: 6 }, (_, i) =>
    el("ellipse", {
      cx: 0,
      cy: -64,
      rx: 60,
      ry: 56,
      fill: s.red,
      transform: `rotate(${i * 60})`,
      ...thick(s),
    }),
  ).join("") +
  circle(0, 0, 66, s.red, thick(s)) +
  stroke("M-50 -16Q-10 -60 40 -20Q60 20 10 34Q-34 30 -24 -2Q-6 -26 14 -4", s.line, 6) +
  scroll(s, 120, w);
const skull: Flash = (s, w) =>
  path("M-110 0Q-130 -160 0 -164T110 0Q104 40 70 50V100H-70V50Q-104 40 -110 0Z", s.sheet, thick(s, 8)) +
  path(
    "M-76 -30Q-50 -66 -18 -30Q-30 16 -50 14Q-76 10 -76 -30ZM76 -30Q50 -66 18 -30Q30 16 50 14Q76 10 76 -30ZM0 14L-16 46H16Z",
    s.line,
  ) +
  stroke("M-40 66V100M-14 66V100M14 66V100M40 66V100", s.line, 5) +
  path("M-120 -90Q-60 -220 0 -150Q60 -220 120 -90Q60 -130 0 -110Q-60 -130 -120 -90Z", s.red, thick(s)) +
  scroll(s, 140, w);
const ship: Flash = (s, w) =>
  path("M-150 60H150L110 130H-110Z", s.red, thick(s, 7)) +
  stroke("M-60 60V-150M50 60V-170", s.line, 9) +
  path(
    "M-60 -140Q20 -90 -50 40H-130Q-90 -60 -60 -140ZM50 -160Q150 -90 70 44H-10Q40 -60 50 -160Z",
    s.sheet,
    thick(s),
  ) +
  path("M-60 -150l-40 -20l40 -16ZM50 -170l-40 -20l40 -16Z", s.gold, thick(s, 4)) +
  stroke("M-190 140q24 -24 48 0t48 0t48 0t48 0t48 0t48 0t48 0", s.green, 14) +
  scroll(s, 170, w);
const DRAWINGS: readonly Flash[] = [heart, anchor, swallow, dagger, rose, skull, ship];

/** A flash sheet: six drawings on old card, the shop's name in the middle band. */
function draw(s: Shop): string {
  const at: readonly (readonly [number, number, number])[] = [
    [270, 270, 1.12],
    [730, 270, 1.12],
    [200, 690, 0.82],
    [800, 690, 0.82],
    [270, 1090, 1.08],
    [730, 1090, 1.08],
  ];
  let y = 580;
  const name = s.name.map((line) => {
    const placed = fitLine(line, {
      face: s.face,
      x: 350,
      y,
      width: 300,
      maxHeight: 120,
      anchor: "middle",
      fill: s.line,
    });
    y = placed.bottom + 24;
    return placed.svg;
  });
  return svg(
    W,
    H,
    paper(W, H, { colour: s.sheet, amount: 0.3, burnt: 0.35, seed: s.id.length }),
    at
      .map(([x, cy, k], i) =>
        g(
          { transform: `translate(${x} ${cy}) scale(${k})` },
          (DRAWINGS[s.order[i] ?? 0] ?? heart)(s, s.banners[i] ?? ""),
        ),
      )
      .join(""),
    name.join(""),
    [
      [500, 120, 26],
      [500, 480, 16],
      [500, 900, 20],
      [90, 480, 12],
      [910, 480, 12],
      [500, 1220, 26],
      [90, 900, 12],
      [910, 900, 12],
    ]
      .map(([x = 0, cy = 0, r = 0], i) => star(x, cy, r, i % 2 ? s.red : s.line))
      .join(""),
    rect(60, 1326, 880, 4, s.line),
    text(s.foot, { face: "rye", size: 29, x: 500, y: 1372, anchor: "middle", fill: s.line }),
    frame(W, H, 22, 5, s.line, 6),
  );
}

const shops: readonly Shop[] = [
  {
    id: "tatouages-chez-rosa-la-fixe",
    titre: "Tatouages chez Rosa la Fixe",
    auteur: "Rosa la Fixe",
    name: ["ROSA", "LA FIXE"],
    foot: "Tatouages · Les Docks, au-dessus du poissonnier",
    banners: ["MAMAN", "À PEU PRÈS", "REVIENS", "JAMAIS", "IRMA", "LUNDI"],
    order: [0, 1, 2, 3, 4, 5],
    face: "rye",
    sheet: "#ecd9ae",
    line: "#1d1a1c",
    red: "#bf2f24",
    green: "#2f6f5e",
    gold: "#e0a83a",
  },
  {
    id: "planche-du-vieux-loup",
    titre: "Planche du vieux loup",
    auteur: "Rosa la Fixe",
    name: ["VIEUX", "LOUP"],
    foot: "Dessins au choix, regrets compris · Vieux-Quai",
    banners: ["PRESQUE À L’EAU", "TOUT DROIT", "TIENS BON", "AÏE", "SALÉ", "PARDON PAPA"],
    order: [6, 5, 1, 0, 3, 2],
    face: "pirata-one",
    sheet: "#d7dccb",
    line: "#16222e",
    red: "#c8402f",
    green: "#3a7f8f",
    gold: "#d9b04a",
  },
  {
    id: "a-l-aiguille-propre",
    titre: "À l’aiguille propre",
    auteur: "",
    name: ["AIGUILLE", "PROPRE"],
    foot: "On ne corrige pas l’orthographe des clients",
    banners: ["TOUJOUR", "LOYALE", "AMOUR X 2", "POUR LA VI", "SANS REGRÉ", "LIBERTÉ"],
    order: [4, 2, 5, 1, 6, 0],
    face: "sancreek",
    sheet: "#f0dccb",
    line: "#2a1524",
    red: "#c8345a",
    green: "#3f7f4f",
    gold: "#f0b64a",
  },
];

export const posters: readonly Poster[] = shops.map((s) => ({
  id: s.id,
  titre: s.titre,
  auteur: s.auteur,
  width: W,
  height: H,
  draw: () => draw(s),
}));
