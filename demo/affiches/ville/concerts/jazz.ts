import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { halftone } from "../../../kit/print.ts";
import { circle, clip, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { doubleBass, drum, microphone, sax, trumpet, vinyl } from "../motifs/motif-musique.ts";
import { place, type Inks, type Motif } from "../motifs/motif.ts";

interface Night {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  band: readonly string[];
  club: string;
  image: Motif;
  plan: "coupe" | "barres" | "repete" | "disque";
  face: Face;
  ground: string;
  block: string;
  ink: string;
  pale: string;
  hot: string;
}

const W = 1000;
const H = 1414;

function stacked(
  lines: readonly string[],
  face: Face,
  x: number,
  y: number,
  width: number,
  fill: string,
  maxHeight = 130,
): { svg: string; bottom: number } {
  let at = y;
  const drawn = lines.map((line) => {
    const placed = fitLine(line, { face, x, y: at, width, maxHeight, fill });
    at = placed.bottom + 18;
    return placed.svg;
  });
  return { svg: drawn.join(""), bottom: at };
}

const small = (lines: readonly string[], x: number, y: number, fill: string, size = 27) =>
  lines
    .map((line, i) => text(line, { face: "archivo-black", size, x, y: y + i * size * 1.42, fill }))
    .join("");

/** Jazz sleeve: huge cropped instrument, a hard grid, small heavy type set flush left. */
function draw(n: Night): string {
  const inks: Inks = { a: n.pale, b: n.ink, c: n.ground, d: n.hot };
  const parts: string[] = [rect(0, 0, W, H, n.ground)];
  switch (n.plan) {
    case "coupe": {
      const title = stacked(n.lines, n.face, 60, 70, 700, n.ink);
      parts.push(
        rect(0, 560, W, 854, n.block),
        place(n.image, inks, 690, 900, 1080, 12),
        halftone({ x: 0, y: 1080, width: W, height: 334 }, 24, (_u, v) => v * 0.5, n.ink),
        title.svg,
        small(n.band, 60, 650, n.pale, 25),
        text(n.club, { face: "archivo-black", size: 25, x: 60, y: 790, fill: n.ground }),
      );
      break;
    }
    case "barres": {
      const bars = [n.block, n.hot, n.pale, n.block, n.ink, n.hot, n.block];
      parts.push(
        bars
          .map((c, i) => rect(56 + i * 128, 56 + ((i * 37) % 5) * 46, 112, 560 + ((i * 53) % 4) * 76, c))
          .join(""),
        place(n.image, { ...inks, c: n.hot }, 560, 560, 720, -16),
      );
      const title = stacked(n.lines, n.face, 60, 1020, 640, n.ink, 330 / n.lines.length - 18);
      parts.push(
        title.svg,
        small(n.band, 740, 1044, n.ink, 23),
        text(n.club, { face: "archivo-black", size: 26, x: 60, y: 1370, fill: n.hot }),
      );
      break;
    }
    case "repete": {
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) {
          const on = (r + c) % 2 === 0;
          const turn: Inks = on
            ? { a: n.pale, b: n.ink, c: n.hot, d: n.hot }
            : { a: n.hot, b: n.ink, c: n.pale, d: n.pale };
          parts.push(
            rect(c * 334, 380 + r * 345, 334, 345, on ? n.block : n.ground),
            place(n.image, turn, c * 334 + 167, 380 + r * 345 + 172, 270, (r * 3 + c) * 40),
          );
        }
      const title = stacked(n.lines, n.face, 56, 56, 640, n.ink, 290 / n.lines.length - 18);
      parts.push(
        rect(0, 0, W, 380, n.ground),
        title.svg,
        small(n.band, 730, 80, n.ink, 24),
        text(n.club, { face: "archivo-black", size: 24, x: 730, y: 336, fill: n.hot }),
      );
      break;
    }
    case "disque": {
      parts.push(
        rect(0, 0, 500, H, n.block),
        g({}, place(vinyl, { a: n.hot, b: n.ink, c: n.pale, d: n.pale }, 500, 930, 940)),
        clip(
          "M0 460H500V1414H0Z",
          circle(500, 930, 451, n.pale),
          place(n.image, { ...inks, a: n.hot }, 440, 920, 700),
        ),
      );
      parts.push(path("M500 0h8v1414h-8Z", n.ground));
      const left = stacked(n.lines, n.face, 56, 64, 390, n.ground, 120);
      parts.push(
        left.svg,
        small(n.band, 556, 92, n.ink),
        text(n.club, { face: "archivo-black", size: 24, x: 556, y: 400, fill: n.hot }),
      );
      break;
    }
  }
  return svg(W, H, ...parts);
}

const nights: readonly Night[] = [
  {
    id: "sourdine-a-quatre-heures",
    titre: "Sourdine à quatre heures",
    auteur: "Disques Sourdine",
    lines: ["sourdine", "à 4 h"],
    band: ["ERNEST BEAUMUR saxo", "LILY TROMBE contrebasse", "un inconnu, balais"],
    club: "CAVE DU VIEUX-QUAI, JEUDI",
    image: sax,
    plan: "coupe",
    face: "archivo-black",
    ground: "#efe6d0",
    block: "#1c5d7a",
    ink: "#14202b",
    pale: "#f3b23c",
    hot: "#d8432b",
  },
  {
    id: "trompe-la-mort-quintet",
    titre: "Trompe-la-Mort Quintet",
    auteur: "Disques Sourdine",
    lines: ["trompe-la-", "mort quintet"],
    band: ["ils étaient six", "ils sont cinq", "l’un d’eux joue", "trop fort"],
    club: "LE SILENCE, BOULEVARD ZÉNITH · DEUX SETS",
    image: trumpet,
    plan: "barres",
    face: "dm-serif-display",
    ground: "#f4efe2",
    block: "#f0a63a",
    ink: "#191720",
    pale: "#8fbcb0",
    hot: "#d23c3c",
  },
  {
    id: "la-contrebasse-penche",
    titre: "La contrebasse penche",
    auteur: "Disques Sourdine",
    lines: ["la", "contrebasse", "penche"],
    band: ["LILY TROMBE", "seule en scène", "(et encore)"],
    club: "MIRADOR, 21 H",
    image: doubleBass,
    plan: "coupe",
    face: "fjalla-one",
    ground: "#d9503a",
    block: "#27183d",
    ink: "#1a0f29",
    pale: "#f2c879",
    hot: "#f6efdf",
  },
  {
    id: "neuf-fois-le-meme-batteur",
    titre: "Neuf fois le même batteur",
    auteur: "Disques Sourdine",
    lines: ["neuf fois", "le même", "batteur"],
    band: ["GUS CAISSE", "CLAIRE", "improvise", "sur la pluie"],
    club: "LES DOCKS",
    image: drum,
    plan: "repete",
    face: "archivo-black",
    ground: "#f3ecd9",
    block: "#1f6f63",
    ink: "#16181c",
    pale: "#f6dfa0",
    hot: "#e2552f",
  },
  {
    id: "micro-ouvert-bouche-cousue",
    titre: "Micro ouvert, bouche cousue",
    auteur: "Mado Ferraille",
    lines: ["micro", "ouvert"],
    band: ["BOUCHE COUSUE", "scène libre", "pour timides"],
    club: "BAR DU FIL COUPÉ, MARDI",
    image: microphone,
    plan: "disque",
    face: "anton",
    ground: "#f2e6cf",
    block: "#b3271e",
    ink: "#1a1416",
    pale: "#e9b44c",
    hot: "#2c5f8a",
  },
  {
    id: "face-b-a-l-endroit",
    titre: "Face B, à l’endroit",
    auteur: "Disques Sourdine",
    lines: ["face b,", "à l’endroit"],
    band: ["écoute collective", "fauteuils fournis", "silence aussi"],
    club: "VIEUX-QUAI, 20 H",
    image: vinyl,
    plan: "repete",
    face: "shrikhand",
    ground: "#f7e9c8",
    block: "#5b3a7a",
    ink: "#231436",
    pale: "#f3b84b",
    hot: "#e4573d",
  },
  {
    id: "saxo-contre-saxo",
    titre: "Saxo contre saxo",
    auteur: "???",
    lines: ["saxo", "contre", "saxo"],
    band: ["BEAUMUR (le vrai)", "BEAUMUR (l’autre)", "le même soir", "des deux côtés"],
    club: "LE SILENCE, SAMEDI",
    image: sax,
    plan: "barres",
    face: "bowlby-one",
    ground: "#17202a",
    block: "#2f7f8f",
    ink: "#f2ead6",
    pale: "#f0b64a",
    hot: "#e2583e",
  },
];

export const posters: readonly Poster[] = nights.map((n) => ({
  id: n.id,
  titre: n.titre,
  auteur: n.auteur,
  width: W,
  height: H,
  draw: () => draw(n),
}));
