import type { Poster } from "../../kit/poster.ts";
import type { Face } from "../../kit/outline.ts";
import { blur, neon } from "../../kit/print.ts";
import { random } from "../../kit/random.ts";
import { g, path, radial, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";

/** Tubes in a 400 × 400 box: path data by colour (0 = first tube colour, 1 = second). */
type Sign = readonly (readonly [tube: 0 | 1, d: string])[];

interface Club {
  id: string;
  titre: string;
  auteur: string;
  name: string;
  face: Face;
  lines: readonly string[];
  foot: string;
  sign: Sign;
  wall: string;
  joint: string;
  tubes: readonly [string, string];
  lay: "dessus" | "dessous" | "colonne";
  box?: boolean;
}

const W = 1000;
const H = 1414;

const cocktail: Sign = [
  [0, "M60 70H340L200 230Z"],
  [0, "M200 230V370M120 370H280"],
  [1, "M100 116H300"],
  [1, "M230 40L190 180"],
  [1, "M262 40a26 26 0 1 0 0.1 0Z"],
  [0, "M40 180l-24 14M50 220l-20 26M360 180l24 14M350 220l20 26"],
];
const flamingo: Sign = [
  [
    0,
    "M150 70Q90 60 96 110Q104 160 170 190Q110 210 120 260Q150 320 250 300Q320 280 350 220Q280 200 230 220Q180 220 190 180Q196 130 180 100Q170 76 150 70",
  ],
  [1, "M96 100L66 120L84 150L104 128"],
  [0, "M210 302V390M240 300L250 350L220 390"],
  [1, "M150 96h1M250 250Q290 250 320 234M230 276Q270 280 300 262"],
  [1, "M170 392H290"],
];
const dice: Sign = [
  [0, "M60 150L190 90L250 220L120 280Z"],
  [1, "M112 166h1M150 186h1M196 202h1M172 136h1M138 228h1"],
  [1, "M230 250L350 230L370 350L250 370Z"],
  [0, "M268 268h1M334 256h1M300 300h1M282 336h1M346 326h1"],
  [0, "M280 120l40 -50M310 150l60 -30M250 90l10 -60"],
];
const moonCat: Sign = [
  [1, "M260 40A150 150 0 1 0 340 260A130 130 0 1 1 260 40Z"],
  [0, "M210 330Q200 240 236 206L226 150L262 178Q284 170 304 180L340 152L332 210Q370 250 356 330Z"],
  [0, "M356 320Q410 300 390 240"],
  [1, "M262 216h1M302 216h1M276 236l8 8l8 -8"],
];
const lips: Sign = [
  [0, "M30 190Q110 90 160 110Q190 120 200 140Q210 120 240 110Q290 90 370 190Q290 300 200 300T30 190Z"],
  [0, "M40 190Q130 170 200 186Q270 170 360 190Q280 230 200 230T40 190Z"],
  [1, "M250 206L390 150"],
  [1, "M390 140q-20 -30 4 -56q20 -30 -4 -60"],
];
const bolt: Sign = [
  [1, "M200 20A180 180 0 1 1 199 20Z"],
  [0, "M230 50L110 220H190L160 350L300 170H216Z"],
  [1, "M60 60l-30 -30M340 60l30 -30M60 340l-30 30M340 340l30 30"],
];
const bowling: Sign = [
  [
    0,
    "M140 370Q100 290 124 210Q140 170 130 130Q120 80 156 70Q194 80 182 130Q172 170 190 210Q214 290 174 370Z",
  ],
  [1, "M128 150H184M132 170H180"],
  [1, "M280 190A90 90 0 1 1 279 190Z"],
  [0, "M262 236h1M296 232h1M284 266h1"],
  [1, "M380 150l36 -26M390 200l44 -6M350 120l20 -40"],
];

function wall({ wall: brick, joint, id }: Club): string {
  const dice = random(id);
  let light = "";
  for (let y = 0; y < 24; y++)
    for (let x = -1; x < 9; x++)
      if (dice.chance(0.16)) light += `M${x * 124 + (y % 2) * 62 + 4} ${y * 60 + 4}h116v52h-116Z`;
  let lines = "";
  for (let y = 0; y < 24; y++)
    lines +=
      `M0 ${y * 60}H${W}` +
      Array.from({ length: 9 }, (_, x) => `M${x * 124 + (y % 2) * 62} ${y * 60}v60`).join("");
  return (
    rect(0, 0, W, H, brick) +
    path(light, joint, { opacity: 0.35 }) +
    stroke(lines, joint, 5, { opacity: 0.75 })
  );
}

function tubes(sign: Sign, colours: readonly [string, string], x: number, y: number, size: number): string {
  const k = size / 400;
  const one = (which: 0 | 1) =>
    sign
      .filter(([tube]) => tube === which)
      .map(([, d]) => d)
      .join("");
  return g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    [0, 1]
      .map((n) =>
        neon(
          (c) =>
            stroke(one(n ? 1 : 0), c, 9 / Math.sqrt(k), {
              "stroke-linecap": "round",
              "stroke-linejoin": "round",
            }),
          colours[n ? 1 : 0],
          "#fff8f2",
          16 / k,
        ),
      )
      .join(""),
  );
}

/** A club’s sign lit on its wall at night, photographed as the poster. */
function draw(c: Club): string {
  const [first, second] = c.tubes;
  const glow = radial(
    [
      [0, first, 0.5],
      [1, first, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const dark = radial(
    [
      [0.3, "#000", 0],
      [1, "#000", 0.8],
    ],
    0.5,
    0.45,
    0.75,
  );
  const column = c.lay === "colonne";
  const nameY = { dessus: 150, dessous: 760, colonne: 0 }[c.lay];
  const signY = { dessus: 480, dessous: 120, colonne: 330 }[c.lay];
  const name = column
    ? g(
        { transform: "translate(120 1180) rotate(-90)" },
        neon(
          (fill) => fitLine(c.name, { face: c.face, x: 0, y: 0, width: 1040, maxHeight: 210, fill }).svg,
          first,
          "#fff8f2",
          18,
        ),
      )
    : neon(
        (fill) =>
          fitLine(c.name, {
            face: c.face,
            x: 90,
            y: nameY,
            width: 820,
            maxHeight: 220,
            anchor: "middle",
            fill,
          }).svg,
        first,
        "#fff8f2",
        18,
      );
  const soft = blur(14);
  const box = c.box
    ? neon(
        (colour) => rect(62, 70, 876, 1150, "none", { rx: 50, stroke: colour, "stroke-width": 10 }),
        second,
        "#fff8f2",
        16,
      )
    : "";
  const detail = c.lines
    .map(
      (line, i) =>
        fitLine(line, {
          face: "oswald",
          weight: 600,
          tracking: 0.1,
          x: column ? 380 : 130,
          y: 1060 + i * 64,
          width: column ? 560 : 740,
          maxHeight: i === 0 ? 36 : 27,
          anchor: column ? "end" : "middle",
          fill: i === 0 ? "#fff4e6" : second,
        }).svg,
    )
    .join("");
  return svg(
    W,
    H,
    wall(c),
    glow.defs,
    rect(-200, 0, 1400, 1300, glow.fill),
    dark.defs,
    rect(0, 0, W, H, dark.fill),
    soft.defs,
    stroke("M250 -10Q260 60 300 120M760 -10Q740 40 720 120", "#08080a", 10, { opacity: 0.8 }),
    box,
    tubes(c.sign, c.tubes, column ? 400 : 500 - 270, signY, column ? 560 : 540),
    name,
    detail,
    rect(0, 1262, W, 152, "#09080c"),
    text(c.foot, {
      face: "oswald",
      weight: 500,
      size: 31,
      tracking: 0.1,
      x: 500,
      y: 1350,
      anchor: "middle",
      fill: "#d8cfc4",
    }),
  );
}

const clubs: readonly Club[] = [
  {
    id: "chez-lola-minuit",
    titre: "Chez Lola, minuit",
    auteur: "Néons Valente",
    name: "Chez Lola",
    face: "pacifico",
    lines: ["COCKTAILS JUSQU’À PLUS SOIF", "BOULEVARD ZÉNITH, N° 12"],
    foot: "ON NE SERT PAS LES FANTÔMES APRÈS 4 H",
    sign: cocktail,
    wall: "#3a1b2c",
    joint: "#1d0c17",
    tubes: ["#ff2f7e", "#2fe6d0"],
    lay: "dessus",
  },
  {
    id: "le-flamant-boiteux",
    titre: "Le Flamant Boiteux",
    auteur: "Néons Valente",
    name: "Le Flamant Boiteux",
    face: "lobster",
    lines: ["BAL TROPICAL, CHAQUE VENDREDI", "ENTRÉE LIBRE EN CHEMISE À FLEURS"],
    foot: "PORT-SALÉ · DERRIÈRE LA CONSERVERIE",
    sign: flamingo,
    wall: "#123238",
    joint: "#081a1f",
    tubes: ["#ff6a9a", "#5cf2a0"],
    lay: "dessous",
  },
  {
    id: "double-six",
    titre: "Double Six",
    auteur: "Néons Valente",
    name: "DOUBLE SIX",
    face: "monoton",
    lines: ["CERCLE DE JEUX", "LES DOCKS, HANGAR 6 BIS"],
    foot: "LA MAISON GAGNE, MAIS ELLE OFFRE LE CAFÉ",
    sign: dice,
    wall: "#2a1430",
    joint: "#140818",
    tubes: ["#ff4b3a", "#ffd23f"],
    lay: "colonne",
  },
  {
    id: "le-chat-sur-la-lune",
    titre: "Le Chat sur la lune",
    auteur: "Mado Ferraille",
    name: "Le Chat sur la lune",
    face: "caveat-brush",
    lines: ["CABARET", "MIRADOR, DERNIÈRE TÉLÉCABINE"],
    foot: "CHANSONS TRISTES · SALADES GAIES",
    sign: moonCat,
    wall: "#16203f",
    joint: "#0a1026",
    tubes: ["#6ad7ff", "#ffe08a"],
    lay: "dessous",
    box: true,
  },
  {
    id: "sous-les-levres",
    titre: "Sous les lèvres",
    auteur: "???",
    name: "Sous les lèvres",
    face: "shrikhand",
    lines: ["PIANO-BAR SANS PIANO", "VIEUX-QUAI, SOUS-SOL"],
    foot: "MURMURES DE 22 H À L’AUBE",
    sign: lips,
    wall: "#33131a",
    joint: "#19080c",
    tubes: ["#ff2d3f", "#ff9ad5"],
    lay: "dessus",
  },
  {
    id: "haute-tension-le-club",
    titre: "Haute Tension, le club",
    auteur: "Néons Valente",
    name: "HAUTE TENSION",
    face: "righteous",
    lines: ["TECHNO DANS LE TRANSFORMATEUR", "LA BRAISE, PORTE 3"],
    foot: "SEMELLES EN CAOUTCHOUC OBLIGATOIRES",
    sign: bolt,
    wall: "#20262b",
    joint: "#0f1316",
    tubes: ["#f6ff3d", "#3d8bff"],
    lay: "colonne",
  },
  {
    id: "bowling-de-la-derniere-quille",
    titre: "La Dernière Quille",
    auteur: "Néons Valente",
    name: "La Dernière Quille",
    face: "lobster",
    lines: ["BOWLING OUVERT LA NUIT", "CHAUSSURES PROPRES, SUR DEMANDE"],
    foot: "LES DOCKS · 11 PISTES ET DEMIE",
    sign: bowling,
    wall: "#0f3a2e",
    joint: "#061d17",
    tubes: ["#ff9d2f", "#7dffce"],
    lay: "dessus",
    box: true,
  },
];

export const posters: readonly Poster[] = clubs.map((c) => ({
  id: c.id,
  titre: c.titre,
  auteur: c.auteur,
  width: W,
  height: H,
  draw: () => draw(c),
}));
