import type { Poster } from "../../../kit/poster.ts";
import { halftone } from "../../../kit/print.ts";
import { coffeeRing, splatter, staple, tape, tornSheet } from "../../../kit/wear.ts";
import { random } from "../../../kit/random.ts";
import { clip, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { measure } from "../../../kit/outline.ts";
import { boombox, cassette } from "../motifs/motif-musique.ts";
import { cat, fist, phone, place, type Motif } from "../motifs/motif.ts";
import { fish } from "../motifs/motif-table.ts";

interface Gig {
  id: string;
  titre: string;
  auteur: string;
  band: readonly string[];
  support: readonly string[];
  strips: readonly string[];
  image: Motif;
  fluo: string;
  tilt: number;
  negative?: boolean;
}

const W = 1000;
const H = 1414;
const FACES = [
  "anton",
  "rubik-mono-one",
  "abril-fatface",
  "special-elite",
  "bowlby-one",
  "playfair-display",
  "black-ops-one",
  "alfa-slab-one",
  "courier-prime",
  "ultra",
  "permanent-marker",
] as const;

/** A word in letters cut from newspapers, filling a width; gives its height. */
function ransom(
  word: string,
  x: number,
  y: number,
  width: number,
  gig: Gig,
  seed: string,
): { svg: string; height: number } {
  const dice = random(seed);
  const letters = [...word];
  const slot = width / letters.length;
  const tall = Math.min(slot * 1.55, 250);
  const out = letters.map((letter, i) => {
    if (letter === " ") return "";
    const face = dice.pick(FACES);
    const dark = dice.chance(0.45);
    const hot = !dark && dice.chance(0.3);
    const box = measure(letter, { face, size: 100 });
    const k = Math.min((slot * 0.76) / (box.right - box.left), (tall * 0.72) / (box.bottom - box.top));
    const size = 100 * k;
    const j = () => dice.between(-9, 9);
    const [w, h] = [slot * 1.04, tall];
    const cx = x + slot * (i + 0.5);
    const cy = y + tall / 2 + dice.between(-12, 12);
    return g(
      { transform: `translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${dice.between(-8, 8).toFixed(1)})` },
      path(
        polygon([
          [-w / 2 + j() + 6, -h / 2 + j() + 9],
          [w / 2 + j() + 6, -h / 2 + 9],
          [w / 2 + 6, h / 2 + j() + 9],
          [-w / 2 + 6, h / 2 + 9],
        ]),
        "#000",
        { opacity: 0.4 },
      ),
      path(
        polygon([
          [-w / 2 + j(), -h / 2 + j()],
          [w / 2 + j(), -h / 2 + j()],
          [w / 2 + j(), h / 2 + j()],
          [-w / 2 + j(), h / 2 + j()],
        ]),
        dark ? "#141414" : hot ? gig.fluo : "#f7f4ec",
      ),
      text(letter, {
        face,
        size,
        x: 0,
        y: (-(box.top + box.bottom) / 2) * k,
        anchor: "middle",
        fill: dark ? "#f7f4ec" : "#141414",
      }),
    );
  });
  return { svg: out.join(""), height: tall };
}

/** Photocopied gig: cut letters, one fluorescent sheet, halftone picture, strips of typed text. */
function draw(gig: Gig): string {
  const dice = random(gig.id);
  const [bg, fg] = gig.negative ? ["#151515", "#f2efe6"] : ["#e9e6dd", "#151515"];
  const sheet = tornSheet(120, 430, 760, 640, 16, gig.id);
  let y = 70;
  const words = gig.band.map((word, i) => {
    const placed = ransom(word, 50 + (i % 2) * 30, y, 880 - (i % 2) * 20, gig, gig.id + word);
    y += placed.height * 0.96;
    return placed.svg;
  });
  const strips = gig.strips.map((line, i) => {
    const size = i === 0 ? 52 : 34;
    const face = i === 0 ? "anton" : "special-elite";
    const w = measure(line, { face, size }).width + 50;
    const x = i % 2 ? 930 - w : 60 + i * 14;
    const top = 1110 + i * 76;
    return g(
      { transform: `rotate(${dice.between(-3, 3).toFixed(1)} ${x} ${top})` },
      rect(x, top, w, size + 26, i === 0 ? fg : "#f7f4ec"),
      text(line, {
        face,
        size,
        x: x + 25,
        y: top + size + (i === 0 ? 5 : 2),
        fill: i === 0 ? bg : "#151515",
      }),
    );
  });
  const inks = { a: "#f4f1e8", b: "#141414", c: "#f4f1e8", d: gig.fluo };
  return svg(
    W,
    H,
    rect(0, 0, W, H, bg),
    halftone(
      { x: 0, y: 0, width: W, height: H },
      60,
      (u, v) => 0.04 + Math.abs(Math.sin(u * 3 + v * 4)) * 0.24,
      fg,
      20,
    ),
    g(
      { transform: `rotate(${gig.tilt} 500 760)` },
      clip(
        sheet,
        rect(0, 300, W, 900, gig.fluo),
        halftone(
          { x: 120, y: 430, width: 760, height: 640 },
          27,
          (u, v) => 0.9 - Math.hypot(u - 0.5, v - 0.45) * 1.5,
          "#141414",
          45,
        ),
        place(gig.image, { ...inks, b: "#141414" }, 500, 760, 500, -gig.tilt * 1.6),
      ),
    ),
    splatter(820, 1000, 230, fg, gig.id, 30),
    words.join(""),
    gig.support
      .map((line, i) =>
        g(
          { transform: `rotate(${-gig.tilt * 0.8} 500 1000)` },
          fitLine(line, {
            face: "permanent-marker",
            x: 130 + i * 60,
            y: 940 + i * 76,
            width: 700,
            maxHeight: 58,
            fill: gig.negative ? "#f7f4ec" : "#141414",
            attributes: {
              stroke: gig.negative ? "#151515" : "#f7f4ec",
              "stroke-width": 14,
              "paint-order": "stroke",
              "stroke-linejoin": "round",
            },
          }).svg,
        ),
      )
      .join(""),
    strips.join(""),
    tape(200, 40, 190, -12),
    tape(830, 1372, 170, 8),
    staple(940, 40, 30),
    gig.negative ? "" : coffeeRing(180, 1250, 96),
  );
}

const gigs: readonly Gig[] = [
  {
    id: "les-voisins-du-dessus",
    titre: "Les Voisins du Dessus",
    auteur: "Le Syndicat des Colleurs",
    band: ["VOISINS", "DU DESSUS"],
    support: ["+ Tapage Diurne", "+ Mémé Larsen"],
    strips: ["SAMEDI 23 H", "au sous-sol, évidemment", "prix libre, sortie pas sûre"],
    image: boombox,
    fluo: "#f23d7f",
    tilt: -5,
  },
  {
    id: "pas-de-chat",
    titre: "Pas de Chat",
    auteur: "Le Syndicat des Colleurs",
    band: ["PAS DE", "CHAT"],
    support: ["1er concert depuis le procès"],
    strips: ["GARAGE FERRAILLE", "La Braise, suivez le bruit", "croquettes à l’entrée"],
    image: cat,
    fluo: "#d6f23d",
    tilt: 6,
  },
  {
    id: "harengs-en-colere",
    titre: "Harengs en colère",
    auteur: "Le Syndicat des Colleurs",
    band: ["HARENGS", "EN COLÈRE"],
    support: ["+ Les Arêtes", "+ Sel Fin"],
    strips: ["QUAI N° 4", "punk salé, bière tiède", "dimanche, à marée haute"],
    image: fish,
    fluo: "#ff7a1f",
    tilt: -4,
    negative: true,
  },
  {
    id: "service-injoignable",
    titre: "Service injoignable",
    auteur: "Le Syndicat des Colleurs",
    band: ["SERVICE", "INJOIGNABLE"],
    support: ["+ Répondeur", "+ Bip Bip"],
    strips: ["NE PAS APPELER", "bar du Fil Coupé, Mirador", "22 h si ça sonne"],
    image: phone,
    fluo: "#ffd21f",
    tilt: -7,
    negative: true,
  },
  {
    id: "poing-final",
    titre: "Poing final",
    auteur: "Le Syndicat des Colleurs",
    band: ["POING", "FINAL"],
    support: ["tournée d’adieu n° 6"],
    strips: ["SALLE DES FÊTES", "Colline-aux-Panneaux", "pogo assis au premier rang"],
    image: fist,
    fluo: "#ff4a3d",
    tilt: 4,
  },
  {
    id: "cassette-perdue",
    titre: "Cassette perdue",
    auteur: "",
    band: ["CASSETTE", "PERDUE"],
    support: ["+ La Face B"],
    strips: ["RELEASE PARTY", "la seule copie est dans l’ampli", "Vieux-Quai, cave Valente"],
    image: cassette,
    fluo: "#9a6bff",
    tilt: -6,
  },
];

export const posters: readonly Poster[] = gigs.map((gig) => ({
  id: gig.id,
  titre: gig.titre,
  auteur: gig.auteur,
  width: W,
  height: H,
  draw: () => draw(gig),
}));
