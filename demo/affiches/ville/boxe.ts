import { bust, type BustOptions } from "../../kit/bust.ts";
import type { Poster } from "../../kit/poster.ts";
import type { Face } from "../../kit/outline.ts";
import { paper, worn } from "../../kit/print.ts";
import { star, starPoints } from "../../kit/scene.ts";
import { staple, tape } from "../../kit/wear.ts";
import { clip, g, linear, path, polygon, rect, svg } from "../../kit/svg.ts";
import { block, fitLine } from "../../kit/type.ts";

type Who = Omit<BustOptions, "x" | "y" | "size">;
interface Bout {
  id: string;
  titre: string;
  auteur: string;
  head: string;
  left: readonly [string, string];
  right: readonly [string, string];
  who: readonly [Who, Who];
  under: readonly string[];
  where: string;
  face: Face;
  paper: string;
  ink: string;
  hot: string;
  blend: readonly [string, string];
}

const W = 1000;
const H = 1414;

/** The boxing bill of the print shops: rainbow roll of inks, two faces, names in wood type, the card below. */
function draw(b: Bout): string {
  const roll = linear([
    [0, b.blend[0]],
    [0.5, b.paper],
    [1, b.blend[1]],
  ]);
  const ink = worn(0.02, 5, 6);
  const top = fitLine(b.head, {
    face: "alfa-slab-one",
    x: 60,
    y: 64,
    width: 880,
    maxHeight: 84,
    anchor: "middle",
    fill: b.hot,
  });
  const oval = (x: number) => `M${x} 400a205 235 0 1 1 410 0a205 235 0 1 1 -410 0Z`;
  const name = (lines: readonly string[], x: number, fill: string) =>
    block(
      lines.map((line, i) => ({ text: line, maxHeight: i === 0 ? 46 : 130 })),
      { face: b.face, x, y: 690, width: 410, gap: 14, fill, anchor: "middle" },
    );
  const [left, right] = [name(b.left, 60, b.ink), name(b.right, 530, b.hot)];
  const low = Math.max(left.bottom, right.bottom) + 46;
  const card = b.under
    .map((line, i) => {
      const step = (1280 - low - 96) / b.under.length;
      const y = low + 96 + (i + 0.5) * step;
      return (
        (i > 0 ? rect(60, y - step / 2 - 1, 880, 2.5, b.ink) : "") +
        fitLine(line, {
          face: "fjalla-one",
          x: 60,
          y: y - 20,
          width: 880,
          maxHeight: 40,
          anchor: "middle",
          fill: i % 2 ? b.hot : b.ink,
        }).svg
      );
    })
    .join("");
  return svg(
    W,
    H,
    paper(W, H, { colour: b.paper, amount: 0.18, burnt: 0.2, seed: b.id.length }),
    roll.defs,
    rect(0, 0, W, H, roll.fill, { opacity: 0.8 }),
    ink.defs,
    g(
      { filter: ink.url },
      top.svg,
      clip(
        oval(60),
        rect(60, 160, 410, 480, b.ink),
        bust({
          ...b.who[0],
          x: 40,
          y: 190,
          size: 450,
          style: "stencil",
          palette: [b.ink, b.blend[0], b.paper],
        }),
      ),
      clip(
        oval(530),
        rect(530, 160, 410, 480, b.hot),
        bust({ ...b.who[1], x: 510, y: 190, size: 450, style: "stencil", palette: [b.ink, b.hot, b.paper] }),
      ),
      path(polygon(starPoints(500, 560, 118, 14, 0.8)), b.ink),
      fitLine("VS", { face: "ultra", x: 440, y: 520, width: 120, maxHeight: 84, fill: b.paper }).svg,
      left.svg,
      right.svg,
      rect(0, low, W, 96, b.ink),
      star(90, low + 48, 28, b.paper),
      star(910, low + 48, 28, b.paper),
      fitLine("12 REPRISES · 1 VAINQUEUR · 0 RANCUNE", {
        face: "staatliches",
        x: 140,
        y: low + 26,
        width: 720,
        maxHeight: 46,
        anchor: "middle",
        fill: b.paper,
      }).svg,
    ),
    card,
    g(
      {},
      fitLine(b.where, {
        face: "alfa-slab-one",
        x: 60,
        y: 1310,
        width: 880,
        maxHeight: 50,
        anchor: "middle",
        fill: b.hot,
      }).svg,
    ),
    staple(40, 36, -20),
    tape(940, 40, 150, 34),
  );
}

const bouts: readonly Bout[] = [
  {
    id: "enclume-contre-plume",
    titre: "Enclume contre Plume",
    auteur: "Imprimerie Vieux-Quai",
    head: "LE COMBAT DU SIÈCLE (EN COURS)",
    left: ["ROBERT « L’ENCLUME »", "BARDOT"],
    right: ["CÉLESTE « LA PLUME »", "VIGNE"],
    who: [
      {
        seed: "enclume",
        gender: "m",
        hair: "chauve",
        beard: "guidon",
        outfit: "debardeur",
        mood: "colere",
        hat: "aucun",
        glasses: "aucunes",
      },
      {
        seed: "plume",
        gender: "f",
        hair: "queue",
        outfit: "debardeur",
        mood: "malice",
        hat: "aucun",
        glasses: "aucunes",
      },
    ],
    under: [
      "PETIT LÉON CONTRE GRAND LÉON",
      "LES JUMELLES SOURDINE CONTRE ELLES-MÊMES",
      "UN CLIENT MÉCONTENT CONTRE LE GUICHET 3",
    ],
    where: "SALLE DES DOCKS · VENDREDI 21 H",
    face: "bowlby-one",
    paper: "#f3e6c2",
    ink: "#1d2436",
    hot: "#c42d22",
    blend: ["#e8b04a", "#6fb0a6"],
  },
  {
    id: "le-facteur-remet-son-titre",
    titre: "Le Facteur remet son titre",
    auteur: "Imprimerie Vieux-Quai",
    head: "IL FRAPPE TOUJOURS DEUX FOIS",
    left: ["OSCAR", "LE FACTEUR"],
    right: ["BALTHAZAR", "LE CHIEN"],
    who: [
      {
        seed: "facteur",
        gender: "m",
        hat: "kepi",
        beard: "moustache",
        outfit: "chemise",
        mood: "grave",
        glasses: "aucunes",
      },
      {
        seed: "lechien",
        gender: "m",
        hair: "mulet",
        beard: "pleine",
        outfit: "debardeur",
        mood: "colere",
        hat: "aucun",
        glasses: "aucunes",
      },
    ],
    under: ["MADAME TICKET CONTRE LA FRAUDE", "JOJO LA CHUTE, SEUL, MAIS DE TRÈS HAUT"],
    where: "HALLE DU VIEUX-QUAI · MARDI",
    face: "anton",
    paper: "#f2e7cf",
    ink: "#2a1838",
    hot: "#d24a1e",
    blend: ["#d48ab0", "#f0c060"],
  },
  {
    id: "catch-a-la-mairie",
    titre: "Catch à la mairie",
    auteur: "Le Syndicat des Colleurs",
    head: "DÉBAT ANNULÉ : CATCH MAINTENU",
    left: ["L’OPPOSITION", "MASQUÉE"],
    right: ["LE MAIRE", "SORTANT"],
    who: [
      {
        seed: "opposition",
        gender: "f",
        mask: "foulard",
        hair: "tresses",
        outfit: "cuir",
        mood: "colere",
        hat: "aucun",
        glasses: "aucunes",
      },
      {
        seed: "sortant",
        gender: "m",
        age: "vieux",
        hair: "couronne",
        outfit: "costume",
        mood: "surprise",
        hat: "aucun",
        glasses: "monocle",
        beard: "favoris",
      },
    ],
    under: ["LES FINANCES CONTRE LA VOIRIE", "TROIS ADJOINTS DANS UNE CABINE"],
    where: "SALLE DU CONSEIL · PORTES À 20 H",
    face: "ultra",
    paper: "#efe9d8",
    ink: "#14352e",
    hot: "#a31f4a",
    blend: ["#8cc3a0", "#e7b7b0"],
  },
  {
    id: "revanche-de-tante-irma",
    titre: "La revanche de tante Irma",
    auteur: "Mado Ferraille",
    head: "ELLE A RETROUVÉ SES LUNETTES",
    left: ["TANTE", "IRMA"],
    right: ["LE JEUNE", "KILO"],
    who: [
      {
        seed: "irma",
        gender: "f",
        age: "vieux",
        hair: "chignon",
        glasses: "chat",
        outfit: "robe",
        mood: "colere",
        hat: "aucun",
      },
      {
        seed: "kilo",
        gender: "m",
        age: "jeune",
        hair: "banane",
        outfit: "debardeur",
        mood: "surprise",
        hat: "aucun",
        glasses: "aucunes",
      },
    ],
    under: [
      "TRICOT LIBRE, POIDS MOUCHE",
      "LE THÉ SERA SERVI AU TROISIÈME ROUND",
      "ON NE TOUCHE PAS AUX NAPPERONS",
    ],
    where: "FOYER DU MIRADOR · DIMANCHE 16 H",
    face: "alfa-slab-one",
    paper: "#f5ebd2",
    ink: "#3a1d2b",
    hot: "#1f7a86",
    blend: ["#f2a38c", "#a7d0c2"],
  },
];

export const posters: readonly Poster[] = bouts.map((b) => ({
  id: b.id,
  titre: b.titre,
  auteur: b.auteur,
  width: W,
  height: H,
  draw: () => draw(b),
}));
