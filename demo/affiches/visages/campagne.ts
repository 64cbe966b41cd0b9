import { bust, type BustOptions } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { halftone } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rays, skyline, star } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";

const [W, H] = [1000, 1414];
type Inks = readonly [string, string, string, string];

/** Four flat inks and one word. */
function oneWord(word: string, under: string, face: BustOptions, [dark, mid, warm, pale]: Inks): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, dark),
    rect(36, 36, 464, 1080, mid),
    rect(500, 36, 464, 1080, warm),
    clip(
      "M36 36H964V1116H36Z",
      rays(500, 520, 900, 36, pale, 0, 0.18),
      bust({ ...face, palette: [dark, mid, warm, pale], x: -10, y: 110, size: 1020 }),
    ),
    fitLine(word, { face: "bowlby-one", x: 36, y: 1144, width: 928, height: 166, fill: pale }).svg,
    text(fr(under), { face: "barlow", weight: 600, size: 35, x: 500, y: 1366, anchor: "middle", fill: warm }),
  );
}

/** A mayor over his city, text in the sky. */
function mayor(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f3dfb4"),
    circle(500, 690, 400, "#e8a33d"),
    skyline(0, 1160, W, 160, 560, "#c9602f", "maire", "#f3dfb4"),
    bust({
      seed: "maire-tardif",
      era: "ville",
      gender: "m",
      age: "vieux",
      hair: "plaque",
      hat: "aucun",
      beard: "guidon",
      glasses: "aucunes",
      outfit: "costume",
      mood: "sourire",
      turn: -0.8,
      x: 90,
      y: 380,
      size: 820,
      palette: ["#2a1620", "#8f2030", "#e2a06a", "#fbeed2"],
    }),
    rect(0, 1130, W, 284, "#2a1620"),
    fitLine("TARDIF", { face: "ultra", x: 60, y: 60, width: 880, height: 190, fill: "#2a1620" }).svg,
    fitLine("Un maire qui rappelle", { face: "lobster", x: 64, y: 284, width: 600, fill: "#8f2030" }).svg,
    fitLine("LOS CARMINES MÉRITE LE MÊME", {
      face: "alfa-slab-one",
      x: 60,
      y: 1176,
      width: 880,
      fill: "#e8a33d",
    }).svg,
    paragraph(fr("Liste « Encore Nous ». Les trous du boulevard Zénith seront inaugurés au printemps."), {
      face: "zilla-slab",
      weight: 600,
      size: 34,
      x: 60,
      y: 1298,
      width: 880,
      leading: 1.25,
      fill: "#fbeed2",
    }).svg,
  );
}

/** A torn poster over its rival. */
function overpasted(): string {
  const tear =
    "M0 0H1000V560L930 600L870 560L790 640L700 590L640 690L560 640L470 730L390 690L300 800L190 760L110 850L0 800Z";
  const lower = bust({
    seed: "opposant-gris",
    era: "ville",
    gender: "m",
    age: "adulte",
    hair: "raie",
    hat: "aucun",
    beard: "moustache",
    glasses: "carrees",
    outfit: "costume",
    mood: "neutre",
    turn: 0,
    tilt: 0,
    mirrored: false,
    x: 60,
    y: 330,
    size: 880,
    palette: ["#2b3238", "#6d767a", "#a9afab", "#dcdcd0"],
  });
  const upper = bust({
    seed: "candidate-rouge",
    era: "ville",
    gender: "f",
    age: "adulte",
    hair: "carre",
    hat: "aucun",
    glasses: "aucunes",
    outfit: "costume",
    mood: "malice",
    turn: 0,
    tilt: 0,
    mirrored: false,
    x: 60,
    y: 330,
    size: 880,
    palette: ["#300a14", "#d61f36", "#ff9a6b", "#fff0d8"],
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#dcdcd0"),
    rect(0, 1090, W, 324, "#2b3238"),
    lower,
    rect(0, 1130, W, 284, "#2b3238"),
    fitLine("LA SAGESSE", {
      face: "playfair-display",
      weight: 900,
      x: 60,
      y: 1166,
      width: 880,
      fill: "#dcdcd0",
    }).svg,
    g({ transform: "translate(6 16)", opacity: 0.45 }, path(tear, "#000")),
    clip(
      tear,
      rect(0, 0, W, H, "#ffb84d"),
      upper,
      rect(0, 0, W, 270, "#d61f36"),
      fitLine("ELLE D’ABORD", { face: "anton", x: 50, y: 46, width: 900, height: 180, fill: "#fff0d8" }).svg,
    ),
    path(tear, "none", { stroke: "#fffdf4", "stroke-width": 10, "stroke-linejoin": "round" }),
    text(fr("Bureau 3, Vieux-Quai. Colle encore fraîche."), {
      face: "zilla-slab",
      weight: 600,
      size: 36,
      x: 940,
      y: 1382,
      anchor: "end",
      fill: "#ff9a6b",
    }),
  );
}

/** A star sheriff for the desert, landscape. */
function sheriff(): string {
  return svg(
    1414,
    1000,
    rect(0, 0, 1414, 1000, "#d9822f"),
    path(
      polygon([
        [0, 0],
        [760, 0],
        [560, 1000],
        [0, 1000],
      ]),
      "#7a1f1a",
    ),
    halftone({ x: 560, y: 0, width: 854, height: 1000 }, 30, (_, v) => v * 0.6 - 0.1, "#b8551e", 10),
    star(1010, 470, 430, "#f2c35a"),
    clip(
      "M500 0H1414V1000H500Z",
      bust({
        seed: "sherif-bouvier",
        era: "desert",
        gender: "m",
        age: "adulte",
        hat: "cowboy",
        beard: "guidon",
        hair: "court",
        glasses: "aviateur",
        outfit: "chemise",
        mood: "grave",
        x: 570,
        y: 110,
        size: 900,
        palette: ["#2a120e", "#7a1f1a", "#d9822f", "#fbe6b8"],
      }),
    ),
    fitLine("RÉÉLISEZ", { face: "rye", x: 70, y: 90, width: 560, fill: "#f2c35a" }).svg,
    fitLine("BOUVIER", { face: "rye", x: 70, y: 226, width: 540, height: 170, fill: "#fbe6b8" }).svg,
    paragraph(fr("Un seul shérif, aucun autre candidat (on a vérifié leurs papiers)."), {
      face: "zilla-slab",
      weight: 600,
      size: 44,
      x: 70,
      y: 506,
      width: 500,
      leading: 1.22,
      fill: "#fbe6b8",
    }).svg,
    text("FORT CARSON CITY", { face: "rye", size: 46, x: 70, y: 910, fill: "#f2c35a" }),
  );
}

/** Nine times the same face, nine promises. */
function pop(): string {
  const inks: readonly Inks[] = [
    ["#2b1055", "#f0386b", "#ffb400", "#fff3d6"],
    ["#06373a", "#12908e", "#f7c548", "#fdf0d5"],
    ["#3a0713", "#d7263d", "#f7a072", "#fde9d0"],
    ["#0f2557", "#3a6fd8", "#8fd6e8", "#fdf6e3"],
    ["#1b1b1b", "#e85d04", "#ffba49", "#fff1d0"],
    ["#3c1642", "#a23b9c", "#f2a6c9", "#fff0ee"],
    ["#12351b", "#4f9d3a", "#cfd94a", "#f8f6d8"],
    ["#321325", "#9a031e", "#e36414", "#fbe8c8"],
    ["#0b3954", "#ef4b5a", "#bfd7d9", "#fefefe"],
  ];
  const grounds = [
    "#ffb400",
    "#f58f7c",
    "#8fd6e8",
    "#f7c548",
    "#3a6fd8",
    "#cfd94a",
    "#f2a6c9",
    "#0b3954",
    "#e36414",
  ];
  const cells = inks.map((four, i) => {
    const [x, y] = [(i % 3) * 333.4, 210 + Math.floor(i / 3) * 333.4];
    return (
      rect(x, y, 334, 334, grounds[i] ?? "#fff") +
      clip(
        `M${x} ${y}h334v334h-334Z`,
        bust({
          seed: "kevin-promet",
          era: "lycee",
          gender: "m",
          age: "jeune",
          hair: "banane",
          hat: "aucun",
          glasses: i === 4 ? "soleil" : "aucunes",
          beard: "aucune",
          outfit: "chemise",
          mood: i === 8 ? "triste" : i === 4 ? "rire" : "malice",
          palette: four,
          x: x - 33,
          y: y + 10,
          size: 400,
        }),
      )
    );
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#fff3d6"),
    fitLine("KEVIN PROMET TOUT", { face: "anton", x: 40, y: 46, width: 920, height: 124, fill: "#2b1055" })
      .svg,
    ...cells,
    fitLine("À TOUT LE MONDE", { face: "anton", x: 40, y: 1242, width: 560, height: 76, fill: "#f0386b" })
      .svg,
    text(fr("Kevin Vargas, comité de soutien à lui-même"), {
      face: "space-mono",
      weight: 700,
      size: 27,
      x: 40,
      y: 1366,
      fill: "#2b1055",
    }),
  );
}

/** Campaigns: a face, a word, a promise. */
export const campaignPosters: Poster[] = [
  {
    id: "rever-la-braise",
    titre: "Rêvez",
    auteur: "Imprimerie Vieux-Quai",
    width: W,
    height: H,
    draw: () =>
      oneWord(
        "RÊVEZ",
        "Rosa Ventura pour le quartier de la Braise",
        {
          seed: "ventura",
          era: "ville",
          gender: "f",
          age: "adulte",
          hair: "boucles",
          hat: "aucun",
          glasses: "aucunes",
          outfit: "cuir",
          mood: "neutre",
          turn: -0.9,
          tilt: 3,
        },
        ["#152a47", "#c8323a", "#f0a04b", "#fbeccb"],
      ),
  },
  {
    id: "obeissez-avec-le-sourire",
    titre: "Obéissez (avec le sourire)",
    auteur: "Section Quarantaine",
    width: W,
    height: H,
    draw: () =>
      oneWord(
        "OBÉISSEZ",
        "Le gouverneur Ormond vous regarde avec affection",
        {
          seed: "ormond",
          era: "survie",
          gender: "m",
          age: "vieux",
          hair: "plaque",
          hat: "kepi",
          mask: "aucun",
          beard: "moustache",
          glasses: "monocle",
          outfit: "militaire",
          mood: "sourire",
          turn: -0.4,
        },
        ["#17231f", "#3f6b54", "#c9b25a", "#f0ead0"],
      ),
  },
  {
    id: "tardif-rappelle",
    titre: "Tardif, un maire qui rappelle",
    auteur: "Imprimerie Vieux-Quai",
    width: W,
    height: H,
    draw: mayor,
  },
  {
    id: "elle-d-abord",
    titre: "Elle d’abord",
    auteur: "Le Syndicat des Colleurs",
    width: W,
    height: H,
    draw: overpasted,
  },
  {
    id: "kevin-promet-tout",
    titre: "Kevin promet tout",
    auteur: "Club photo Kwak",
    width: W,
    height: H,
    draw: pop,
  },
  {
    id: "reelisez-bouvier",
    titre: "Réélisez Bouvier",
    auteur: "Bureau du shérif Bouvier",
    width: 1414,
    height: 1000,
    draw: sheriff,
  },
];
