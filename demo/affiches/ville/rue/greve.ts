import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { paper, rough, worn } from "../../../kit/print.ts";
import { rays } from "../../../kit/scene.ts";
import { el, g, rect, svg } from "../../../kit/svg.ts";
import { block, fitLine } from "../../../kit/type.ts";
import { broom, fist, megaphone, place, wrench, type Motif } from "../motifs/motif.ts";
import { coffee, fish } from "../motifs/motif-table.ts";

interface Strike {
  id: string;
  titre: string;
  auteur: string;
  above: readonly string[];
  below: readonly string[];
  image: Motif;
  count: 1 | 3 | 5;
  face: Face;
  second: Face;
  sheet: string;
  ink: string;
  hot: string;
  turn: number;
}

const W = 1000;
const H = 1414;

/** Linocut in two inks: one tool raised, rays behind it, wood type above and below. */
function draw(s: Strike): string {
  const cut = rough(7, 34, 5);
  const ink = worn(-0.05, 6, 9);
  const above = block(s.above, {
    face: s.face,
    x: 70,
    y: 70,
    width: 860,
    gap: 18,
    height: s.above.length > 1 ? 290 : 200,
    fill: s.ink,
  });
  const below = block(s.below, {
    face: s.second,
    x: 70,
    y: 1120,
    width: 860,
    gap: 16,
    height: 222,
    fill: s.sheet,
  });
  const inks = {
    a: s.sheet,
    b: s.ink,
    c: s.count === 1 ? s.sheet : s.ink,
    d: s.count === 1 ? s.sheet : s.hot,
  };
  const offsets = { 1: [0], 3: [-270, 270, 0], 5: [-360, 360, -190, 190, 0] }[s.count];
  const raised = offsets
    .map((dx) =>
      place(
        s.image,
        { ...inks, a: s.count === 1 ? s.hot : s.sheet },
        500 + dx,
        790 + Math.abs(dx) * 0.24,
        s.count === 1 ? 640 : 470 - Math.abs(dx) * 0.3,
        s.turn + dx * 0.04,
      ),
    )
    .join("");
  return svg(
    W,
    H,
    paper(W, H, { colour: s.sheet, amount: 0.22, burnt: 0.22, seed: s.id.length }),
    cut.defs,
    ink.defs,
    g(
      { filter: ink.url },
      g(
        { filter: cut.url },
        rays(500, 860, 900, 28, s.ink, 0.5, 0.42),
        el("circle", { cx: 500, cy: 830, r: s.count === 1 ? 350 : 300, fill: s.count === 1 ? s.ink : s.hot }),
        rect(0, 0, W, above.bottom + 34, s.sheet),
        raised,
        rect(0, 1080, W, 334, s.ink),
        above.svg,
        below.svg,
        fitLine("IMPRIMÉ LA NUIT PAR LE SYNDICAT DES COLLEURS", {
          face: "oswald",
          weight: 500,
          tracking: 0.1,
          x: 70,
          y: 1372,
          width: 860,
          maxHeight: 18,
          anchor: "middle",
          fill: s.hot,
        }).svg,
      ),
    ),
  );
}

const strikes: readonly Strike[] = [
  {
    id: "greve-generale-des-serveurs",
    titre: "Grève générale des serveurs",
    auteur: "Le Syndicat des Colleurs",
    above: ["L’ADDITION", "S’IL VOUS PLAÎT"],
    below: ["GRÈVE DES SERVEURS", "VENDREDI, TOUS AU COMPTOIR"],
    image: coffee,
    count: 1,
    face: "anton",
    second: "oswald",
    sheet: "#ecdfc0",
    ink: "#191518",
    hot: "#c62b1f",
    turn: -10,
  },
  {
    id: "les-docks-disent-non",
    titre: "Les Docks disent non",
    auteur: "Le Syndicat des Colleurs",
    above: ["LES DOCKS", "DISENT NON"],
    below: ["ASSEMBLÉE AU HANGAR 4", "APPORTEZ VOS POINGS"],
    image: fist,
    count: 3,
    face: "alfa-slab-one",
    second: "anton",
    sheet: "#f0e4c6",
    ink: "#1b2b3a",
    hot: "#d8432a",
    turn: 0,
  },
  {
    id: "balayeurs-debout",
    titre: "Balayeurs, debout",
    auteur: "Le Syndicat des Colleurs",
    above: ["BALAYEURS", "DEBOUT !"],
    below: ["LA POUSSIÈRE ATTENDRA", "MARCHE DES BALAIS, MARDI 6 H"],
    image: broom,
    count: 1,
    face: "bowlby-one",
    second: "fjalla-one",
    sheet: "#e6e0c6",
    ink: "#24361f",
    hot: "#d99a1e",
    turn: 146,
  },
  {
    id: "taisez-vous-tous",
    titre: "Taisez-vous tous",
    auteur: "???",
    above: ["PLUS FORT"],
    below: ["MANIFESTATION CONTRE LE BRUIT", "DÉPART EN FANFARE À 14 H"],
    image: megaphone,
    count: 1,
    face: "rubik-mono-one",
    second: "oswald",
    sheet: "#f1e7d2",
    ink: "#3b1a2e",
    hot: "#e8662a",
    turn: 4,
  },
  {
    id: "les-mecanos-levent-la-cle",
    titre: "Les mécanos lèvent la clé",
    auteur: "Mado Ferraille",
    above: ["MÉCANOS", "ON CALE !"],
    below: ["PAS DE PIÈCES, PAS DE VIDANGE", "GARAGE FERRAILLE, LUNDI"],
    image: wrench,
    count: 1,
    face: "passion-one",
    second: "bebas-neue",
    sheet: "#efe0bd",
    ink: "#1d1b1f",
    hot: "#e0571f",
    turn: -20,
  },
  {
    id: "la-maree-est-en-greve",
    titre: "La marée est en grève",
    auteur: "Le Syndicat des Colleurs",
    above: ["PAS DE", "POISSON"],
    below: ["LA CRIÉE SE TAIT", "PORT-SALÉ, JUSQU’À NOUVEL ORDRE"],
    image: fish,
    count: 1,
    face: "staatliches",
    second: "oswald",
    sheet: "#e8e4d2",
    ink: "#12324a",
    hot: "#e0a02a",
    turn: -28,
  },
];

export const posters: readonly Poster[] = strikes.map((s) => ({
  id: s.id,
  titre: s.titre,
  auteur: s.auteur,
  width: W,
  height: H,
  draw: () => draw(s),
}));
