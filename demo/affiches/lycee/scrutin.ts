import { bust, type BustOptions } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { halftone } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rays, star } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";

const [W, H] = [1000, 1414];

interface Candidate {
  id: string;
  titre: string;
  auteur: string;
  first: string;
  last: string;
  slogan: string;
  promises: readonly string[];
  inks: readonly [dark: string, mid: string, warm: string, pale: string];
  face: BustOptions;
}

const candidates: readonly Candidate[] = [
  {
    id: "votez-vargas",
    titre: "Votez Vargas",
    auteur: "Imprimerie Vieux-Quai",
    first: "VOTEZ",
    last: "VARGAS",
    slogan: "Il sera en retard, mais il viendra.",
    promises: ["Sieste obligatoire", "Frites le mardi", "Sonnerie en option"],
    inks: ["#1d2350", "#e23b3b", "#f6b042", "#fdf1d8"],
    face: {
      seed: "vargas",
      era: "lycee",
      gender: "m",
      age: "jeune",
      hair: "banane",
      hat: "aucun",
      glasses: "aucunes",
      beard: "aucune",
      outfit: "teddy",
      mood: "malice",
    },
  },
  {
    id: "nour-pour-de-vrai",
    titre: "Nour, pour de vrai",
    auteur: "Comité Nour Zénith",
    first: "NOUR",
    last: "POUR DE VRAI",
    slogan: "Elle a lu le règlement. Tout le règlement.",
    promises: ["Clés du toit", "Savon aux lavabos", "Chauffage avant avril"],
    inks: ["#133a35", "#e8643c", "#f3c85a", "#f7f0dc"],
    face: {
      seed: "nourz2",
      era: "lycee",
      gender: "f",
      age: "jeune",
      hair: "afro",
      hat: "aucun",
      glasses: "rondes",
      outfit: "chemise",
      mood: "sourire",
    },
  },
  {
    id: "ni-l-un-ni-l-autre",
    titre: "Ni l’un ni l’autre",
    auteur: "???",
    first: "NI L’UN",
    last: "NI L’AUTRE",
    slogan: "Candidate malgré elle, élue malgré vous.",
    promises: ["Aucune promesse", "Tenues toutes"],
    inks: ["#151217", "#b3162f", "#9a8f86", "#efe9df"],
    face: {
      seed: "garance0",
      era: "lycee",
      gender: "f",
      age: "jeune",
      hair: "frange",
      hat: "aucun",
      glasses: "aucunes",
      outfit: "col-roule",
      mood: "grave",
    },
  },
  {
    id: "basile-delegue-a-vie",
    titre: "Basile, délégué à vie",
    auteur: "Club Informatique",
    first: "BASILE",
    last: "DÉLÉGUÉ À VIE",
    slogan: "Le réseau du lycée, c’est lui. Soyez gentils.",
    promises: ["Wi-Fi au fond du bus", "Notes arrondies (par erreur)"],
    inks: ["#2b1745", "#d43f8d", "#54c6c0", "#f4efe2"],
    face: {
      seed: "basile4",
      era: "lycee",
      gender: "m",
      age: "jeune",
      hair: "boucles",
      hat: "aucun",
      glasses: "carrees",
      beard: "aucune",
      outfit: "pull",
      mood: "sourire",
    },
  },
  {
    id: "madame-clapotis-presidente",
    titre: "Madame Clapotis, présidente !",
    auteur: "La classe de SVT",
    first: "CLAPOTIS",
    last: "PRÉSIDENTE",
    slogan: "Ce n’est pas une élève. Personne n’a osé le dire.",
    promises: ["Une grenouille par élève", "Vivante"],
    inks: ["#1f3522", "#c9502f", "#9bbf4c", "#f6efd5"],
    face: {
      seed: "clapotis7",
      era: "lycee",
      gender: "f",
      age: "vieux",
      hair: "chignon",
      hat: "aucun",
      glasses: "chat",
      outfit: "pull",
      mood: "rire",
    },
  },
];

const riso = (c: Candidate, x: number, y: number, size: number): string =>
  bust({ ...c.face, palette: c.inks, x, y, size });

function diagonal(c: Candidate): string {
  const [dark, mid, warm, pale] = c.inks;
  return svg(
    W,
    H,
    rect(0, 0, W, H, pale),
    path(
      polygon([
        [0, 560],
        [W, 180],
        [W, 1120],
        [0, 1414],
      ]),
      mid,
    ),
    halftone({ x: 0, y: 180, width: W, height: 1000 }, 24, (u) => u * 0.8 - 0.2, warm, 20),
    clip(`M0 0H${W}V1106L0 1290Z`, riso(c, 60, 190, 960)),
    path(
      polygon([
        [0, 1290],
        [W, 1106],
        [W, H],
        [0, H],
      ]),
      dark,
    ),
    g(
      { transform: "rotate(-10.4 500 1200)" },
      fitLine(c.last, { face: "bowlby-one", x: 24, y: 1136, width: 900, height: 178, fill: warm }).svg,
    ),
    fitLine(c.first, { face: "bowlby-one", x: 60, y: 60, width: 560, fill: dark }).svg,
    text(fr(c.slogan), { face: "caveat-brush", size: 46, x: 66, y: 262, fill: mid }),
    c.promises
      .map((p, i) =>
        g(
          { transform: `rotate(-10.4 60 ${640 + i * 74})` },
          rect(30, 606 + i * 74, 56 + p.length * 17, 54, dark),
          text(fr(p), { face: "archivo-black", size: 28, x: 54, y: 644 + i * 74, fill: pale }),
        ),
      )
      .join(""),
  );
}

function column(c: Candidate): string {
  const [dark, mid, warm, pale] = c.inks;
  return svg(
    W,
    H,
    rect(0, 0, W, H, warm),
    circle(620, 700, 470, mid),
    rect(0, 0, 250, H, dark),
    clip("M150 0H1000V1180H150Z", riso(c, 130, 300, 900)),
    g(
      { transform: "translate(196 1366) rotate(-90)" },
      fitLine(c.first, { face: "anton", x: 0, y: -140, width: 1310, height: 150, fill: pale }).svg,
    ),
    fitLine(c.last, { face: "anton", x: 290, y: 60, width: 660, height: 190, fill: dark }).svg,
    rect(250, 1180, 750, 234, pale),
    fitLine(fr(c.slogan), { face: "archivo-black", x: 290, y: 1214, width: 664, fill: mid }).svg,
    c.promises
      .map(
        (p, i) =>
          star(312, 1296 + i * 42, 15, mid) +
          text(fr(p), { face: "zilla-slab", weight: 600, size: 34, x: 342, y: 1307 + i * 42, fill: dark }),
      )
      .join(""),
  );
}

function crossed(c: Candidate): string {
  const [dark, mid, grey, pale] = c.inks;
  const title = block([c.first, c.last], { face: "anton", x: 60, y: 60, width: 880, gap: 18, fill: dark });
  return svg(
    W,
    H,
    rect(0, 0, W, H, pale),
    title.svg,
    clip(
      "M60 640H940V1240H60Z",
      rect(60, 640, 880, 600, grey),
      bust({ ...c.face, palette: [dark, grey, pale], x: 150, y: 636, size: 700 }),
    ),
    path(
      polygon([
        [150, 640],
        [250, 640],
        [850, 1240],
        [750, 1240],
      ]),
      mid,
    ),
    path(
      polygon([
        [750, 640],
        [850, 640],
        [250, 1240],
        [150, 1240],
      ]),
      mid,
    ),
    text(fr(c.slogan), { face: "space-mono", weight: 700, size: 33, x: 60, y: 1306, fill: dark }),
    text(fr(c.promises.join(". ") + "."), { face: "space-mono", size: 33, x: 60, y: 1356, fill: mid }),
  );
}

function pixels(c: Candidate): string {
  const [dark, mid, cold, pale] = c.inks;
  let squares = "";
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 28; j++)
      if (((j > 7 && j < 23) || i < 1 || i > 18) && (i * 7 + j * 13 + ((i * j) % 5)) % 6 === 0)
        squares += rect(i * 50, j * 50.5, 50, 50.5, (i + j) % 3 ? mid : cold, { opacity: 0.75 });
  return svg(
    W,
    H,
    rect(0, 0, W, H, dark),
    squares,
    rect(100, 330, 800, 800, pale),
    rect(100, 330, 800, 56, mid),
    circle(140, 358, 13, pale),
    circle(180, 358, 13, pale),
    circle(220, 358, 13, pale),
    text("delegue.exe", { face: "vt323", size: 44, x: 860, y: 372, anchor: "end", fill: pale }),
    clip("M100 386H900V1130H100Z", rect(100, 386, 800, 744, cold), riso(c, 60, 350, 880)),
    fitLine(c.first, { face: "press-start-2p", x: 100, y: 90, width: 800, fill: pale }).svg,
    fitLine(c.last, { face: "press-start-2p", x: 100, y: 236, width: 800, fill: cold }).svg,
    rect(60, 1176, 880, 180, dark),
    paragraph(fr(`> ${c.slogan}\n> ${c.promises.join("\n> ")}`), {
      face: "vt323",
      size: 46,
      x: 84,
      y: 1222,
      width: 860,
      leading: 0.98,
      fill: pale,
    }).svg,
  );
}

function bubble(c: Candidate): string {
  const [dark, mid, green, pale] = c.inks;
  return svg(
    W,
    H,
    rect(0, 0, W, H, green),
    rays(470, 900, 1500, 30, pale, 0.4, 0.4),
    clip("M0 0H1000V1230H0Z", riso(c, -60, 400, 900)),
    path("M400 70H940V470H700L610 590L618 470H400Z", pale, {
      stroke: dark,
      "stroke-width": 9,
      "stroke-linejoin": "round",
    }),
    paragraph(fr(c.slogan), {
      face: "bangers",
      size: 68,
      x: 432,
      y: 156,
      width: 480,
      leading: 1.12,
      fill: dark,
    }).svg,
    g(
      { transform: "rotate(-4 760 720)" },
      rect(590, 650, 400, 150, mid),
      text(fr(c.promises[0] ?? ""), {
        face: "bangers",
        size: 43,
        x: 790,
        y: 712,
        anchor: "middle",
        fill: pale,
      }),
      text(fr(`(${(c.promises[1] ?? "").toLowerCase()})`), {
        face: "bangers",
        size: 43,
        x: 790,
        y: 768,
        anchor: "middle",
        fill: pale,
      }),
    ),
    rect(0, 1056, W, 358, dark),
    fitLine(c.first, { face: "luckiest-guy", x: 50, y: 1092, width: 900, fill: green }).svg,
    fitLine(`${c.last} !`, {
      face: "luckiest-guy",
      x: 50,
      y: 1270,
      width: 900,
      maxHeight: 110,
      anchor: "middle",
      fill: pale,
    }).svg,
  );
}

const LAYOUTS = [diagonal, column, crossed, pixels, bubble] as const;

/** The election of the delegates, each candidate with a layout of their own. */
export const ballotPosters: Poster[] = candidates.map((c, i) => ({
  id: c.id,
  titre: c.titre,
  auteur: c.auteur,
  width: W,
  height: H,
  draw: () => (LAYOUTS[i] ?? diagonal)(c),
}));
