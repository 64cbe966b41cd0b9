import type { Poster } from "../../../kit/poster.ts";
import { blur, vignette } from "../../../kit/print.ts";
import { clip, g, linear, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";
import type { Face } from "../../../kit/outline.ts";
import { credits } from "./film-credits.ts";

interface Noir {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  tag: string;
  cast: string;
  face: Face;
  glow: string;
  night: string;
  ink: string;
  figure: "homme" | "femme" | "cage" | "pont" | "cabine";
}

const W = 1000;
const H = 1414;

/** A man in a hat, seen from behind, feet at (0, 0), 520 px tall. */
const man = (fill: string) =>
  path(
    "M-62 -452Q-30 -470 -26 -500Q-6 -520 26 -500Q34 -470 66 -452Q40 -440 34 -436Q36 -404 22 -392Q72 -376 84 -330L104 -150L82 -130L96 -40L40 -30L38 0H4L0 -190L-6 0H-40L-42 -30L-98 -40L-82 -130L-104 -150L-84 -330Q-70 -376 -20 -392Q-34 -404 -34 -436Q-44 -440 -62 -452Z",
    fill,
  );
const woman = (fill: string) =>
  path(
    "M-44 -440Q-48 -500 0 -504Q50 -500 46 -440Q50 -410 66 -402Q40 -396 22 -392L24 -378Q64 -366 70 -330L60 -250L44 -230L90 -40Q60 -22 30 -26L34 0H8L2 -26L-6 0H-32L-30 -26Q-60 -22 -90 -40L-44 -230L-60 -250L-70 -330Q-64 -366 -24 -378L-22 -392Q-40 -396 -66 -402Q-50 -410 -44 -440Z",
    fill,
  ) + stroke("M64 -322L108 -262L70 -214", fill, 20, { "stroke-linejoin": "round" });

function blinds({ glow }: Noir): string {
  let out = "";
  for (let i = 0; i < 13; i++)
    out += path(
      polygon([
        [120, 180 + i * 62],
        [900, 60 + i * 66],
        [900, 98 + i * 66],
        [120, 214 + i * 62],
      ]),
      glow,
      { opacity: 0.9 - i * 0.045 },
    );
  return out;
}

function stage(film: Noir): string {
  const { glow, night } = film;
  const fog = blur(26);
  switch (film.figure) {
    case "homme":
      return (
        blinds(film) +
        g({ transform: "translate(330 1110) scale(1.5)" }, man(night)) +
        stroke("M256 470Q230 420 262 380T240 290", glow, 5, { opacity: 0.8 })
      );
    case "femme":
      return (
        path(
          polygon([
            [240, 0],
            [520, 0],
            [900, 1130],
            [60, 1130],
          ]),
          glow,
          { opacity: 0.9 },
        ) +
        path("M470 1110L760 1000L1010 640L980 560L700 900Z", night, { opacity: 0.4 }) +
        g({ transform: "translate(430 1110) scale(1.36)" }, woman(night)) +
        stroke("M380 -10V170", night, 8) +
        path("M320 170H440L470 232H290Z", night) +
        fog.defs +
        g({ filter: fog.url, opacity: 0.6 }, path("M290 232H470L520 330H240Z", "#fff"))
      );
    case "cage":
      return (
        rect(0, 100, W, 1030, glow, { opacity: 0.14 }) +
        path(
          polygon([
            [420, 100],
            [1000, 100],
            [1000, 700],
          ]),
          glow,
          { opacity: 0.75 },
        ) +
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) =>
            path(`M${i * 160 - 60} ${1130 - i * 130}h300v${130 * i + 20}h-300Z`, glow, {
              opacity: 0.25 + i * 0.1,
            }),
          )
          .join("") +
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => stroke(`M${i * 160 - 60} ${1130 - i * 130}h160v-130`, night, 10))
          .join("") +
        stroke("M-60 860L1000 0", night, 18) +
        Array.from({ length: 14 }, (_, i) => stroke(`M${i * 80 - 40} ${844 - i * 65}v210`, night, 6)).join(
          "",
        ) +
        g({ transform: "translate(706 485) scale(0.72)" }, man(night))
      );
    case "pont":
      return (
        rect(0, 100, W, 1030, glow, { opacity: 0.3 }) +
        g({ opacity: 0.95 }, path("M0 300L1000 120V200L0 380Z", night)) +
        Array.from({ length: 11 }, (_, i) =>
          stroke(
            `M${i * 100} ${380 - i * 18}L${i * 100 + 100} ${560 - i * 4}M${i * 100 + 100} ${362 - i * 18}L${i * 100} ${560 - i * 4}`,
            night,
            9,
          ),
        ).join("") +
        path("M0 556L1000 516V560L0 604Z", night) +
        path(
          polygon([
            [0, 1130],
            [1000, 1130],
            [700, 620],
            [480, 620],
          ]),
          glow,
          { opacity: 0.85 },
        ) +
        path("M560 1130L590 760L610 1130Z", night, { opacity: 0.35 }) +
        g({ transform: "translate(590 800) scale(0.42)" }, man(night)) +
        g({ transform: "translate(210 1130) scale(1.05)" }, man(night))
      );
    case "cabine":
      return (
        rect(330, 210, 360, 900, glow, { opacity: 0.92 }) +
        path("M300 150H720V216H300Z", night) +
        stroke("M330 210V1110M690 210V1110M510 216V1110M330 520H690M330 820H690", night, 12) +
        g({ transform: "translate(560 1110) scale(1.42)" }, woman(night)) +
        path("M340 1110H680L860 1134H160Z", glow, { opacity: 0.5 })
      );
  }
}

/** Film noir: a block of light cut by shadow, a slanted title, one colour. */
function draw(film: Noir): string {
  const sky = linear([
    [0, film.night],
    [0.5, "#15121a"],
    [1, film.night],
  ]);
  const title = block(film.lines, { face: film.face, x: 0, y: 0, width: 820, gap: 18, fill: film.ink });
  const tall = title.height;
  const k = Math.min(1, 390 / tall);
  return svg(
    W,
    H,
    sky.defs,
    rect(0, 0, W, H, sky.fill),
    clip(`M0 0H${W}V1112H0Z`, stage(film)),
    rect(0, 1110, W, 304, film.night),
    g(
      { transform: `translate(${90} ${1160 - tall * k}) rotate(-5) skewX(-8) scale(${k})` },
      g(
        { transform: "translate(9 10)" },
        block(film.lines, { face: film.face, x: 0, y: 0, width: 820, gap: 18, fill: film.night }).svg,
      ),
      title.svg,
    ),
    rect(0, 0, W, 108, film.night),
    fitLine(film.tag, {
      face: "old-standard-tt",
      x: 90,
      y: 52,
      width: 820,
      maxHeight: 28,
      anchor: "start",
      fill: film.glow,
    }).svg,
    text(film.cast, {
      face: "oswald",
      weight: 500,
      size: 34,
      tracking: 0.16,
      x: 90,
      y: 1256,
      fill: film.ink,
    }),
    credits(film.titre, 90, 1300, 820, film.glow),
    vignette(W, H, "#000", 0.45),
  );
}

const films: readonly Noir[] = [
  {
    id: "la-pluie-temoigne",
    titre: "La pluie témoigne",
    auteur: "Ciné-Club du Vieux-Quai",
    lines: ["LA PLUIE", "TÉMOIGNE"],
    tag: "Elle a tout vu. Elle ne dira rien avant l’entracte.",
    cast: "OCTAVE LENOIR · ILKA BRUM",
    face: "anton",
    glow: "#e9d9a8",
    night: "#0b0a10",
    ink: "#d8342c",
    figure: "homme",
  },
  {
    id: "rendez-vous-sous-la-lampe",
    titre: "Rendez-vous sous la lampe",
    auteur: "Ciné-Club du Vieux-Quai",
    lines: ["RENDEZ-VOUS", "SOUS LA LAMPE"],
    tag: "Il devait venir à minuit. Il est venu à minuit deux.",
    cast: "SUZON MARCHE · PIO VALENTE",
    face: "abril-fatface",
    glow: "#f0b84a",
    night: "#120c0a",
    ink: "#f7efd8",
    figure: "femme",
  },
  {
    id: "l-escalier-ment",
    titre: "L’escalier ment",
    auteur: "Studios Carmin",
    lines: ["L’ESCALIER", "MENT"],
    tag: "Trente-neuf marches, quarante mensonges.",
    cast: "BALTHAZAR DUPRÉ",
    face: "bowlby-one",
    glow: "#7fa7a6",
    night: "#0a1013",
    ink: "#f3e04a",
    figure: "cage",
  },
  {
    id: "deux-hommes-un-pont",
    titre: "Deux hommes, un pont",
    auteur: "Studios Carmin",
    lines: ["DEUX HOMMES", "UN PONT"],
    tag: "Une seule valise. Et personne n’a la clé.",
    cast: "OCTAVE LENOIR · RENÉ COULE",
    face: "six-caps",
    glow: "#c9c4b8",
    night: "#0d0d12",
    ink: "#ff5a3c",
    figure: "pont",
  },
  {
    id: "numero-non-attribue",
    titre: "Numéro non attribué",
    auteur: "???",
    lines: ["NUMÉRO", "NON ATTRIBUÉ"],
    tag: "Ne raccrochez pas. Surtout, ne décrochez pas.",
    cast: "ILKA BRUM · LA VOIX",
    face: "staatliches",
    glow: "#9fc7b2",
    night: "#08100e",
    ink: "#f6f1df",
    figure: "cabine",
  },
];

export const posters: readonly Poster[] = films.map((film) => ({
  id: film.id,
  titre: film.titre,
  auteur: film.auteur,
  width: W,
  height: H,
  draw: () => draw(film),
}));
