import { bust, type BustOptions } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { halftone, paper } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText, paragraph } from "../../kit/prose.ts";
import { rays, star, stars } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";

const [W, H] = [1000, 1414];
const TAN = { skin: "#d98f5c", skinShade: "#a85a3a", skinDeep: "#6b2c22", skinLight: "#f2bf8c" };

const fighter = (options: BustOptions): string =>
  bust({ hat: "aucun", glasses: "aucunes", outfit: "debardeur", mask: "aucun", ...options });

/** Two fighters face to face, split sheet. */
function duel(): string {
  const red = ["#2a0812", "#c41f33", "#f08a52", "#ffe6c2"] as const;
  const blue = ["#0b1730", "#24529b", "#7fb2c9", "#f4f0dc"] as const;
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#ffe6c2"),
    path(
      polygon([
        [0, 200],
        [560, 200],
        [420, 1060],
        [0, 1060],
      ]),
      "#f08a52",
    ),
    path(
      polygon([
        [580, 200],
        [W, 200],
        [W, 1060],
        [440, 1060],
      ]),
      "#7fb2c9",
    ),
    clip(
      "M0 150H574L424 1064H0Z",
      fighter({
        seed: "marteau",
        era: "ville",
        gender: "m",
        age: "adulte",
        hair: "ras",
        beard: "pleine",
        mood: "colere",
        mirrored: false,
        turn: -0.2,
        x: -220,
        y: 260,
        size: 860,
        palette: red,
      }),
    ),
    clip(
      "M588 150H1000V1064H438Z",
      fighter({
        seed: "enclume",
        era: "ville",
        gender: "m",
        age: "adulte",
        hair: "mulet",
        beard: "guidon",
        mood: "grave",
        mirrored: true,
        turn: -0.2,
        x: 380,
        y: 260,
        size: 860,
        palette: blue,
      }),
    ),
    path(
      polygon([
        [566, 200],
        [590, 200],
        [446, 1064],
        [422, 1064],
      ]),
      "#ffe6c2",
    ),
    fitLine("LE MARTEAU", { face: "passion-one", x: 40, y: 50, width: 440, height: 108, fill: "#c41f33" })
      .svg,
    fitLine("L’ENCLUME", { face: "passion-one", x: 540, y: 50, width: 420, height: 108, fill: "#24529b" })
      .svg,
    rect(0, 1064, W, 350, "#16121c"),
    circle(500, 1064, 104, "#ffe6c2"),
    fitLine("VS", { face: "ultra", x: 436, y: 1020, width: 128, fill: "#16121c" }).svg,
    fitLine("QUINZE REPRISES, UN SEUL DENTIER", {
      face: "anton",
      x: 50,
      y: 1200,
      width: 900,
      fill: "#ffe6c2",
    }).svg,
    text(fr("Salle des Docks, samedi, 21 h"), {
      face: "alfa-slab-one",
      size: 40,
      x: 50,
      y: 1350,
      fill: "#f08a52",
    }),
    text(fr("5 $ / 8 $"), {
      face: "alfa-slab-one",
      size: 40,
      x: 950,
      y: 1350,
      anchor: "end",
      fill: "#7fb2c9",
    }),
  );
}

/** One champion under lamps. */
function champion(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f2b632"),
    rays(500, 640, 1500, 32, "#f6c95e", 0.2),
    circle(500, 640, 410, "#161316"),
    clip(
      "M0 0H1000V1046H0Z",
      fighter({
        seed: "cyclone-judith",
        era: "ville",
        gender: "f",
        age: "jeune",
        hair: "tresses",
        mood: "malice",
        x: 70,
        y: 240,
        size: 860,
        paints: { under: "#b3162f", underShade: "#7a0f20" },
      }),
    ),
    g(
      { transform: "translate(180 900) rotate(14)" },
      path(
        "M-120 -110C-60 -170 70 -160 100 -70C130 20 90 110 30 130L-80 128C-150 60 -170 -40 -120 -110Z",
        "#b3162f",
      ),
      path("M30 -140C110 -130 130 -20 90 70C70 110 50 124 30 130C80 40 80 -60 30 -140Z", "#7a0f20"),
      rect(-90, 122, 130, 60, "#fff0d0"),
    ),
    g(
      { transform: "translate(820 900) scale(-1 1) rotate(14)" },
      path(
        "M-120 -110C-60 -170 70 -160 100 -70C130 20 90 110 30 130L-80 128C-150 60 -170 -40 -120 -110Z",
        "#b3162f",
      ),
      path(
        "M-120 -110C-150 -60 -150 40 -80 128C-110 120 -160 40 -160 -20C-156 -60 -140 -90 -120 -110Z",
        "#7a0f20",
      ),
      rect(-90, 122, 130, 60, "#fff0d0"),
    ),
    rect(0, 1046, W, 368, "#161316"),
    fitLine("CYCLONE", { face: "bowlby-one", x: 50, y: 60, width: 900, height: 150, fill: "#161316" }).svg,
    fitLine("JUDITH « CYCLONE » PIED-DE-BICHE", {
      face: "anton",
      x: 50,
      y: 1086,
      width: 900,
      fill: "#f2b632",
    }).svg,
    fitLine("31 combats, 31 excuses envoyées par courrier", {
      face: "lobster",
      x: 50,
      y: 1208,
      width: 900,
      fill: "#fff0d0",
    }).svg,
    text("GYMNASE MIRADOR · CHAMPIONNAT DE LOS CARMINES", {
      face: "oswald",
      weight: 600,
      size: 33,
      x: 500,
      y: 1370,
      anchor: "middle",
      fill: "#f2b632",
    }),
  );
}

/** Fortune teller, card frame. */
function fortune(): string {
  const gold = "#e0b04f";
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#2a1040"),
    stars(0, 0, W, H, 120, gold, "fortune"),
    rect(40, 40, 920, 1334, "none", { stroke: gold, "stroke-width": 6, rx: 60 }),
    rect(60, 60, 880, 1294, "none", { stroke: gold, "stroke-width": 2, rx: 46 }),
    rays(500, 630, 430, 40, gold, 0, 0.22),
    circle(500, 630, 350, "#5b1f5e"),
    clip(
      "M80 80H920V960H80Z",
      bust({
        seed: "mere-fortune",
        era: "occulte",
        gender: "f",
        age: "vieux",
        hat: "turban",
        hair: "ondules",
        glasses: "aucunes",
        outfit: "col-haut",
        mood: "malice",
        earring: true,
        x: 130,
        y: 250,
        size: 740,
        paints: { hat: "#b3162f", hatShade: "#720d22", under: "#f1dca8", accent: "#2f9a8f" },
      }),
    ),
    circle(500, 1000, 150, "#9fd6cf"),
    circle(460, 950, 40, "#f2fffb", { opacity: 0.75 }),
    path(
      "M380 1050C430 1010 560 1090 628 1030C610 1110 540 1150 500 1150C450 1150 396 1110 380 1050Z",
      "#4e9d98",
    ),
    path("M380 1150H620L660 1200H340Z", gold),
    fitLine("MÈRE FORTUNE", { face: "cinzel-decorative", weight: 700, x: 120, y: 92, width: 760, fill: gold })
      .svg,
    fitLine("voit tout, n’en pense pas moins", {
      face: "im-fell-dw-pica",
      x: 180,
      y: 1226,
      width: 640,
      fill: "#f1dca8",
    }).svg,
    text(fr("Avenir 2 $ · Passé 5 $ · Présent sur rendez-vous"), {
      face: "im-fell-dw-pica",
      size: 36,
      x: 500,
      y: 1322,
      anchor: "middle",
      fill: gold,
    }),
  );
}

/** The old circus sheet. */
function strongman(): string {
  return svg(
    W,
    H,
    paper(W, H, { colour: "#f1deb1", amount: 0.3, seed: 12 }),
    clip(
      "M50 50H950V1364H50Z",
      rect(50, 50, 900, 1314, "#1e6a72"),
      rays(500, 640, 1200, 24, "#2b8288", 0.5),
      circle(500, 620, 370, "#f2c14e"),
      bust({
        seed: "hercule",
        era: "1899",
        gender: "m",
        age: "adulte",
        hat: "aucun",
        hair: "plaque",
        beard: "guidon",
        glasses: "aucunes",
        outfit: "debardeur",
        mood: "colere",
        turn: 0,
        tilt: 0,
        build: 1.16,
        x: 100,
        y: 330,
        size: 800,
        paints: { ...TAN, under: "#b3261e", underShade: "#7c1414" },
      }),
      stroke("M230 1040C110 930 90 780 190 640L236 380", TAN.skin, 96, {
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
      stroke("M770 1040C890 930 910 780 810 640L764 380", TAN.skinShade, 96, {
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
    ),
    stroke("M70 330H930", "#231512", 26),
    rect(186, 296, 104, 74, TAN.skin, { rx: 30 }),
    rect(710, 296, 104, 74, TAN.skinShade, { rx: 30 }),
    circle(110, 330, 84, "#231512"),
    circle(890, 330, 84, "#231512"),
    text("100", { face: "alfa-slab-one", size: 54, x: 110, y: 348, anchor: "middle", fill: "#f2c14e" }),
    text("100", { face: "alfa-slab-one", size: 54, x: 890, y: 348, anchor: "middle", fill: "#f2c14e" }),
    arcText("CIRQUE GARGOUILLE", {
      face: "sancreek",
      size: 92,
      cx: 500,
      cy: 900,
      radius: 716,
      fill: "#f1deb1",
    }),
    rect(50, 1040, 900, 324, "#b3261e"),
    fitLine("GROS FERDINAND", { face: "sancreek", x: 80, y: 1070, width: 840, height: 130, fill: "#f2c14e" })
      .svg,
    fitLine("IL SOULÈVE TOUT, SAUF LES DOUTES", { face: "rye", x: 80, y: 1228, width: 840, fill: "#f1deb1" })
      .svg,
    text(fr("Sous la grande tente, Fort Carson City, tous les soirs de 1899"), {
      face: "old-standard-tt",
      weight: 700,
      size: 30,
      x: 500,
      y: 1328,
      anchor: "middle",
      fill: "#f1deb1",
    }),
    rect(50, 50, 900, 1314, "none", { stroke: "#231512", "stroke-width": 8 }),
  );
}

/** The knife thrower: a wheel and a face in the middle. */
function knives(): string {
  const wheel = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i / 12) * Math.PI * 2, ((i + 1) / 12) * Math.PI * 2];
    return path(
      `M500 640L${(500 + Math.cos(a) * 420).toFixed(1)} ${(640 + Math.sin(a) * 420).toFixed(1)}A420 420 0 0 1 ${(500 + Math.cos(b) * 420).toFixed(1)} ${(640 + Math.sin(b) * 420).toFixed(1)}Z`,
      i % 2 ? "#f5e4c0" : "#c4302b",
    );
  }).join("");
  const knife = (angle: number): string =>
    g(
      { transform: `translate(500 640) rotate(${angle}) translate(0 -372)` },
      path("M-16 0L0 66L16 0Z", "#cfd6d6"),
      rect(-22, -16, 44, 16, "#231a20"),
      rect(-12, -110, 24, 96, "#7a4a24", { rx: 8 }),
    );
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#20182a"),
    halftone(
      { x: 0, y: 0, width: W, height: H },
      40,
      (u, v) => Math.hypot(u - 0.5, v - 0.45) * 0.7,
      "#33263f",
      45,
    ),
    circle(500, 640, 444, "#e2a93c"),
    wheel,
    circle(500, 640, 250, "#20182a"),
    clip(
      "M500 380a256 256 0 1 1 -0.1 0Z",
      bust({
        seed: "cible-vivante",
        era: "1899",
        gender: "f",
        age: "jeune",
        hat: "aucun",
        hair: "chignon",
        glasses: "aucunes",
        outfit: "robe",
        mood: "sourire",
        x: 190,
        y: 396,
        size: 620,
      }),
    ),
    [-62, -24, 20, 66, 110, 150, 205, 250].map(knife).join(""),
    fitLine("LE LANCEUR EST NOUVEAU", {
      face: "smokum",
      x: 60,
      y: 56,
      width: 880,
      height: 116,
      fill: "#e2a93c",
    }).svg,
    fitLine("LA CIBLE, NON", { face: "smokum", x: 60, y: 1120, width: 880, height: 150, fill: "#f5e4c0" })
      .svg,
    text(fr("Les Frères Trois-Doigts, deux représentations par jour"), {
      face: "rye",
      size: 33,
      x: 500,
      y: 1344,
      anchor: "middle",
      fill: "#e2a93c",
    }),
  );
}

/** A square bill for the ventriloquist. */
function dummy(): string {
  return svg(
    1000,
    1000,
    rect(0, 0, 1000, 1000, "#e9c6a8"),
    path("M0 0H500V1000H0Z", "#27404a"),
    clip(
      "M0 170H1000V830H0Z",
      bust({
        seed: "ventriloque",
        era: "ville",
        gender: "m",
        age: "adulte",
        hat: "haut-de-forme",
        hair: "raie",
        beard: "moustache",
        glasses: "aucunes",
        outfit: "costume",
        mood: "grave",
        x: 0,
        y: 330,
        size: 560,
        mirrored: true,
      }),
      bust({
        seed: "pantin",
        era: "ville",
        gender: "m",
        age: "jeune",
        hat: "melon",
        hair: "raie",
        beard: "aucune",
        glasses: "monocle",
        outfit: "costume",
        mood: "rire",
        freckles: true,
        turn: 0,
        x: 470,
        y: 350,
        size: 520,
        paints: { skin: "#d9a066", skinShade: "#a86a34", skinLight: "#f0c894" },
      }),
    ),
    rect(0, 830, 1000, 170, "#1a1417"),
    clip(
      "M0 0H500V200H0Z",
      fitLine("LEQUEL PARLE ?", { face: "bowlby-one", x: 50, y: 50, width: 900, fill: "#f7dcc0" }).svg,
    ),
    clip(
      "M500 0H1000V200H500Z",
      fitLine("LEQUEL PARLE ?", { face: "bowlby-one", x: 50, y: 50, width: 900, fill: "#b3162f" }).svg,
    ),
    fitLine("Maurice & Monsieur Maurice, cabaret Le Mirage", {
      face: "lobster",
      x: 50,
      y: 868,
      width: 900,
      fill: "#e9c6a8",
    }).svg,
    star(500, 964, 12, "#b3162f"),
  );
}

/** The human cannonball, landscape. */
function cannonball(): string {
  return svg(
    1414,
    1000,
    rect(0, 0, 1414, 1000, "#1d1633"),
    rays(330, 820, 1700, 30, "#2c2150", 0.2),
    stars(0, 0, 1414, 700, 90, "#f6e3b0", "canon"),
    path(
      polygon([
        [330, 820],
        [1100, 90],
        [1250, 330],
      ]),
      "#f2a33c",
    ),
    path(
      polygon([
        [330, 820],
        [1120, 170],
        [1200, 290],
      ]),
      "#fbe3a4",
    ),
    g(
      { transform: "rotate(-38 300 860)" },
      rect(40, 770, 470, 180, "#b3162f", { rx: 40 }),
      rect(40, 860, 470, 90, "#7a0f22", { rx: 40 }),
      rect(470, 750, 60, 220, "#e8b04a"),
      rect(180, 766, 40, 188, "#e8b04a"),
    ),
    circle(220, 930, 130, "#e8b04a"),
    circle(220, 930, 92, "#1d1633"),
    circle(220, 930, 40, "#e8b04a"),
    circle(1110, 300, 250, "#e8622c"),
    g(
      { transform: "rotate(36 1110 300)" },
      clip(
        "M780 -80H1440V560H780Z",
        bust({
          seed: "homme-canon",
          era: "1899",
          gender: "m",
          age: "adulte",
          hat: "aucun",
          hair: "court",
          beard: "guidon",
          glasses: "aviateur",
          outfit: "piste",
          mood: "rire",
          turn: -0.6,
          tilt: 0,
          mirrored: false,
          x: 820,
          y: 0,
          size: 580,
          paints: {
            ...TAN,
            hair: "#3a1d14",
            hairShade: "#1f0d0a",
            hairLight: "#7a4630",
            cloth: "#b3162f",
            clothShade: "#6f0d20",
            clothLight: "#d63a4d",
            under: "#f6e3b0",
            accent: "#e8b04a",
          },
        }),
      ),
    ),
    fitLine("L’HOMME-CANON", { face: "vast-shadow", x: 60, y: 60, width: 760, fill: "#f6e3b0" }).svg,
    fitLine("Dernière représentation, comme hier", {
      face: "lobster",
      x: 64,
      y: 196,
      width: 620,
      fill: "#f2a33c",
    }).svg,
    text("CIRQUE GARGOUILLE", {
      face: "sancreek",
      size: 66,
      x: 1354,
      y: 870,
      anchor: "end",
      fill: "#f6e3b0",
    }),
    text(fr("Retombées prévues : Fort Carson City, Port-Salé, ou vous"), {
      face: "old-standard-tt",
      weight: 700,
      size: 36,
      x: 1354,
      y: 936,
      anchor: "end",
      fill: "#f6e3b0",
    }),
  );
}

/** A diva in an oval. */
function diva(): string {
  return svg(
    1000,
    1500,
    rect(0, 0, 1000, 1500, "#0f3b3a"),
    Array.from({ length: 15 }, (_, i) =>
      stroke(
        `M${500 - i * 36} 1500V${900 - i * 40}Q${500 - i * 36} ${240 + i * 24} 500 ${240 + i * 24}Q${500 + i * 36} ${240 + i * 24} ${500 + i * 36} ${900 - i * 40}V1500`,
        i % 2 ? "#d9a94e" : "#1b5a55",
        9,
      ),
    ).join(""),
    path(
      "M500 300C720 300 800 520 800 720C800 940 680 1080 500 1080C320 1080 200 940 200 720C200 520 280 300 500 300Z",
      "#e0634a",
    ),
    clip(
      "M500 200C760 200 800 520 800 720C800 940 680 1080 500 1080C320 1080 200 940 200 720C200 520 240 200 500 200Z",
      bust({
        seed: "perle-suie",
        era: "ville",
        gender: "f",
        age: "adulte",
        hair: "carre",
        hat: "aucun",
        glasses: "aucunes",
        outfit: "robe",
        mood: "malice",
        earring: true,
        x: 140,
        y: 380,
        size: 720,
        palette: ["#0b1f22", "#a3312f", "#e9a070", "#fbe9cc"],
      }),
    ),
    path(
      "M500 300C720 300 800 520 800 720C800 940 680 1080 500 1080C320 1080 200 940 200 720C200 520 280 300 500 300Z",
      "none",
      { stroke: "#f0d28a", "stroke-width": 14 },
    ),
    fitLine("PERLE DE SUIE", { face: "limelight", x: 70, y: 80, width: 860, fill: "#f0d28a" }).svg,
    rect(0, 1170, 1000, 330, "#0b1f22"),
    fitLine("chante ce que vous avez fait", {
      face: "poiret-one",
      x: 80,
      y: 1208,
      width: 840,
      fill: "#f0d28a",
    }).svg,
    paragraph(
      fr("Cabaret Le Mirador, du mercredi aux aveux. Une consommation obligatoire, un regret offert."),
      {
        face: "poiret-one",
        size: 42,
        x: 80,
        y: 1356,
        width: 840,
        leading: 1.3,
        align: "middle",
        fill: "#fbe9cc",
      },
    ).svg,
  );
}

/** Boxing, circus, cabaret: the faces people pay to see. */
export const showPosters: Poster[] = [
  {
    id: "le-marteau-contre-l-enclume",
    titre: "Le Marteau contre l’Enclume",
    auteur: "Salle des Docks",
    width: W,
    height: H,
    draw: duel,
  },
  {
    id: "judith-cyclone",
    titre: "Judith « Cyclone »",
    auteur: "Salle des Docks",
    width: W,
    height: H,
    draw: champion,
  },
  {
    id: "mere-fortune",
    titre: "Mère Fortune voit tout",
    auteur: "Mère Fortune (elle le savait)",
    width: W,
    height: H,
    draw: fortune,
  },
  {
    id: "gros-ferdinand",
    titre: "Gros Ferdinand soulève tout",
    auteur: "Cirque Gargouille",
    width: W,
    height: H,
    draw: strongman,
  },
  {
    id: "la-cible-non",
    titre: "Le lanceur est nouveau, la cible, non",
    auteur: "???",
    width: W,
    height: H,
    draw: knives,
  },
  {
    id: "lequel-parle",
    titre: "Lequel parle ?",
    auteur: "Monsieur Maurice",
    width: 1000,
    height: 1000,
    draw: dummy,
  },
  {
    id: "l-homme-canon",
    titre: "L’Homme-Canon",
    auteur: "Cirque Gargouille",
    width: 1414,
    height: 1000,
    draw: cannonball,
  },
  { id: "perle-de-suie", titre: "Perle de Suie", auteur: "???", width: 1000, height: 1500, draw: diva },
];
