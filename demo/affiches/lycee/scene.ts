import { bust } from "../../kit/bust.ts";
import type { Age } from "../../kit/bust/person.ts";
import { fr } from "../../kit/french.ts";
import { halftone, misregister, rough, worn } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText, paragraph } from "../../kit/prose.ts";
import { moon } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, radial, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A theatre mask 400 units wide around (0, 0). */
function mask(fill: string, hole: string, sad: boolean): string {
  const mouth = sad
    ? "M-90 150C-60 80 60 80 90 150C50 120 -50 120 -90 150Z"
    : "M-100 70C-60 160 60 160 100 70C50 110 -50 110 -100 70Z";
  const eye = sad
    ? "M-120 -40C-90 -70 -50 -60 -36 -20C-70 -10 -100 -10 -120 -40Z"
    : "M-124 -30C-96 -76 -52 -70 -36 -26C-66 -44 -96 -44 -124 -30Z";
  return (
    path("M-180 -190C-60 -150 60 -150 180 -190C200 40 130 220 0 250C-130 220 -200 40 -180 -190Z", fill) +
    path(eye, hole) +
    g({ transform: "scale(-1 1)" }, path(eye, hole)) +
    path(mouth, hole) +
    path("M0 -60L22 40H-22Z", hole, { opacity: 0.35 })
  );
}

function vampires(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#14101c"),
    moon(560, 560, 400, "#b3162f", "#94102a"),
    g({ transform: "translate(360 640) rotate(-14) scale(1.15)" }, mask("#f2e4c6", "#14101c", false)),
    g({ transform: "translate(700 860) rotate(16) scale(1.05)" }, mask("#d98a35", "#14101c", true)),
    block(["LE MALADE", "PAS SI IMAGINAIRE"], {
      face: "abril-fatface",
      x: 60,
      y: 62,
      width: 880,
      gap: 20,
      fill: "#f2e4c6",
    }).svg,
    rect(60, 1192, 880, 5, "#d98a35"),
    paragraph(
      fr(
        "Par la troupe du préau, d’après un auteur qui ne peut plus porter plainte. Trois actes, un entracte, une infirmière dans la salle.",
      ),
      { face: "playfair-display", size: 36, x: 60, y: 1250, width: 880, leading: 1.24, fill: "#f2e4c6" },
    ).svg,
    text(fr("Salle polyvalente, jeudi 20 h"), {
      face: "abril-fatface",
      size: 32,
      x: 940,
      y: 1386,
      anchor: "end",
      fill: "#d98a35",
    }),
  );
}

function curtain(): string {
  const beam = radial(
    [
      [0, "#fff3cf", 0.95],
      [1, "#fff3cf", 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const folds = Array.from({ length: 10 }, (_, i) =>
    path(
      `M${i * 100} 0C${i * 100 + 40} 400 ${i * 100 - 20} 800 ${i * 100 + 14} 1200H${i * 100 + 64}C${i * 100 + 40} 800 ${i * 100 + 84} 400 ${i * 100 + 56} 0Z`,
      "#7c0f26",
    ),
  ).join("");
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#a3142f"),
    folds,
    path(
      "M0 0H1000V130C900 210 800 210 750 140C700 220 560 220 500 140C440 220 300 220 250 140C200 210 100 210 0 130Z",
      "#5a0a1c",
    ),
    beam.defs,
    path(
      polygon([
        [820, 0],
        [900, 0],
        [760, 1210],
        [240, 1210],
      ]),
      "#fff3cf",
      { opacity: 0.14 },
    ),
    rect(0, 1130, W, 284, "#2a1712"),
    [0, 1, 2, 3, 4].map((i) => rect(0, 1150 + i * 56, W, 3, "#4a2a1e")).join(""),
    `<ellipse cx="500" cy="1176" rx="330" ry="74" fill="${beam.fill}"/>`,
    clip(
      "M0 0H1000V1190H0Z",
      bust({
        seed: "souffleur",
        era: "lycee",
        gender: "m",
        age: "jeune",
        hair: "raie",
        hat: "aucun",
        glasses: "rondes",
        beard: "aucune",
        outfit: "tshirt",
        mood: "surprise",
        turn: -0.2,
        x: 210,
        y: 620,
        size: 580,
        paints: { cloth: "#1f2e4a", clothShade: "#101828", accent: "#e8b04a" },
      }),
    ),
    fitLine("LE", { face: "limelight", x: 70, y: 250, width: 150, fill: "#f6d98e" }).svg,
    fitLine("SOUFFLEUR", { face: "limelight", x: 70, y: 380, width: 860, fill: "#f6d98e" }).svg,
    fitLine("a oublié son texte", { face: "lobster", x: 250, y: 546, width: 660, fill: "#fff3cf" }).svg,
    text(fr("Comédie en deux actes et un long silence"), {
      face: "playfair-display",
      weight: 700,
      size: 40,
      x: 500,
      y: 1312,
      anchor: "middle",
      fill: "#f6d98e",
    }),
    text(fr("Théâtre du lycée, samedi et dimanche, 16 h"), {
      face: "playfair-display",
      size: 34,
      x: 500,
      y: 1366,
      anchor: "middle",
      fill: "#fff3cf",
    }),
  );
}

function fork(colour: string, x: number, y: number, k: number): string {
  return g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    path(
      "M-70 -420V-220C-70 -160 -36 -140 -26 -128V60H26V-128C36 -140 70 -160 70 -220V-420H44V-240H16V-420H-16V-240H-44V-420Z",
      colour,
    ),
    path(
      "M-120 30C-120 -30 -80 -30 -78 10C-74 -60 -26 -60 -24 0C-20 -64 30 -64 30 0C34 -56 82 -52 82 10C100 -20 128 -10 126 40C124 140 96 180 90 240V470H-80V250C-116 190 -122 120 -120 30Z",
      colour,
    ),
    stroke("M-76 6V90M-22 0V84M32 2V84M84 12V90", "#f4e8cf", 9),
    path("M-120 60C-60 90 -20 130 40 120C70 114 66 150 30 166C-20 186 -80 160 -112 130Z", colour, {
      stroke: "#f4e8cf",
      "stroke-width": 9,
    }),
  );
}

function strike(): string {
  const ink = worn(0.02, 7, 6);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f4e8cf"),
    ink.defs,
    g(
      { filter: ink.url },
      path(
        polygon([
          [0, 1414],
          [0, 620],
          [1000, 320],
          [1000, 1414],
        ]),
        "#d3222a",
      ),
      fork("#171214", 660, 780, 1.2),
    ),
    block(["ASSEZ", "DE", "CÉLERI"], { face: "anton", x: 60, y: 60, width: 420, gap: 20, fill: "#171214" })
      .svg,
    g(
      { transform: "rotate(-4 260 1270)" },
      rect(36, 1190, 470, 150, "#f4e8cf"),
      text("GRÈVE DE LA CANTINE", { face: "archivo-black", size: 36, x: 60, y: 1250, fill: "#171214" }),
      text(fr("jusqu’au retour des frites"), {
        face: "permanent-marker",
        size: 33,
        x: 60,
        y: 1306,
        fill: "#d3222a",
      }),
    ),
  );
}

function tray(): string {
  const card = rough(3, 26, 8);
  const demand = (
    x: number,
    y: number,
    w: number,
    h: number,
    fill: string,
    words: string,
    face: string,
  ): string =>
    rect(x, y, w, h, fill, { rx: 26 }) +
    paragraph(fr(words), {
      face,
      size: 47,
      x: x + 34,
      y: y + 76,
      width: w - 60,
      leading: 1.12,
      fill: "#22302c",
    }).svg;
  return svg(
    1414,
    1000,
    rect(0, 0, 1414, 1000, "#e8742c"),
    halftone({ x: 0, y: 0, width: 1414, height: 1000 }, 34, (u, v) => 0.2 + (u - v) * 0.3, "#d45c1c", 20),
    card.defs,
    rect(64, 230, 1286, 700, "#b8c7bf", { rx: 60 }),
    rect(84, 250, 1246, 660, "#cfdad2", { rx: 48 }),
    demand(124, 290, 400, 280, "#f2ead2", "Du pain qui n’a pas connu l’ancien proviseur", "caveat-brush"),
    demand(124, 600, 400, 270, "#f2ead2", "Une sauce dont on sache le nom", "caveat-brush"),
    circle(760, 580, 250, "#fdfaf0"),
    circle(760, 580, 186, "#eee6d2"),
    g(
      { filter: card.url },
      path(
        "M650 560C650 500 700 470 760 480C830 470 880 520 870 590C870 660 820 690 750 684C690 690 650 640 650 560Z",
        "#8a9a3e",
      ),
      circle(730, 560, 22, "#66752a"),
      circle(800, 610, 28, "#66752a"),
      circle(720, 630, 16, "#a9b85a"),
    ),
    text("?", { face: "shrikhand", size: 150, x: 760, y: 640, anchor: "middle", fill: "#fdfaf0" }),
    demand(
      1050,
      290,
      240,
      580,
      "#f2ead2",
      "Oncle Paprika parti, la soupe perd la tête. Nous aussi.",
      "caveat-brush",
    ),
    fitLine("PLATEAU VIDE, COULOIRS PLEINS", {
      face: "bowlby-one",
      x: 70,
      y: 62,
      width: 1274,
      height: 110,
      fill: "#22302c",
    }).svg,
    text(fr("Mardi, midi : on s’assoit, on ne mange pas, on chante."), {
      face: "barlow",
      weight: 600,
      size: 36,
      x: 74,
      y: 214,
      fill: "#fdfaf0",
    }),
  );
}

function ladle(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#1d4a3c"),
    misregister(
      (ink) =>
        fitLine("RENDEZ", { face: "rubik-mono-one", x: 60, y: 70, width: 870, fill: ink }).svg +
        fitLine("LA LOUCHE", { face: "rubik-mono-one", x: 60, y: 240, width: 870, fill: ink }).svg,
      "#d0552c",
      "#f1dfb0",
      9,
      8,
    ).replace("mix-blend-mode:multiply", ""),
    circle(640, 960, 250, "#f1dfb0"),
    circle(640, 960, 190, "#1d4a3c"),
    path("M392 920H888A248 248 0 0 1 392 920Z", "#f1dfb0"),
    path("M470 880L300 420C280 360 200 360 190 420L210 424C216 396 262 394 276 432L430 900Z", "#f1dfb0"),
    arcText("OTAGE · OTAGE · OTAGE ·", {
      face: "archivo-black",
      size: 44,
      cx: 640,
      cy: 960,
      radius: 268,
      fill: "#d0552c",
      tracking: 0.1,
    }),
    paragraph(
      fr(
        "Signé : les terminales. Nous voulons du dessert avant l’entrée, et qu’on nous croie quand on est malades.",
      ),
      {
        face: "space-mono",
        weight: 700,
        size: 32,
        x: 60,
        y: 1296,
        width: 880,
        leading: 1.24,
        fill: "#f1dfb0",
      },
    ).svg,
  );
}

/** A page of the yearbook: rows of portraits under a tall word. */
function yearbook(
  words: readonly [string, string],
  names: readonly (readonly [string, string, "f" | "m"])[],
  inks: readonly string[],
  seed: string,
  ages: readonly Age[],
): string {
  const [dark = "#111", , , pale = "#fff"] = inks;
  const cells = names.map(([name, line, gender], i) => {
    const [x, y] = [60 + (i % 3) * 300, 330 + Math.floor(i / 3) * 350];
    const ground = inks[1 + ((i + Math.floor(i / 3)) % 2)] ?? pale;
    return (
      rect(x, y, 280, 250, ground) +
      clip(
        `M${x} ${y - 10}h280v260h-280Z`,
        bust({
          seed: `${seed}${i}`,
          era: "lycee",
          gender,
          age: ages[i % ages.length] ?? "jeune",
          hat: "aucun",
          x: x - 10,
          y: y + 4,
          size: 300,
        }),
      ) +
      text(fr(name), { face: "oswald", weight: 600, size: 29, x, y: y + 288, fill: dark }) +
      text(fr(line), { face: "zilla-slab", weight: 400, size: 23, x, y: y + 316, fill: dark })
    );
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, pale),
    fitLine(words[0], { face: "alfa-slab-one", x: 60, y: 70, width: 880, maxHeight: 130, fill: dark }).svg,
    fitLine(fr(words[1]), {
      face: "lobster",
      x: 60,
      y: 226,
      width: 880,
      maxHeight: 62,
      fill: inks[1] ?? dark,
    }).svg,
    ...cells,
  );
}

const promo: readonly (readonly [string, string, "f" | "m"])[] = [
  ["Théo Passeport", "« le plus absent »", "m"],
  ["Zélie Marchand", "« dit toujours peut-être »", "f"],
  ["Rocco Mancini", "« a porté la porte »", "m"],
  ["Églantine Noël", "« née le 25, évidemment »", "f"],
  ["Waldo Retardier", "« photo prise plus tard »", "m"],
  ["Candice Meringue", "« le plus beau dossier »", "f"],
  ["Basile Câble", "« a piraté cette page »", "m"],
  ["Corentine Bec", "« sait tout sur vous »", "f"],
  ["L’Élève du fond", "« qui est-ce ? »", "m"],
];
const staff: readonly (readonly [string, string, "f" | "m"])[] = [
  ["Lucien Craie, CPE", "voit dans le noir", "m"],
  ["Mme Boum, chimie", "sourcils : les siens", "f"],
  ["M. Ombre, latin", "mort, comme la langue", "m"],
  ["Cléo, infirmière", "un sucre, et retour", "f"],
  ["M. Paprika", "cantine et secrets", "m"],
  ["Garance Delmas", "proviseure, hélas", "f"],
  ["Coach Crampon", "court même assis", "m"],
  ["Mme Clapotis, SVT", "dix grenouilles", "f"],
  ["Gargan, concierge", "a toutes les clés", "m"],
];

/** Plays, strikes and the yearbook. */
export const stagePosters: Poster[] = [
  {
    id: "le-malade-pas-si-imaginaire",
    titre: "Le Malade pas si imaginaire",
    auteur: "La Troupe du préau",
    width: W,
    height: H,
    draw: vampires,
  },
  {
    id: "le-souffleur-a-oublie",
    titre: "Le Souffleur a oublié son texte",
    auteur: "La Troupe du préau",
    width: W,
    height: H,
    draw: curtain,
  },
  {
    id: "assez-de-celeri",
    titre: "Assez de céleri !",
    auteur: "Le Syndicat des Colleurs",
    width: W,
    height: H,
    draw: strike,
  },
  {
    id: "plateau-vide-couloirs-pleins",
    titre: "Plateau vide, couloirs pleins",
    auteur: "Comité des Affamés",
    width: 1414,
    height: 1000,
    draw: tray,
  },
  { id: "rendez-la-louche", titre: "Rendez la louche", auteur: "???", width: W, height: H, draw: ladle },
  {
    id: "promotion-2023",
    titre: "La promotion 2023",
    auteur: "Club photo Kwak",
    width: W,
    height: H,
    draw: () =>
      yearbook(
        ["PROMOTION 2023", "Lycée Sainte-Braise, classe « à surveiller »"],
        promo,
        ["#33201f", "#c7472f", "#e9b45c", "#f6ecd6"],
        "promo-",
        ["jeune"],
      ),
  },
  {
    id: "ils-vous-ont-a-l-oeil",
    titre: "Ils vous ont à l’œil",
    auteur: "Club photo Kwak",
    width: W,
    height: H,
    draw: () =>
      yearbook(
        ["VOS ENSEIGNANTS", "Ils vous ont à l’œil depuis septembre"],
        staff,
        ["#14283a", "#2f7f7a", "#a9c6b4", "#eef0dc"],
        "profs-",
        ["adulte", "adulte", "vieux", "adulte"],
      ),
  },
];
