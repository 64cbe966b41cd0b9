import { bust } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { halftone } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rays } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A runner as a few confident strokes. */
function runner(x: number, y: number, k: number, fill: string, skin: string): string {
  const limb = (d: string, width: number, colour: string): string =>
    stroke(d, colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
  return g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    limb("M10 -10L70 60L20 130M-10 0L-70 50L-150 40", 36, skin),
    limb("M6 -110L-70 -70L-110 -120M14 -110L80 -90L110 -150", 28, skin),
    path("M-34 10C-30 -60 -20 -120 10 -140C40 -130 46 -110 40 -60L30 16Z", fill),
    path("M-36 -4L36 -4L54 42L20 58L0 24L-44 46Z", "#1c1a2b"),
    circle(34, -178, 30, skin),
    path("M8 -186C10 -216 56 -222 64 -192C50 -200 30 -200 8 -186Z", "#1c1a2b"),
    limb("M22 132L56 140M-152 40L-160 8", 24, "#fff4de"),
  );
}

function relay(): string {
  const lanes = ["#d6422f", "#e9643c", "#d6422f", "#e9643c", "#d6422f"];
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f4c24f"),
    g(
      { transform: "rotate(-16 500 800)" },
      lanes
        .map(
          (fill, i) =>
            rect(-300, 470 + i * 160, 1700, 160, fill) + rect(-300, 466 + i * 160, 1700, 8, "#fff4de"),
        )
        .join(""),
      runner(330, 640, 1.25, "#1f5fa8", "#8a4b2a"),
      runner(640, 810, 1.45, "#fff4de", "#d99a6a"),
      runner(290, 980, 1.6, "#2c9070", "#5e3521"),
    ),
    text("1", { face: "bowlby-one", size: 430, x: 660, y: 430, fill: "#d6422f" }),
    fitLine("CROSS DU LYCÉE", { face: "passion-one", x: 60, y: 66, width: 590, fill: "#1c1a2b" }).svg,
    paragraph(fr("4 tours de cour, 2 raccourcis connus du coach, 1 seul survivant honorable."), {
      face: "barlow",
      weight: 600,
      size: 36,
      x: 62,
      y: 206,
      width: 520,
      leading: 1.25,
      fill: "#1c1a2b",
    }).svg,
    rect(0, 1310, W, 104, "#1c1a2b"),
    fitLine("JEUDI 14 H — CERTIFICAT MÉDICAL OU LETTRE D’ADIEU", {
      face: "anton",
      x: 60,
      y: 1338,
      width: 880,
      fill: "#f4c24f",
    }).svg,
  );
}

function dodgeball(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#0f6f70"),
    rays(330, 860, 1600, 40, "#148a88", 0, 0.4),
    bust({
      seed: "balle-visage",
      era: "lycee",
      gender: "m",
      age: "jeune",
      hair: "boucles",
      hat: "aucun",
      glasses: "carrees",
      beard: "aucune",
      outfit: "piste",
      mood: "surprise",
      x: -120,
      y: 430,
      size: 960,
      palette: ["#0b2a33", "#d6422f", "#f2b27a", "#fff0d6"],
    }),
    [0, 1, 2, 3]
      .map((i) =>
        path(`M1000 ${300 + i * 70}L${640 + i * 30} ${500 + i * 46}L1000 ${330 + i * 70}Z`, "#fff0d6", {
          opacity: 0.8,
        }),
      )
      .join(""),
    circle(690, 590, 190, "#e2412e"),
    path("M500 590a190 190 0 0 0 380 0a190 150 0 0 1 -380 0Z", "#a81f24"),
    stroke("M560 452C640 520 740 520 822 454M512 640C620 580 760 580 868 640", "#7a1220", 8),
    fitLine("BALLE", { face: "luckiest-guy", x: 56, y: 60, width: 520, fill: "#f4c24f" }).svg,
    fitLine("AU PRISONNIER", { face: "luckiest-guy", x: 56, y: 264, width: 640, fill: "#fff0d6" }).svg,
    rect(0, 1250, W, 164, "#0b2a33"),
    fitLine("Profs contre élèves. Les lunettes ne comptent plus.", {
      face: "bangers",
      x: 56,
      y: 1282,
      width: 888,
      fill: "#f4c24f",
    }).svg,
    text(fr("Gymnase, vendredi 17 h. Infirmière Cléo sur la touche."), {
      face: "barlow",
      weight: 600,
      size: 32,
      x: 56,
      y: 1378,
      fill: "#fff0d6",
    }),
  );
}

function swim(): string {
  const bands = ["#0d3b66", "#14557f", "#1d7397", "#2f93ad", "#58b5c0", "#8fd3d1"];
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f6e4c0"),
    bands
      .map((fill, i) => {
        const y = 520 + i * 150;
        return path(
          `M0 ${y}C120 ${y - 60} 210 ${y + 60} 330 ${y}S540 ${y - 60} 660 ${y}S880 ${y + 60} 1000 ${y}V1414H0Z`,
          bands[5 - i] ?? fill,
        );
      })
      .join(""),
    circle(770, 300, 150, "#ef5b3c"),
    g(
      { transform: "translate(500 560) rotate(-8)" },
      stroke("M-40 20C-160 10 -250 -60 -300 -170", "#c47a4a", 46, { "stroke-linecap": "round" }),
      circle(40, -30, 92, "#c47a4a"),
      path("M-56 -40C-50 -130 120 -140 136 -40C80 -60 0 -60 -56 -40Z", "#ef5b3c"),
      rect(-30, -34, 150, 34, "#12202e", { rx: 17 }),
      circle(12, -18, 13, "#8fd3d1"),
      circle(82, -18, 13, "#8fd3d1"),
    ),
    path("M0 600C120 540 210 660 330 600S540 540 660 600S880 660 1000 600V650H0Z", "#8fd3d1", {
      opacity: 0.96,
    }),
    fitLine("50 MÈTRES", { face: "staatliches", x: 60, y: 70, width: 560, fill: "#0d3b66" }).svg,
    fitLine("NAGE TRÈS LIBRE", { face: "staatliches", x: 60, y: 230, width: 480, fill: "#ef5b3c" }).svg,
    fitLine("Le grand bain", { face: "shrikhand", x: 70, y: 1010, width: 860, fill: "#f6e4c0" }).svg,
    text(fr("Bassin municipal de Port-Salé. Le requin était une rumeur."), {
      face: "oswald",
      weight: 600,
      size: 36,
      x: 72,
      y: 1316,
      fill: "#f6e4c0",
    }),
    text(fr("La rumeur nage toujours."), {
      face: "oswald",
      weight: 600,
      size: 36,
      x: 72,
      y: 1364,
      fill: "#8fd3d1",
    }),
  );
}

function coach(): string {
  const shirt = "#b3162f";
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#efe2c8"),
    rect(0, 0, 500, H, "#1b2340"),
    halftone({ x: 500, y: 0, width: 500, height: H }, 28, (u) => 0.75 - u, "#e8a33d", 0),
    bust({
      seed: "coach-crampon",
      era: "lycee",
      gender: "m",
      age: "adulte",
      hair: "plaque",
      hat: "casquette",
      beard: "moustache",
      glasses: "aviateur",
      outfit: "piste",
      mood: "grave",
      turn: 0,
      tilt: 0,
      mirrored: false,
      x: 60,
      y: 380,
      size: 880,
      paints: { cloth: shirt, clothShade: "#6f0d20", hat: shirt, hatShade: "#6f0d20" },
    }),
    g({ style: "mix-blend-mode:multiply" }, rect(500, 380, 500, 900, "#e8a33d", { opacity: 0.25 })),
    clip(
      "M0 0H500V420H0Z",
      fitLine("PLUS VITE", { face: "anton", x: 60, y: 60, width: 880, height: 290, fill: "#efe2c8" }).svg,
    ),
    clip(
      "M500 0H1000V420H500Z",
      fitLine("PLUS VITE", { face: "anton", x: 60, y: 60, width: 880, height: 290, fill: "#1b2340" }).svg,
    ),
    rect(0, 1196, W, 218, "#e8a33d"),
    fitLine("Inscriptions au club d’athlétisme", {
      face: "alfa-slab-one",
      x: 60,
      y: 1232,
      width: 880,
      fill: "#1b2340",
    }).svg,
    text(fr("Courez vous inscrire. Non, pas comme ça. Recommencez."), {
      face: "zilla-slab",
      weight: 600,
      size: 35,
      x: 60,
      y: 1360,
      fill: "#1b2340",
    }),
  );
}

function trophies(): string {
  return svg(
    1000,
    1000,
    rect(0, 0, 1000, 1000, "#1b2b4b"),
    path(
      polygon([
        [0, 1000],
        [0, 480],
        [1000, 140],
        [1000, 1000],
      ]),
      "#24406b",
    ),
    path(
      "M330 200H670V420C670 560 600 620 530 632V720H600V790H400V720H470V632C400 620 330 560 330 420Z",
      "#e8b04a",
    ),
    path("M500 200H670V420C670 560 600 620 530 632V720H600V790H500Z", "#b97a26"),
    stroke("M330 250H230C220 380 270 450 350 460M670 250H770C780 380 730 450 650 460", "#e8b04a", 30),
    fitLine("2e", { face: "ultra", x: 410, y: 290, width: 180, fill: "#1b2b4b" }).svg,
    block(["TOURNOI DE BABY-FOOT"], {
      face: "alfa-slab-one",
      x: 60,
      y: 70,
      width: 880,
      gap: 8,
      fill: "#f6e8cd",
    }).svg,
    fitLine("Le premier prix a été volé.", {
      face: "lobster",
      x: 100,
      y: 826,
      width: 800,
      maxHeight: 70,
      anchor: "middle",
      fill: "#e8b04a",
    }).svg,
    text(fr("On joue donc la deuxième place. Foyer, lundi 12 h 30."), {
      face: "zilla-slab",
      weight: 600,
      size: 35,
      x: 500,
      y: 946,
      anchor: "middle",
      fill: "#f6e8cd",
    }),
  );
}

/** Sports days. */
export const sportPosters: Poster[] = [
  {
    id: "cross-du-lycee",
    titre: "Cross du lycée",
    auteur: "Coach Crampon",
    width: W,
    height: H,
    draw: relay,
  },
  {
    id: "balle-au-prisonnier",
    titre: "Balle au prisonnier : profs contre élèves",
    auteur: "???",
    width: W,
    height: H,
    draw: dodgeball,
  },
  {
    id: "nage-tres-libre",
    titre: "Nage très libre",
    auteur: "Imprimerie Vieux-Quai",
    width: W,
    height: H,
    draw: swim,
  },
  { id: "plus-vite", titre: "Plus vite !", auteur: "Coach Crampon", width: W, height: H, draw: coach },
  {
    id: "tournoi-de-baby-foot",
    titre: "Tournoi de baby-foot",
    auteur: "",
    width: 1000,
    height: 1000,
    draw: trophies,
  },
];
