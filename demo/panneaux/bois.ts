import { fr } from "../kit/french.ts";
import { worn } from "../kit/print.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText } from "../kit/prose.ts";
import { star } from "../kit/scene.ts";
import { circle, clip, g, path, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { boards, cast, wall } from "./materials.ts";

type Tone = readonly [string, string, string];
const PINE: Tone = ["#a8713c", "#976231", "#5f3a1a"];
const GREY: Tone = ["#8d8272", "#7d7263", "#4c4439"];
const OAK: Tone = ["#5f3a20", "#523119", "#2d190c"];

/** Paint that has suffered on wood. */
function painted(d: string, seed: number, ...children: string[]): string {
  const wear = worn(0.005, 9, seed);
  return clip(d, wear.defs, g({ filter: wear.url }, ...children));
}

/** A pair of chains from the top of the picture. */
const chains = (xs: readonly number[], to: number): string =>
  xs
    .map((x) =>
      Array.from(
        { length: Math.ceil(to / 34) },
        (_, i) =>
          `<ellipse cx="${x}" cy="${i * 34}" rx="${i % 2 ? 5 : 12}" ry="22" fill="none" stroke="#2a2622" stroke-width="7"/>`,
      ).join(""),
    )
    .join("");

function saloon(): string {
  const wood = boards(40, 40, 1320, 620, 5, OAK, "saloon");
  return svg(
    1400,
    700,
    rect(0, 0, 1400, 700, "#211710"),
    wood.svg,
    painted(
      wood.d,
      3,
      stroke("M110 104H1290V596H110Z", "#d9a648", 12),
      stroke("M134 128H1266V572H134Z", "#d9a648", 4),
      fitLine("SALOON", { face: "sancreek", x: 210, y: 170, width: 980, height: 250, fill: "#e9bd5c" }).svg,
      fitLine("DU DERNIER COUP", { face: "rye", x: 320, y: 456, width: 760, fill: "#f3e3bd" }).svg,
      star(170, 350, 40, "#b3261e"),
      star(1230, 350, 40, "#b3261e"),
    ),
  );
}

function undertaker(): string {
  const d = "M320 60H680L800 360L690 1140H310L200 360Z";
  const wood = boards(180, 40, 640, 1120, 5, GREY, "pompes");
  return svg(
    1000,
    1200,
    wall(1000, 1200, "platre", 12),
    cast(d),
    clip(d, wood.svg),
    stroke(d, "#2a241d", 22, { "stroke-linejoin": "round" }),
    painted(
      d,
      8,
      path("M476 110H524V170H584V214H524V330H476V214H416V170H476Z", "#16120f"),
      fitLine("CROQUE-MORT", { face: "smokum", x: 240, y: 390, width: 520, height: 130, fill: "#16120f" })
        .svg,
      fitLine("Lucius & Fils", { face: "rye", x: 280, y: 560, width: 440, fill: "#16120f" }).svg,
      fitLine("MESURES PRISES", { face: "smokum", x: 300, y: 690, width: 400, height: 86, fill: "#8a1712" })
        .svg,
      fitLine("SUR PIED", { face: "smokum", x: 330, y: 806, width: 340, height: 110, fill: "#8a1712" }).svg,
      text(fr("On passe chez vous."), {
        face: "rye",
        size: 33,
        x: 500,
        y: 1010,
        anchor: "middle",
        fill: "#16120f",
      }),
    ),
  );
}

function arrows(): string {
  const plank = (y: number, way: 1 | -1, words: string, far: string, tone: Tone, seed: string): string => {
    const d =
      way === 1
        ? `M140 ${y}H800L900 ${y + 85}L800 ${y + 170}H140Z`
        : `M860 ${y}H200L100 ${y + 85}L200 ${y + 170}H860Z`;
    const wood = boards(90, y - 4, 820, 178, 2, tone, seed);
    const x = way === 1 ? 180 : 220;
    return g(
      { transform: `rotate(${way * (seed.length % 3) - 1} 500 ${y})` },
      cast(d),
      clip(d, wood.svg),
      painted(
        d,
        y,
        fitLine(words, { face: "rye", x, y: y + 34, width: 430, maxHeight: 66, fill: "#f3e3bd" }).svg,
        text(fr(far), { face: "rye", size: 36, x, y: y + 142, fill: "#e9bd5c" }),
      ),
      stroke(d, "#2d190c", 6),
    );
  };
  return svg(
    1000,
    1300,
    rect(0, 0, 1000, 1300, "#d89a52"),
    rect(0, 1060, 1000, 240, "#a8612c"),
    path("M0 1060C200 1010 420 1080 640 1040C800 1010 900 1040 1000 1020V1120H0Z", "#c07c3c"),
    circle(780, 260, 170, "#f0bd6a"),
    rect(452, 60, 96, 1200, "#4a2d18"),
    rect(452, 60, 26, 1200, "#5f3a20"),
    plank(120, 1, "FORT CARSON", "3 milles, dont 2 mauvais", OAK, "a"),
    plank(350, -1, "LA MINE", "n’y allez pas", GREY, "bb"),
    plank(580, 1, "L’EAU", "déjà passée", PINE, "ccc"),
    plank(810, -1, "LE PENDU", "demandez-lui la route", OAK, "dddd"),
  );
}

function sheriffBoard(): string {
  const wood = boards(60, 150, 1280, 500, 4, PINE, "sherif");
  return svg(
    1400,
    700,
    wall(1400, 700, "platre", 2),
    chains([260, 1140], 190),
    wood.svg,
    painted(
      wood.d,
      5,
      star(270, 400, 190, "#2a1a10", 5),
      star(270, 400, 160, "#d9a648", 5),
      circle(270, 400, 54, "#2a1a10"),
      fitLine("SHÉRIF", { face: "vast-shadow", x: 490, y: 220, width: 790, height: 190, fill: "#2a1a10" })
        .svg,
      fitLine("ABSENT · TIREZ DEUX FOIS", { face: "rye", x: 490, y: 470, width: 790, fill: "#8a1712" }).svg,
      text(fr("(en l’air, merci)"), {
        face: "rye",
        size: 38,
        x: 1280,
        y: 602,
        anchor: "end",
        fill: "#2a1a10",
      }),
    ),
  );
}

function tavern(): string {
  const d =
    "M150 240C150 190 190 160 240 160H760C810 160 850 190 850 240V860C850 1020 660 1120 500 1160C340 1120 150 1020 150 860Z";
  return svg(
    1000,
    1200,
    wall(1000, 1200, "nuit", 4),
    rect(60, 70, 880, 26, "#1f1b1a"),
    stroke("M90 96C140 96 150 150 190 150M910 96C860 96 850 150 810 150", "#1f1b1a", 14),
    chains([280, 720], 170),
    cast(d),
    path(d, "#3d1420"),
    clip(
      d,
      path("M150 160H850V700H150Z", "#4f1a2a"),
      circle(500, 560, 250, "#e9bd5c"),
      circle(590, 500, 220, "#4f1a2a"),
      path(
        "M430 830C430 700 470 640 470 560L440 480L500 520L560 470L540 560C560 640 600 700 590 830Z",
        "#16101a",
      ),
      circle(486, 566, 8, "#e9bd5c"),
      circle(522, 562, 8, "#e9bd5c"),
      path("M590 830C680 830 690 720 640 690C670 730 640 780 580 780Z", "#16101a"),
    ),
    stroke(d, "#d9a648", 22),
    arcText("AU CHAT DE MINUIT", {
      face: "pirata-one",
      size: 104,
      cx: 500,
      cy: 690,
      radius: 430,
      fill: "#f3e3bd",
    }),
    fitLine("Couche-tard & lève-coude", { face: "pirata-one", x: 270, y: 910, width: 460, fill: "#f3e3bd" })
      .svg,
    text("1899", { face: "pirata-one", size: 76, x: 500, y: 1070, anchor: "middle", fill: "#d9a648" }),
  );
}

function livery(): string {
  const wood = boards(50, 50, 1300, 400, 3, GREY, "ecurie");
  return svg(
    1400,
    500,
    rect(0, 0, 1400, 500, "#2b2119"),
    wood.svg,
    painted(
      wood.d,
      13,
      stroke("M150 330C90 180 140 110 230 110C320 110 370 180 310 330", "#33251a", 46),
      [
        [150, 300],
        [136, 220],
        [160, 150],
        [300, 150],
        [324, 220],
        [310, 300],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 8, "#8d8272"))
        .join(""),
      fitLine("ÉCURIE DES DEUX MULES", {
        face: "alfa-slab-one",
        x: 440,
        y: 82,
        width: 850,
        height: 84,
        fill: "#33251a",
      }).svg,
      text(fr("On loue, on ferre, on ne rembourse pas."), {
        face: "alfa-slab-one",
        size: 37,
        x: 440,
        y: 306,
        fill: "#33251a",
      }),
      text(fr("La troisième mule est au saloon."), {
        face: "alfa-slab-one",
        size: 37,
        x: 440,
        y: 392,
        fill: "#7a130f",
      }),
    ),
  );
}

function welcome(): string {
  const wood = boards(60, 90, 1280, 520, 4, OAK, "bienvenue");
  return svg(
    1400,
    700,
    rect(0, 0, 1400, 700, "#c9793a"),
    path("M0 520C300 470 700 560 1400 500V700H0Z", "#8f4a22"),
    rect(250, 40, 70, 660, "#3a2212"),
    rect(1080, 40, 70, 660, "#3a2212"),
    wood.svg,
    painted(
      wood.d,
      17,
      fitLine("Bienvenue à", { face: "rye", x: 130, y: 136, width: 460, fill: "#f3e3bd" }).svg,
      fitLine("FORT CARSON CITY", {
        face: "smokum",
        x: 130,
        y: 250,
        width: 1140,
        height: 170,
        fill: "#e9bd5c",
      }).svg,
      text(fr("Habitants :"), { face: "rye", size: 50, x: 130, y: 540, fill: "#f3e3bd" }),
      ...["214", "213", "209"].map(
        (n, i) =>
          text(n, { face: "permanent-marker", size: 60, x: 510 + i * 170, y: 544, fill: "#f3e3bd" }) +
          stroke(`M${500 + i * 170} 530L${630 + i * 170} 508`, "#b3261e", 11),
      ),
      text("208", { face: "permanent-marker", size: 84, x: 1040, y: 550, fill: "#e9bd5c" }),
    ),
  );
}

/** Boards of the frontier. */
export const posters: Poster[] = [
  {
    id: "saloon-du-dernier-coup",
    titre: "Saloon du Dernier Coup",
    auteur: "L’Encre du Shérif",
    width: 1400,
    height: 700,
    draw: saloon,
  },
  {
    id: "croque-mort-sur-pied",
    titre: "Croque-mort, mesures prises sur pied",
    auteur: "Lucius & Fils",
    width: 1000,
    height: 1200,
    draw: undertaker,
  },
  {
    id: "quatre-directions",
    titre: "Quatre mauvaises directions",
    auteur: "L’Encre du Shérif",
    width: 1000,
    height: 1300,
    draw: arrows,
  },
  {
    id: "sherif-absent",
    titre: "Shérif absent, tirez deux fois",
    auteur: "Bureau du shérif Bouvier",
    width: 1400,
    height: 700,
    draw: sheriffBoard,
  },
  {
    id: "au-chat-de-minuit",
    titre: "Au Chat de minuit",
    auteur: "???",
    width: 1000,
    height: 1200,
    draw: tavern,
  },
  {
    id: "ecurie-des-deux-mules",
    titre: "Écurie des Deux Mules",
    auteur: "L’Encre du Shérif",
    width: 1400,
    height: 500,
    draw: livery,
  },
  {
    id: "bienvenue-fort-carson",
    titre: "Bienvenue à Fort Carson City",
    auteur: "",
    width: 1400,
    height: 700,
    draw: welcome,
  },
];
