import { bust } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { blur, neon } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { random } from "../../kit/random.ts";
import { rays, stars, star } from "../../kit/scene.ts";
import { circle, clip, g, linear, path, polygon, radial, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A mirror ball of tiles lit from the left. */
function mirrorBall(cx: number, cy: number, r: number, tints: readonly string[], seed: string): string {
  const dice = random(seed);
  let tiles = "";
  for (let row = -9; row < 9; row++) {
    const [a, b] = [(row / 9) * 1.5, ((row + 1) / 9) * 1.5];
    for (let col = -10; col < 10; col++) {
      const point = (u: number, v: number): [number, number] => [
        cx + r * Math.sin(u) * Math.cos(v),
        cy + r * Math.sin(v),
      ];
      const [u, w] = [(col / 10) * 1.57, ((col + 1) / 10) * 1.57];
      const light = Math.max(
        0,
        Math.min(0.999, 0.52 - Math.sin(u) * 0.42 - Math.sin(a) * 0.25 + dice.between(-0.28, 0.28)),
      );
      tiles += path(
        polygon([
          point(u + 0.012, a + 0.012),
          point(w - 0.012, a + 0.012),
          point(w - 0.012, b - 0.012),
          point(u + 0.012, b - 0.012),
        ]),
        tints[Math.floor(light * tints.length)] ?? "#fff",
      );
    }
  }
  return circle(cx, cy, r, tints[0] ?? "#000") + tiles;
}

function disco(): string {
  const glow = blur(34);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#2a0f45"),
    rays(500, 420, 1500, 26, "#4a1a6b", 0.3),
    glow.defs,
    g({ filter: glow.url }, circle(500, 420, 330, "#e84a9b", { opacity: 0.55 })),
    rect(496, 0, 8, 130, "#f6d7a0"),
    mirrorBall(500, 420, 300, ["#3b1457", "#6b2480", "#b03592", "#f0679c", "#ffb37a", "#fff0c4"], "boule"),
    [
      [140, 210, 46],
      [870, 300, 60],
      [210, 700, 34],
      [800, 690, 40],
      [640, 90, 28],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          "#fff0c4",
        ),
      )
      .join(""),
    fitLine("LE BAL", { face: "monoton", x: 60, y: 800, width: 880, fill: "#ffcf7a" }).svg,
    fitLine("de la Braise", {
      face: "pacifico",
      x: 110,
      y: 1010,
      width: 780,
      maxHeight: 170,
      anchor: "middle",
      fill: "#ff7ab0",
    }).svg,
    text(fr("Gymnase du lycée, samedi 15 avril, 20 h"), {
      face: "righteous",
      size: 40,
      x: 500,
      y: 1262,
      anchor: "middle",
      fill: "#fff0c4",
    }),
    text(fr("Le coach danse à 22 h, prévoyez de partir à 21 h 55."), {
      face: "righteous",
      size: 29,
      x: 500,
      y: 1322,
      anchor: "middle",
      fill: "#e5a9d6",
    }),
  );
}

function moonlight(): string {
  const sky = linear([
    [0, "#0c2340"],
    [0.6, "#1f5a78"],
    [1, "#f2a65a"],
  ]);
  const one = bust({
    seed: "bal-cavalier",
    era: "lycee",
    gender: "m",
    age: "jeune",
    hat: "aucun",
    hair: "banane",
    glasses: "aucunes",
    beard: "aucune",
    outfit: "costume",
    mood: "sourire",
    turn: -1,
    tilt: 3,
    mirrored: true,
    x: 40,
    y: 640,
    size: 560,
  });
  const two = bust({
    seed: "bal-cavaliere",
    era: "lycee",
    gender: "f",
    age: "jeune",
    hat: "aucun",
    hair: "afro",
    glasses: "aucunes",
    outfit: "robe",
    mood: "rire",
    turn: -1,
    tilt: -3,
    mirrored: false,
    x: 430,
    y: 660,
    size: 540,
  });
  return svg(
    W,
    H,
    sky.defs + rect(0, 0, W, H, sky.fill),
    stars(0, 0, W, 700, 130, "#fdeac2", "bal-ciel"),
    circle(500, 720, 330, "#fbe2a6"),
    fitLine("Un soir", { face: "shrikhand", x: 70, y: 70, width: 640, fill: "#fdeac2" }).svg,
    fitLine("sous les néons du gymnase", { face: "poiret-one", x: 76, y: 270, width: 850, fill: "#fdeac2" })
      .svg,
    two,
    one,
    rect(0, 1188, W, 226, "#0c2340"),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .map((i) => circle(i * 84, 1188 + Math.sin(i * 1.4) * 10, 11, i % 2 ? "#f2a65a" : "#fdeac2"))
      .join(""),
    text("BAL DE FIN D’ANNÉE", {
      face: "poiret-one",
      size: 66,
      tracking: 0.06,
      x: 500,
      y: 1284,
      anchor: "middle",
      fill: "#f2a65a",
    }),
    text(fr("Lycée Sainte-Braise — tenue correcte, chaussures négociables"), {
      face: "barlow",
      size: 30,
      x: 500,
      y: 1344,
      anchor: "middle",
      fill: "#fdeac2",
    }),
  );
}

function crown(): string {
  const gold = linear([
    [0, "#fff0b8"],
    [0.5, "#e3a83a"],
    [1, "#a8691c"],
  ]);
  const face = (seed: string, gender: "f" | "m", x: number, mirrored: boolean): string =>
    bust({
      seed,
      era: "lycee",
      gender,
      age: "jeune",
      hat: "couronne",
      hair: gender === "f" ? "long" : "court",
      outfit: gender === "f" ? "robe" : "costume",
      glasses: "aucunes",
      beard: "aucune",
      mood: "malice",
      turn: -0.9,
      mirrored,
      x,
      y: 480,
      size: 560,
      palette: ["#3b0a1e", "#b3162f", "#f09a7a", "#ffe9d2"],
    });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f6c9b8"),
    rays(500, 760, 1400, 22, "#f0b09c", 0.2),
    circle(500, 830, 390, "#b3162f"),
    clip("M0 0H1000V1040H0Z", face("reine", "f", -30, false), face("roi", "m", 470, true)),
    rect(0, 1040, W, 374, "#3b0a1e"),
    gold.defs,
    block(["ÉLISEZ LE ROI", "ET LA REINE"], {
      face: "limelight",
      x: 60,
      y: 70,
      width: 880,
      gap: 22,
      fill: "#3b0a1e",
    }).svg,
    fitLine("Un bulletin par tête, une couronne pour deux.", {
      face: "lobster",
      x: 70,
      y: 1100,
      width: 860,
      fill: "#ffe9d2",
    }).svg,
    fitLine("LES DÉTRÔNÉS RANGENT LES CHAISES", {
      face: "limelight",
      x: 70,
      y: 1204,
      width: 860,
      fill: "#f2b84b",
    }).svg,
    text(fr("Urne devant la vie scolaire, du lundi au vol de l’urne"), {
      face: "righteous",
      size: 31,
      x: 500,
      y: 1342,
      anchor: "middle",
      fill: "#f09a7a",
    }),
  );
}

function slow(): string {
  const tube = (d: string, colour: string): string =>
    neon(
      (c) => stroke(d, c, 10, { "stroke-linecap": "round", "stroke-linejoin": "round" }),
      colour,
      "#fff3ee",
      18,
    );
  const floor = radial(
    [
      [0, "#4a1030"],
      [1, "#12060f"],
    ],
    0.5,
    0.4,
    0.7,
  );
  return svg(
    W,
    H,
    floor.defs + rect(0, 0, W, H, floor.fill),
    Array.from({ length: 9 }, (_, i) =>
      Array.from({ length: 10 }, (_, j) =>
        (i + j) % 2
          ? ""
          : path(
              polygon([
                [500 + (j - 5) * (60 + i * 26), 1010 + i * i * 5.4],
                [500 + (j - 4) * (60 + i * 26), 1010 + i * i * 5.4],
                [500 + (j - 4) * (86 + i * 26), 1010 + (i + 1) * (i + 1) * 5.4],
                [500 + (j - 5) * (86 + i * 26), 1010 + (i + 1) * (i + 1) * 5.4],
              ]),
              "#7a1742",
            ),
      ).join(""),
    ).join(""),
    tube(
      "M500 930C300 760 170 610 220 430C260 300 430 290 500 430C570 290 740 300 780 430C830 610 700 760 500 930Z",
      "#ff2d6b",
    ),
    neon(
      (c) => fitLine("Quart d’heure", { face: "pacifico", x: 90, y: 90, width: 820, fill: c }).svg,
      "#4fd8e8",
      "#f0feff",
      14,
    ),
    neon(
      (c) => fitLine("SLOW", { face: "monoton", x: 275, y: 500, width: 450, fill: c }).svg,
      "#ffd166",
      "#fffbe8",
      10,
    ),
    rect(0, 1216, W, 198, "#12060f", { opacity: 0.86 }),
    text(fr("Tous les vendredis, cour couverte, de minuit à minuit quinze"), {
      face: "righteous",
      size: 33,
      x: 500,
      y: 1270,
      anchor: "middle",
      fill: "#ffd6c4",
    }),
    text(fr("Lycée Sainte-Braise. La CPE chronomètre."), {
      face: "righteous",
      size: 33,
      x: 500,
      y: 1322,
      anchor: "middle",
      fill: "#ff8fb0",
    }),
    star(500, 1366, 14, "#ff2d6b"),
  );
}

/** The balls of the lycée: disco, moonlight, coronation, slow dance. */
export const ballPosters: Poster[] = [
  {
    id: "le-bal-de-la-braise",
    titre: "Le Bal de la Braise",
    auteur: "Club Déco",
    width: W,
    height: H,
    draw: disco,
  },
  {
    id: "un-soir-sous-les-neons",
    titre: "Un soir sous les néons du gymnase",
    auteur: "Zélie Marchand",
    width: W,
    height: H,
    draw: moonlight,
  },
  {
    id: "elisez-le-roi-et-la-reine",
    titre: "Élisez le roi et la reine",
    auteur: "Vie scolaire",
    width: W,
    height: H,
    draw: crown,
  },
  {
    id: "quart-d-heure-slow",
    titre: "Quart d’heure slow",
    auteur: "Radio Préau",
    width: W,
    height: H,
    draw: slow,
  },
];
