import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { rough } from "../../../kit/print.ts";
import { random } from "../../../kit/random.ts";
import { tape, tornOn } from "../../../kit/wear.ts";
import { g, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine } from "../../../kit/type.ts";
import { cat, phone, place, radio, skate, tyre, washer, type Motif } from "../motifs/motif.ts";
import { coffee } from "../motifs/motif-table.ts";
import { boombox, cassette, vinyl } from "../motifs/motif-musique.ts";

interface Sale {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly { text: string; size: number; colour: 0 | 1 | 2 }[];
  objects: readonly Motif[];
  arrow: 1 | -1;
  face: Face;
  card: string;
  inks: readonly [string, string, string];
  wall: string;
}

const W = 1414;
const H = 1000;

/** Corrugated cardboard, markers, an arrow pointing at somebody's garage. Landscape. */
function draw(s: Sale): string {
  const dice = random(s.id);
  const shaky = rough(6, 46, 7);
  const flutes = Array.from({ length: 34 }, (_, i) =>
    rect(i * 42, 0, 16, H, i % 2 ? "#000" : "#fff", { opacity: 0.05 }),
  ).join("");
  let y = 110;
  const lines = s.lines.map((line) => {
    const placed = fitLine(line.text, {
      face: s.face,
      x: 110,
      y,
      width: 820,
      maxHeight: line.size,
      fill: s.inks[line.colour],
    });
    y = placed.bottom + 34;
    return g({ transform: `rotate(${dice.between(-1.6, 1.6).toFixed(2)} 500 ${y})` }, placed.svg);
  });
  const things = s.objects
    .map((motif, i) =>
      g(
        { filter: shaky.url },
        place(
          motif,
          { a: s.inks[i % 2 ? 1 : 2], b: s.inks[0], c: "#fff6e0", d: s.inks[i % 2 ? 2 : 1] },
          [1130, 1000, 1240, 820][i] ?? 1100,
          [290, 640, 620, 700][i] ?? 400,
          [330, 290, 240, 220][i] ?? 200,
          dice.int(-14, 14),
        ),
      ),
    )
    .join("");
  const tip =
    s.arrow > 0
      ? "M120 860Q500 780 900 850L870 780L1130 880L890 950L905 895Q520 830 130 910Z"
      : "M1130 860Q760 780 360 850L390 780L130 880L370 950L355 895Q740 830 1120 910Z";
  return (
    tornOn(
      W,
      H,
      rect(0, 0, W, H, s.wall),
      34,
      9,
      s.id,
      rect(0, 0, W, H, s.card),
      flutes,
      shaky.defs,
      g(
        { filter: shaky.url },
        lines.join(""),
        path(tip, s.inks[1]),
        stroke("M80 90Q600 60 1330 96M1340 110Q1350 500 1328 900", s.inks[0], 6, { opacity: 0.5 }),
      ),
      things,
    ) +
    tape(100, 60, 190, -38) +
    tape(1320, 60, 190, 36)
  );
}

const sales: readonly Sale[] = [
  {
    id: "vide-garage-sans-le-garage",
    titre: "Vide-garage (sans le garage)",
    auteur: "René Coule",
    lines: [
      { text: "VIDE-GARAGE", size: 190, colour: 1 },
      { text: "dimanche, dès qu’on est levés", size: 80, colour: 0 },
      { text: "tout doit partir, surtout l’oncle", size: 70, colour: 0 },
      { text: "(le garage n’est pas à vendre)", size: 50, colour: 2 },
    ],
    objects: [tyre, radio, skate, phone],
    arrow: 1,
    face: "permanent-marker",
    card: "#c89a62",
    inks: ["#1d1a1c", "#b5271e", "#22527f"],
    wall: "#49545a",
  },
  {
    id: "disques-rayes-gratuits",
    titre: "Disques rayés, gratuits",
    auteur: "Disques Sourdine",
    lines: [
      { text: "DISQUES RAYÉS", size: 170, colour: 2 },
      { text: "gratuits gratuits gratuits", size: 90, colour: 0 },
      { text: "cassettes : au mètre", size: 80, colour: 0 },
    ],
    objects: [vinyl, boombox, cassette],
    arrow: -1,
    face: "caveat-brush",
    card: "#d3ad77",
    inks: ["#1b1822", "#c8401f", "#5a2a7f"],
    wall: "#3b3440",
  },
  {
    id: "laverie-a-vendre-avec-chat",
    titre: "Laverie à vendre, avec chat",
    auteur: "???",
    lines: [
      { text: "À VENDRE", size: 200, colour: 1 },
      { text: "laverie, 6 machines, 1 chat", size: 90, colour: 0 },
      { text: "le chat décide du prix", size: 80, colour: 2 },
    ],
    objects: [washer, cat, coffee],
    arrow: 1,
    face: "permanent-marker",
    card: "#bd8f58",
    inks: ["#1c1c1e", "#a8241c", "#1f6a55"],
    wall: "#5b4a3f",
  },
];

export const posters: readonly Poster[] = sales.map((s) => ({
  id: s.id,
  titre: s.titre,
  auteur: s.auteur,
  width: W,
  height: H,
  draw: () => svg(W, H, draw(s)),
}));
