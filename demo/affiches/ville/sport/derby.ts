import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { halftone, misregister } from "../../../kit/print.ts";
import { star, starPoints } from "../../../kit/scene.ts";
import { circle, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { arcText } from "../../../kit/prose.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { glove, place, skate, trophy, tyre, type Motif } from "../motifs/motif.ts";

interface Match {
  id: string;
  titre: string;
  auteur: string;
  ring: string;
  under: string;
  teams: readonly [string, string];
  when: string;
  image: Motif;
  size: number;
  turn: number;
  face: Face;
  ground: string;
  ink: string;
  hot: string;
  pale: string;
  wide?: boolean;
}

/** Round emblem: text turning around the image, two inks out of register, teams in the corners. Square or tall. */
function draw(m: Match): string {
  const [W, H] = m.wide ? [1000, 1000] : [1000, 1414];
  const cy = m.wide ? 470 : 640;
  const r = m.wide ? 400 : 450;
  const emblem =
    circle(500, cy, r, m.ink) +
    circle(500, cy, r - 14, "none", { stroke: m.pale, "stroke-width": 6 }) +
    circle(500, cy, r * 0.66, m.hot) +
    halftone(
      { x: 500 - r * 0.66, y: cy - r * 0.66, width: r * 1.32, height: r * 1.32 },
      20,
      (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.49 ? (v - 0.3) * 0.7 : 0),
      m.ink,
    ) +
    path(polygon(starPoints(500, cy, r * 0.6, 20, 0.86)), m.pale) +
    place(m.image, { a: m.hot, b: m.ink, c: m.pale, d: m.ground }, 500, cy, r * m.size, m.turn) +
    arcText(m.ring, {
      face: m.face,
      size: r * 0.2,
      tracking: 0.04,
      cx: 500,
      cy,
      radius: r * 0.73,
      fill: m.pale,
    }) +
    arcText(m.under, {
      face: m.face,
      size: r * 0.105,
      tracking: 0.08,
      cx: 500,
      cy,
      radius: r * 0.85,
      inside: true,
      fill: m.ground,
    });
  const rings = Array.from({ length: 6 }, (_, i) =>
    circle(500, cy, r + 50 + i * 60, "none", {
      stroke: m.pale,
      "stroke-width": 16,
      opacity: 0.34 - i * 0.04,
    }),
  ).join("");
  const title = misregister(
    (ink) =>
      fitLine(m.titre.toUpperCase(), {
        face: m.face,
        x: 60,
        y: m.wide ? 896 : 56,
        width: 880,
        maxHeight: m.wide ? 60 : 110,
        anchor: "middle",
        fill: ink,
      }).svg,
    m.hot,
    m.ink,
    6,
    5,
  );
  const teams = m.wide
    ? ""
    : rect(0, 1130, W, 284, m.ink) +
      fitLine(m.teams[0], { face: m.face, x: 60, y: 1170, width: 880, maxHeight: 66, fill: m.pale }).svg +
      fitLine(m.teams[1], {
        face: m.face,
        x: 60,
        y: 1262,
        width: 880,
        maxHeight: 66,
        anchor: "end",
        fill: m.hot,
      }).svg +
      stroke("M60 1250H430M570 1250H940", m.ground, 4) +
      star(500, 1250, 26, m.ground);
  return svg(
    W,
    H,
    rect(0, 0, W, H, m.ground),
    rings,
    emblem,
    teams,
    title,
    m.wide
      ? ""
      : text(m.when, {
          face: "oswald",
          weight: 600,
          size: 28,
          tracking: 0.12,
          x: 500,
          y: 1382,
          anchor: "middle",
          fill: m.ground,
        }),
  );
}

const matches: readonly Match[] = [
  {
    id: "les-rouleuses-de-mecaniques",
    titre: "Les Rouleuses de mécaniques",
    auteur: "Mado Ferraille",
    ring: "ROLLER DERBY",
    under: "PATINS, COUDES ET POLITESSE",
    teams: ["LES ROULEUSES (LA BRAISE)", "LES VAGUES (PORT-SALÉ)"],
    when: "HALLE DES DOCKS · SAMEDI 20 H",
    image: skate,
    size: 0.9,
    turn: -12,
    face: "bowlby-one",
    ground: "#f2c53d",
    ink: "#2b1b4a",
    hot: "#ef4a7b",
    pale: "#fff3d9",
  },
  {
    id: "huit-roues-zero-frein",
    titre: "Huit roues, zéro frein",
    auteur: "Club Gomme & Bitume",
    ring: "LE GRAND TOUR",
    under: "PATINS À LOUER, CASQUE MORAL",
    teams: ["", ""],
    when: "",
    image: skate,
    size: 0.86,
    turn: 14,
    face: "righteous",
    ground: "#7fd1c4",
    ink: "#123a4a",
    hot: "#f26a3d",
    pale: "#fdf4dc",
    wide: true,
  },
  {
    id: "tournoi-du-gant-unique",
    titre: "Tournoi du gant unique",
    auteur: "???",
    ring: "GANT UNIQUE",
    under: "ON A PERDU LES AUTRES",
    teams: ["GAUCHERS CONTRAIRES", "DROITIERS PAR DÉFAUT"],
    when: "GYMNASE DU MIRADOR · MERCREDI 19 H",
    image: glove,
    size: 0.84,
    turn: 10,
    face: "passion-one",
    ground: "#e9573f",
    ink: "#1d2a44",
    hot: "#f7b538",
    pale: "#fbf1dc",
  },
  {
    id: "coupe-de-la-derniere-chance",
    titre: "Coupe de la dernière chance",
    auteur: "Club Gomme & Bitume",
    ring: "DERNIÈRE CHANCE",
    under: "APRÈS, C’EST FINI, PROMIS",
    teams: ["AMICALE DES PERDANTS", "ÉTOILE DE LA BRAISE"],
    when: "STADE VALENTE · DIMANCHE 15 H",
    image: trophy,
    size: 0.82,
    turn: 0,
    face: "alfa-slab-one",
    ground: "#2f8f6b",
    ink: "#14271f",
    hot: "#f0b23a",
    pale: "#f8f0d8",
  },
  {
    id: "pneu-d-or",
    titre: "Pneu d’or",
    auteur: "Club Gomme & Bitume",
    ring: "LE PNEU D’OR",
    under: "CONCOURS DE ROULÉ LIBRE",
    teams: ["", ""],
    when: "",
    image: tyre,
    size: 0.92,
    turn: 0,
    face: "staatliches",
    ground: "#c9e04a",
    ink: "#20202a",
    hot: "#f29b1d",
    pale: "#fffbe6",
    wide: true,
  },
];

export const posters: readonly Poster[] = matches.map((m) => ({
  id: m.id,
  titre: m.titre,
  auteur: m.auteur,
  width: 1000,
  height: m.wide ? 1000 : 1414,
  draw: () => draw(m),
}));
