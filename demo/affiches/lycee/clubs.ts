import { bust } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { halftone, misregister, paper, rough } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText, paragraph } from "../../kit/prose.ts";
import { rays, star, starPoints, stars } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";
import { tape } from "../../kit/wear.ts";

const [W, H] = [1000, 1414];

/** A grid of club badges, square by square. */
function fair(): string {
  const inks = ["#e2412e", "#f5b83d", "#1f5fa8", "#f3e9d6", "#2c9070", "#20182b"] as const;
  const [red, yellow, blue, cream, green, night] = inks;
  const cells: readonly (readonly [string, string, (x: number, y: number) => string])[] = [
    [
      yellow,
      "ÉCHECS",
      (x, y) =>
        path(
          `M${x + 100} ${y + 240}h100v-22l-18 -20c-6 -34 -4 -54 -12 -76h16v-18h-24c14 -12 18 -28 10 -42a24 24 0 1 0 -44 0c-8 14 -4 30 10 42h-24v18h16c-8 22 -6 42 -12 76l-18 20Z`,
          night,
        ),
    ],
    [
      red,
      "PHOTO",
      (x, y) =>
        rect(x + 60, y + 96, 180, 124, cream, { rx: 14 }) +
        rect(x + 110, y + 74, 70, 30, cream) +
        circle(x + 150, y + 158, 46, night) +
        circle(x + 150, y + 158, 26, blue) +
        circle(x + 214, y + 118, 9, red),
    ],
    [
      blue,
      "FANFARE",
      (x, y) =>
        path(`M${x + 56} ${y + 146}h110l74 -62v160l-74 -62h-110Z`, yellow) +
        circle(x + 84, y + 164, 30, "none", { stroke: yellow, "stroke-width": 12 }) +
        rect(x + 110, y + 112, 14, 40, cream) +
        rect(x + 136, y + 112, 14, 40, cream),
    ],
    [
      green,
      "JARDIN",
      (x, y) =>
        path(`M${x + 150} ${y + 250}v-110M${x + 150} ${y + 190}`, "none", {
          stroke: cream,
          "stroke-width": 14,
        }) +
        path(
          `M${x + 150} ${y + 150}C${x + 70} ${y + 150} ${x + 60} ${y + 100} ${x + 60} ${y + 80}C${x + 120} ${y + 76} ${x + 150} ${y + 100} ${x + 150} ${y + 150}ZM${x + 150} ${y + 190}C${x + 230} ${y + 190} ${x + 244} ${y + 140} ${x + 244} ${y + 118}C${x + 184} ${y + 114} ${x + 150} ${y + 140} ${x + 150} ${y + 190}Z`,
          yellow,
        ),
    ],
    [
      cream,
      "SPIRITISME",
      (x, y) =>
        path(
          `M${x + 86} ${y + 240}V${y + 150}a64 64 0 0 1 128 0v90l-22 -24l-22 24l-20 -24l-20 24l-22 -24Z`,
          night,
        ) +
        circle(x + 128, y + 150, 12, yellow) +
        circle(x + 174, y + 150, 12, yellow),
    ],
    [
      night,
      "RADIO",
      (x, y) =>
        rect(x + 126, y + 72, 48, 100, red, { rx: 24 }) +
        path(
          `M${x + 100} ${y + 140}a50 56 0 0 0 100 0M${x + 150} ${y + 196}v50M${x + 112} ${y + 248}h76`,
          "none",
          { stroke: cream, "stroke-width": 12 },
        ),
    ],
    [
      red,
      "COUTURE",
      (x, y) =>
        circle(x + 150, y + 160, 72, yellow) +
        [0, 1, 2, 3]
          .map((i) => circle(x + 126 + (i % 2) * 48, y + 136 + Math.floor(i / 2) * 48, 12, red))
          .join("") +
        stroke(`M${x + 60} ${y + 80}L${x + 126} ${y + 136}`, cream, 7),
    ],
    [
      yellow,
      "SIESTE",
      (x, y) =>
        [0, 1, 2]
          .map(
            (i) =>
              fitLine("Z", {
                face: "bowlby-one",
                x: x + 60 + i * 66,
                y: y + 180 - i * 56,
                width: 60 - i * 10,
                fill: blue,
              }).svg,
          )
          .join(""),
    ],
    [
      green,
      "BARBECUE",
      (x, y) =>
        path(`M${x + 64} ${y + 130}h172a86 80 0 0 1 -172 0Z`, night) +
        stroke(
          `M${x + 110} ${y + 200}l-26 54M${x + 190} ${y + 200}l26 54M${x + 110} ${y + 110}c-16 -18 16 -24 0 -44M${x + 150} ${y + 110}c-16 -18 16 -24 0 -44M${x + 190} ${y + 110}c-16 -18 16 -24 0 -44`,
          cream,
          10,
        ),
    ],
  ];
  return svg(
    W,
    H,
    rect(0, 0, W, H, cream),
    cells
      .map(([ground, name, draw], i) => {
        const [x, y] = [50 + (i % 3) * 300, 380 + Math.floor(i / 3) * 300];
        const ink = ground === cream || ground === yellow ? night : cream;
        return (
          rect(x, y, 300, 300, ground) +
          draw(x, y - 14) +
          text(name, { face: "archivo-black", size: 27, x: x + 150, y: y + 282, anchor: "middle", fill: ink })
        );
      })
      .join(""),
    block(["LA FOIRE", "AUX CLUBS"], {
      face: "archivo-black",
      x: 50,
      y: 54,
      width: 900,
      gap: 16,
      height: 290,
      fill: night,
    }).svg,
    text(fr("Mercredi, sous le préau. Le dixième club est secret, demandez au neuvième."), {
      face: "barlow",
      weight: 600,
      size: 26,
      x: 50,
      y: 1340,
      fill: night,
    }),
    text("LYCÉE SAINTE-BRAISE", { face: "archivo-black", size: 28, x: 50, y: 1380, fill: red }),
  );
}

function spirits(): string {
  const face = bust({
    seed: "medium-club",
    era: "occulte",
    gender: "f",
    age: "jeune",
    hair: "frange",
    hat: "aucun",
    glasses: "aucunes",
    outfit: "col-roule",
    mood: "surprise",
    turn: 0,
    tilt: 0,
    palette: ["#170f2b", "#3d2a6b", "#8fd6c4", "#eafbe8"],
    x: 150,
    y: 470,
    size: 700,
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#170f2b"),
    stars(0, 0, W, H, 110, "#8fd6c4", "esprits"),
    circle(500, 800, 400, "#3d2a6b"),
    circle(500, 800, 400, "none", { stroke: "#8fd6c4", "stroke-width": 4 }),
    arcText("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z", {
      face: "unifrakturcook",
      weight: 700,
      size: 58,
      cx: 500,
      cy: 810,
      radius: 408,
      fill: "#eafbe8",
      tracking: 0.04,
    }),
    clip("M0 0H1000V1150H0Z", face),
    path("M500 1060L640 1150L500 1240L360 1150Z", "#eafbe8"),
    circle(500, 1150, 34, "#170f2b"),
    fitLine("Club Spiritisme", {
      face: "unifrakturcook",
      weight: 700,
      x: 80,
      y: 66,
      width: 840,
      fill: "#eafbe8",
    }).svg,
    fitLine("Frappez trois fois. Nous, on ne touche à rien.", {
      face: "im-fell-dw-pica",
      x: 120,
      y: 262,
      width: 760,
      fill: "#8fd6c4",
    }).svg,
    text("OUI", { face: "im-fell-dw-pica", size: 74, x: 80, y: 1192, fill: "#8fd6c4" }),
    text("NON", { face: "im-fell-dw-pica", size: 74, x: 920, y: 1192, anchor: "end", fill: "#8fd6c4" }),
    text(fr("Salle 13, qui n’existe que le jeudi"), {
      face: "im-fell-dw-pica",
      size: 46,
      x: 500,
      y: 1336,
      anchor: "middle",
      fill: "#eafbe8",
    }),
  );
}

function robots(): string {
  const [blue, pink] = ["#2540c9", "#ff5a7a"];
  const robot = (ink: string): string =>
    rect(270, 470, 460, 380, "none", { stroke: ink, "stroke-width": 26, rx: 30 }) +
    circle(400, 620, 60, ink) +
    circle(600, 620, 60, ink) +
    rect(370, 730, 260, 60, ink) +
    [0, 1, 2, 3].map((i) => rect(392 + i * 58, 744, 34, 32, "#f6efe0")).join("") +
    rect(486, 372, 28, 100, ink) +
    circle(500, 360, 38, ink) +
    rect(216, 590, 54, 130, ink) +
    rect(730, 590, 54, 130, ink) +
    rect(340, 876, 320, 190, ink) +
    stroke("M340 920C220 920 190 1000 200 1090M660 920C780 920 810 1000 800 1090", ink, 40);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f6efe0"),
    halftone(
      { x: 0, y: 330, width: W, height: 760 },
      22,
      (u, v) => 0.6 - Math.hypot(u - 0.5, v - 0.5),
      pink,
      15,
    ),
    misregister(robot, pink, blue, 16, 12),
    misregister(
      (ink) =>
        fitLine("CLUB ROBOT", { face: "rubik-mono-one", x: 60, y: 70, width: 870, height: 180, fill: ink })
          .svg,
      pink,
      blue,
      10,
      8,
    ),
    text(fr("Il balaie, il juge, il vous connaît par votre nom."), {
      face: "space-mono",
      weight: 700,
      size: 28,
      x: 60,
      y: 308,
      fill: blue,
    }),
    rect(60, 1120, 880, 8, blue),
    paragraph(
      fr(
        "Cherche : tournevis, piles, volontaire pour lui expliquer la porte de la cantine. Local technique, tous les soirs jusqu’à extinction.",
      ),
      { face: "space-mono", weight: 700, size: 33, x: 60, y: 1178, width: 880, leading: 1.3, fill: blue },
    ).svg,
  );
}

function garage(): string {
  const cut = rough(7, 22, 5);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#101010"),
    cut.defs,
    g(
      { filter: cut.url },
      path(
        polygon([
          [30, 40],
          [700, 20],
          [690, 330],
          [50, 370],
        ]),
        "#f2ee3a",
      ),
      path(
        polygon([
          [330, 300],
          [980, 270],
          [970, 1010],
          [360, 1040],
        ]),
        "#f7f3ea",
      ),
      path(
        polygon([
          [20, 820],
          [560, 860],
          [540, 1110],
          [40, 1080],
        ]),
        "#ff3d68",
      ),
    ),
    fitLine("GUITARE", { face: "archivo-black", x: 80, y: 80, width: 580, height: 110, fill: "#101010" }).svg,
    fitLine("EMPRUNTÉE", { face: "special-elite", x: 80, y: 222, width: 580, height: 96, fill: "#101010" })
      .svg,
    clip(
      "M330 270H980V1030H330Z",
      bust({
        seed: "groupe-preau",
        era: "lycee",
        gender: "f",
        age: "jeune",
        hair: "crete",
        hat: "aucun",
        glasses: "soleil",
        outfit: "cuir",
        mood: "rire",
        palette: ["#101010", "#ff3d68", "#f7f3ea"],
        paints: { hair: "#111111", hairShade: "#050505", hairLight: "#777777" },
        x: 300,
        y: 330,
        size: 720,
      }),
    ),
    g(
      { transform: "rotate(3 280 960)" },
      fitLine("CHERCHE BATTEUR", {
        face: "rubik-wet-paint",
        x: 60,
        y: 900,
        width: 450,
        height: 70,
        fill: "#101010",
      }).svg,
      fitLine("avec voiture", {
        face: "permanent-marker",
        x: 60,
        y: 996,
        width: 450,
        height: 62,
        fill: "#f7f3ea",
      }).svg,
    ),
    paragraph(
      fr(
        "Le groupe répète sous le gymnase. On a une guitare (empruntée), un ampli (trouvé) et une date (demain).",
      ),
      { face: "special-elite", size: 36, x: 60, y: 1186, width: 620, leading: 1.3, fill: "#f7f3ea" },
    ).svg,
    g(
      { transform: "rotate(-6 820 1270)" },
      path(polygon(starPoints(820, 1260, 150, 18, 0.8)), "#f2ee3a"),
      fitLine("NIVEAU :", { face: "archivo-black", x: 735, y: 1208, width: 170, fill: "#101010" }).svg,
      fitLine("AUCUN", { face: "archivo-black", x: 725, y: 1256, width: 190, fill: "#ff3d68" }).svg,
    ),
    tape(360, 310, 170, -30),
    tape(960, 300, 150, 40),
  );
}

function rocket(): string {
  return svg(
    1414,
    1000,
    paper(1414, 1000, { colour: "#f1dfb6", amount: 0.2, seed: 3 }),
    circle(1010, 430, 360, "#e8622c"),
    rays(1010, 430, 900, 24, "#f0cf94", 0.1, 0.3),
    circle(1010, 430, 330, "#e8622c"),
    g(
      { transform: "rotate(32 1010 430)" },
      path("M1010 60C1100 170 1120 330 1096 560H924C900 330 920 170 1010 60Z", "#f8f1de"),
      path("M1010 60C1100 170 1120 330 1096 560H1010Z", "#d8c9a4"),
      circle(1010, 280, 52, "#1f3a52"),
      circle(1010, 280, 34, "#7fb7c4"),
      path("M924 430L840 600L928 560ZM1096 430L1180 600L1092 560Z", "#1f3a52"),
      path("M950 572H1070L1040 720L1010 650L980 720Z", "#f5b83d"),
    ),
    path("M0 860C300 800 700 830 1414 780V1000H0Z", "#1f3a52"),
    block(["CLUB", "FUSÉES"], { face: "bungee", x: 70, y: 80, width: 560, gap: 22, fill: "#1f3a52" }).svg,
    fitLine("Troisième toiture. Même espoir.", {
      face: "shrikhand",
      x: 72,
      y: 470,
      width: 520,
      fill: "#c5431c",
    }).svg,
    paragraph(
      fr(
        "Lancement vendredi à la récréation, cour nord. Voitures déconseillées, casque fourni aux enseignants.",
      ),
      { face: "zilla-slab", weight: 600, size: 36, x: 72, y: 600, width: 520, leading: 1.3, fill: "#1f3a52" },
    ).svg,
    star(130, 910, 26, "#f5b83d"),
    text("LYCÉE SAINTE-BRAISE", { face: "bungee", size: 40, x: 180, y: 926, fill: "#f1dfb6" }),
  );
}

/** Club fairs and club notices. */
export const clubPosters: Poster[] = [
  {
    id: "la-foire-aux-clubs",
    titre: "La Foire aux clubs",
    auteur: "Vie scolaire",
    width: W,
    height: H,
    draw: fair,
  },
  {
    id: "club-spiritisme",
    titre: "Club Spiritisme, salle 13",
    auteur: "???",
    width: W,
    height: H,
    draw: spirits,
  },
  { id: "club-robot", titre: "Club Robot", auteur: "Club Informatique", width: W, height: H, draw: robots },
  {
    id: "cherche-batteur-avec-voiture",
    titre: "Cherche batteur avec voiture",
    auteur: "Mado Ferraille",
    width: W,
    height: H,
    draw: garage,
  },
  {
    id: "club-fusees",
    titre: "Club Fusées, troisième toiture",
    auteur: "Madame Boum",
    width: 1414,
    height: 1000,
    draw: rocket,
  },
];
