import { fr } from "../kit/french.ts";
import { neon } from "../kit/print.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText } from "../kit/prose.ts";
import { circle, path, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { wall } from "./materials.ts";

const tube = (d: string, colour: string, width = 11): string =>
  neon(
    (c) => stroke(d, c, width, { "stroke-linecap": "round", "stroke-linejoin": "round" }),
    colour,
    "#fff6f0",
    20,
  );
const words = (line: string, face: string, x: number, y: number, width: number, colour: string): string =>
  neon((c) => fitLine(line, { face, x, y, width, fill: c }).svg, colour, "#fff4ea", 18);
const off = (d: string, width = 11): string => stroke(d, "#3d3a44", width, { "stroke-linecap": "round" });
const hooks = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => rect(x - 5, y - 16, 10, 32, "#55515c") + circle(x, y - 18, 8, "#2a2730")).join("");

function open(): string {
  return svg(
    1400,
    700,
    wall(1400, 700, "brique", 41),
    stroke("M240 0V110M1160 0V110", "#2a2730", 7),
    tube(
      "M160 120H1240C1300 120 1320 150 1320 200V500C1320 560 1300 580 1240 580H160C100 580 80 560 80 500V200C80 150 100 120 160 120Z",
      "#3fd0e0",
    ),
    words("OUVERT", "monoton", 190, 200, 1020, "#ff3d6e"),
    words("même quand c’est fermé", "pacifico", 420, 470, 560, "#ffc04a"),
    hooks([
      [160, 120],
      [1240, 120],
      [700, 580],
    ]),
  );
}

function motel(): string {
  return svg(
    900,
    1400,
    wall(900, 1400, "nuit", 33),
    rect(620, 0, 60, 1400, "#1f1826"),
    path("M160 130H740L840 300L740 470H160Z", "#2c1a3d"),
    tube("M160 130H740L840 300L740 470H160Z", "#ffc04a"),
    words("LE MIRAGE", "righteous", 210, 236, 520, "#ff3d6e"),
    path("M220 520H560V1110H220Z", "#1d2b3d"),
    tube("M220 520H560V1110H220Z", "#3fd0e0", 9),
    ..."MOTEL"
      .split("")
      .map((letter, i) =>
        i === 3
          ? text(letter, {
              face: "righteous",
              size: 118,
              x: 390,
              y: 640 + i * 112,
              anchor: "middle",
              fill: "#3d3a44",
            })
          : neon(
              (c) =>
                text(letter, {
                  face: "righteous",
                  size: 118,
                  x: 390,
                  y: 640 + i * 112,
                  anchor: "middle",
                  fill: c,
                }),
              "#ff8a3d",
              "#fff4ea",
              16,
            ),
      ),
    path("M160 1160H640V1270H160Z", "#2c1a3d"),
    words("PAS DE QUESTIONS", "oswald", 190, 1190, 420, "#8dff9a"),
  );
}

function palm(): string {
  const leaf =
    "M450 420C380 330 260 330 190 400M450 420C370 380 280 430 250 510M450 420C520 330 640 330 710 400M450 420C530 380 620 430 650 510M450 420C440 330 470 250 540 220M450 420C440 340 390 270 320 240";
  return svg(
    900,
    1200,
    wall(900, 1200, "brique", 17),
    tube("M450 420C480 560 480 720 440 880", "#ffc04a", 13),
    tube(leaf, "#57e38f", 11),
    tube("M200 900C280 860 340 940 420 900S580 860 660 900S740 930 760 910", "#3fd0e0"),
    tube("M700 250a70 70 0 1 1 -1 0Z", "#ff5a3d", 9),
    words("Bar", "pacifico", 110, 90, 260, "#ff3d6e"),
    words("LES NAUFRAGÉS", "righteous", 120, 990, 660, "#ff3d6e"),
    text(fr("eau douce sur demande"), {
      face: "righteous",
      size: 34,
      x: 450,
      y: 1140,
      anchor: "middle",
      fill: "#8a7f96",
    }),
    hooks([
      [450, 560],
      [190, 400],
      [710, 400],
    ]),
  );
}

function eye(): string {
  return svg(
    1000,
    1000,
    wall(1000, 1000, "nuit", 51),
    tube("M140 480C280 270 720 270 860 480C720 690 280 690 140 480Z", "#b45cff", 13),
    tube("M500 340a140 140 0 1 1 -0.1 0Z", "#3fd0e0", 11),
    tube("M500 420L520 462L566 468L532 500L542 546L500 522L458 546L468 500L434 468L480 462Z", "#ffc04a", 8),
    tube("M200 330L130 240M340 270L300 160M500 250V130M660 270L700 160M800 330L870 240", "#ff3d6e"),
    neon(
      (c) =>
        arcText("VOYANCE", {
          face: "righteous",
          size: 130,
          cx: 500,
          cy: 320,
          radius: 560,
          inside: true,
          fill: c,
          tracking: 0.1,
        }),
      "#ff3d6e",
      "#fff4ea",
      16,
    ),
    text(fr("Entrez. Vous alliez le faire."), {
      face: "righteous",
      size: 36,
      x: 500,
      y: 956,
      anchor: "middle",
      fill: "#8a7f96",
    }),
  );
}

function closed(): string {
  return svg(
    1400,
    500,
    wall(1400, 500, "tole", 15),
    rect(90, 70, 1220, 360, "#151018", { rx: 30 }),
    rect(90, 70, 1220, 360, "none", { rx: 30, stroke: "#3a3440", "stroke-width": 10 }),
    words("FERMÉ", "monoton", 150, 150, 700, "#ff2d3d"),
    off("M920 130H1240V370H920Z"),
    tube("M980 180L1180 320M1180 180L980 320", "#ffc04a", 13),
    text(fr("pour cause de contrat"), { face: "righteous", size: 36, x: 160, y: 402, fill: "#8a7f96" }),
  );
}

/** Neon on brick and sheet metal. */
export const posters: Poster[] = [
  {
    id: "ouvert-meme-ferme",
    titre: "Ouvert, même quand c’est fermé",
    auteur: "Néons Zénith",
    width: 1400,
    height: 700,
    draw: open,
  },
  {
    id: "motel-le-mirage",
    titre: "Motel Le Mirage",
    auteur: "Néons Zénith",
    width: 900,
    height: 1400,
    draw: motel,
  },
  {
    id: "bar-les-naufrages",
    titre: "Bar Les Naufragés",
    auteur: "Néons Zénith",
    width: 900,
    height: 1200,
    draw: palm,
  },
  {
    id: "voyance",
    titre: "Voyance : vous alliez le faire",
    auteur: "Mère Fortune (elle le savait)",
    width: 1000,
    height: 1000,
    draw: eye,
  },
  {
    id: "ferme-pour-contrat",
    titre: "Fermé pour cause de contrat",
    auteur: "",
    width: 1400,
    height: 500,
    draw: closed,
  },
];
