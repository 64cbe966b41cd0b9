import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { stars } from "../../../kit/scene.ts";
import { circle, el, g, path, polygon, radial, rect, stroke, svg } from "../../../kit/svg.ts";
import { arcText } from "../../../kit/prose.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { credits } from "./film-credits.ts";

interface Show {
  id: string;
  titre: string;
  auteur: string;
  arc: string;
  big: string;
  cast: string;
  face: Face;
  set: "escalier" | "eventail" | "jambes" | "piano";
  night: string;
  gold: string;
  hot: string;
  pale: string;
  skin: string;
}

const W = 1000;
const H = 1414;

/** A dancer in evening dress, arms up, 480 px tall, feet at (0, 0). */
const dancer = (body: string, pale: string, skin: string) =>
  stroke("M-30 -330L-110 -420L-60 -500M30 -330L110 -420L60 -500", skin, 20, {
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  }) +
  circle(0, -392, 34, skin) +
  path("M-36 -400Q-30 -440 4 -436Q40 -430 34 -392Q10 -420 -36 -400Z", body) +
  path("M-34 -344H34L22 -240L110 -40H-110L-22 -240Z", body) +
  path("M-22 -240L-60 -40H-20L0 -240Z", pale, { opacity: 0.5 }) +
  stroke("M-20 -40L-30 0M24 -40L34 0", skin, 14);
const gent = (body: string, pale: string, skin: string) =>
  path("M-44 -420V-470H44V-420H62V-406H-62V-420Z", body) +
  circle(0, -384, 34, skin) +
  path("M-34 -404H34V-392H-34Z", body) +
  path("M-56 -340H56L44 -180H-44Z", body) +
  path("M-14 -340H14L0 -230Z", pale) +
  path("M-44 -190H44L50 0H14L0 -160L-14 0H-50Z", body) +
  stroke("M-50 -326L-120 -240L-70 -190M50 -326L130 -390", body, 24, {
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  }) +
  stroke("M120 -480L136 -250", pale, 7);

function set(s: Show): string {
  switch (s.set) {
    case "escalier":
      return (
        Array.from(
          { length: 9 },
          (_, i) =>
            path(
              `M${300 - i * 42} ${620 + i * 58}H${700 + i * 42}V${678 + i * 58}H${300 - i * 42}Z`,
              i % 2 ? s.hot : s.gold,
            ) + rect(300 - i * 42, 620 + i * 58, 400 + i * 84, 8, s.pale),
        ).join("") +
        g({ transform: "translate(430 740) scale(0.94)" }, dancer(s.hot, s.pale, s.skin)) +
        g({ transform: "translate(590 740) scale(0.94)" }, gent(s.night, s.pale, s.skin)) +
        [-1, 1]
          .map((k) =>
            [0, 1, 2]
              .map((i) =>
                g(
                  { transform: `translate(${500 + k * (300 + i * 60)} ${910 + i * 116}) scale(0.62)` },
                  dancer(i % 2 ? s.pale : s.night, s.gold, s.skin),
                ),
              )
              .join(""),
          )
          .join("")
      );
    case "eventail":
      return (
        Array.from({ length: 13 }, (_, i) => {
          const a = -90 + (i - 6) * 14;
          return g(
            { transform: `translate(500 1130) rotate(${a + 90})` },
            path("M0 -100Q-90 -420 -60 -620Q0 -720 60 -620Q90 -420 0 -100Z", i % 2 ? s.hot : s.gold),
            path("M0 -160Q-40 -420 -26 -560Q0 -620 26 -560Q40 -420 0 -160Z", s.pale, { opacity: 0.5 }),
            stroke("M0 -60V-620", s.night, 4),
          );
        }).join("") + g({ transform: "translate(500 1140) scale(1.35)" }, dancer(s.night, s.pale, s.skin))
      );
    case "jambes":
      return (
        Array.from({ length: 5 }, (_, i) => {
          const x = 150 + i * 175;
          return g(
            { transform: `translate(${x} 1130)` },
            path("M-60 -700Q0 -760 60 -700L80 -560H-80Z", i % 2 ? s.gold : s.hot),
            path("M-90 -560H90L60 -500H-60Z", s.pale),
            stroke("M24 -510L30 -260L20 0", s.skin, 40, { "stroke-linejoin": "round" }),
            stroke("M-24 -510L-60 -640L-150 -780", s.skin, 36, {
              "stroke-linejoin": "round",
              "stroke-linecap": "round",
            }),
            path("M0 -6H44V14H-10Z", s.hot),
            path("M-160 -800l34 12l-14 30l-40 -10Z", s.hot),
          );
        }).join("") + path("M-20 240Q120 420 100 620L-20 700ZM1020 240Q880 420 900 620L1020 700Z", s.hot)
      );
    case "piano":
      return (
        path("M130 700Q150 470 470 480Q560 490 640 430Q760 350 860 420Q930 480 880 700Z", s.night) +
        path("M180 480L430 150L840 330L800 440Q740 370 640 430Q560 490 470 480Z", s.hot) +
        stroke("M500 430L460 260", s.gold, 10) +
        rect(120, 690, 770, 60, s.gold) +
        Array.from(
          { length: 22 },
          (_, i) =>
            rect(126 + i * 34.6, 750, 32, 110, s.pale) +
            (i % 7 === 2 || i % 7 === 6 ? "" : rect(148 + i * 34.6, 750, 18, 64, s.night)),
        ).join("") +
        [200, 800].map((x) => path(`M${x - 20} 860H${x + 20}L${x + 10} 1130H${x - 10}Z`, s.night)).join("") +
        g({ transform: "translate(520 450) scale(0.6)" }, dancer(s.gold, s.pale, s.skin)) +
        g({ transform: "translate(640 1130) scale(0.86)" }, gent(s.night, s.pale, s.skin)) +
        [
          [120, 330],
          [900, 210],
          [220, 210],
          [830, 620],
        ]
          .map(([x = 0, y = 0], i) =>
            g(
              { transform: `translate(${x} ${y}) rotate(${i * 14 - 20})` },
              el("ellipse", { cx: 0, cy: 40, rx: 22, ry: 16, fill: s.gold }),
              stroke("M20 40V-40q20 20 34 20", s.gold, 7),
            ),
          )
          .join("")
      );
  }
}

/** Musical film of the thirties: spotlights, an arch of bulbs, a marquee title. */
function draw(s: Show): string {
  const light = radial(
    [
      [0, s.pale, 0.9],
      [1, s.pale, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const bulbs = Array.from({ length: 37 }, (_, i) => {
    const a = Math.PI + (i / 36) * Math.PI;
    return circle(500 + Math.cos(a) * 440, 560 + Math.sin(a) * 470, 11, i % 2 ? s.pale : s.gold);
  }).join("");
  return svg(
    W,
    H,
    rect(0, 0, W, H, s.night),
    stars(0, 0, W, 500, 60, s.gold, s.id),
    path("M60 1130V560A440 470 0 0 1 940 560V1130Z", s.skin, { opacity: 0.16 }),
    path(
      polygon([
        [60, 1130],
        [340, -40],
        [460, -40],
        [640, 1130],
      ]),
      s.pale,
      { opacity: 0.2 },
    ),
    path(
      polygon([
        [940, 1130],
        [660, -40],
        [540, -40],
        [360, 1130],
      ]),
      s.pale,
      { opacity: 0.2 },
    ),
    light.defs,
    el("ellipse", { cx: 500, cy: 1100, rx: 520, ry: 120, fill: light.fill }),
    bulbs,
    g({ transform: s.set === "piano" || s.set === "jambes" ? "translate(90 203) scale(0.82)" : "" }, set(s)),
    arcText(s.arc, {
      face: "limelight",
      size: 64,
      tracking: 0.05,
      cx: 500,
      cy: 560,
      radius: 366,
      fill: s.gold,
      attributes: {
        stroke: s.night,
        "stroke-width": 22,
        "stroke-linejoin": "round",
        "paint-order": "stroke",
      },
    }),
    rect(0, 1090, W, 324, s.night),
    rect(0, 1090, W, 12, s.gold),
    rect(0, 1108, W, 4, s.gold),
    fitLine(s.big, {
      face: s.face,
      x: 60,
      y: 1140,
      width: 880,
      maxHeight: 112,
      anchor: "middle",
      fill: s.pale,
    }).svg,
    text(s.cast, { face: "limelight", size: 30, x: 500, y: 1296, anchor: "middle", fill: s.hot }),
    credits(s.titre, 60, 1336, 880, s.gold),
  );
}

const shows: readonly Show[] = [
  {
    id: "quarante-marches-en-talons",
    titre: "Quarante marches en talons",
    auteur: "Studios Carmin",
    arc: "QUARANTE MARCHES",
    big: "EN TALONS",
    cast: "Suzon Marche & Pio Valente",
    face: "monoton",
    set: "escalier",
    night: "#1b1036",
    gold: "#f0b84a",
    hot: "#d9345f",
    pale: "#fff0cf",
    skin: "#f2c3a0",
  },
  {
    id: "plumes-au-plafond",
    titre: "Plumes au plafond",
    auteur: "Studios Carmin",
    arc: "LA GRANDE REVUE",
    big: "PLUMES AU PLAFOND",
    cast: "avec Céleste Vigne, sans autruche",
    face: "limelight",
    set: "eventail",
    night: "#0d2d33",
    gold: "#f2c35a",
    hot: "#1f9a8c",
    pale: "#fdf1d3",
    skin: "#c98a63",
  },
  {
    id: "le-piano-s-enfuit",
    titre: "Le piano s’enfuit",
    auteur: "???",
    arc: "COMÉDIE POURSUIVIE",
    big: "LE PIANO S’ENFUIT",
    cast: "Gus Caisse à la poursuite du la",
    face: "yeseva-one",
    set: "piano",
    night: "#171b3d",
    gold: "#f7c65b",
    hot: "#e35a3c",
    pale: "#fff4dc",
    skin: "#f0bd97",
  },
];

export const posters: readonly Poster[] = shows.map((s) => ({
  id: s.id,
  titre: s.titre,
  auteur: s.auteur,
  width: W,
  height: H,
  draw: () => draw(s),
}));
