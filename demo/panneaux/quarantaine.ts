import { fr } from "../kit/french.ts";
import type { Poster } from "../kit/poster.ts";
import { paragraph } from "../kit/prose.ts";
import { clouds } from "../kit/print.ts";
import { splatter } from "../kit/wear.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { boards, cast, plate, rust, screw, wall } from "./materials.ts";

/** Slanted black and yellow bands in a box. */
const hazard = (x: number, y: number, width: number, height: number, a = "#f0b92a", b = "#17140f"): string =>
  clip(
    `M${x} ${y}h${width}v${height}h${-width}Z`,
    rect(x, y, width, height, a),
    Array.from({ length: Math.ceil(width / 80) + 3 }, (_, i) =>
      path(
        `M${x + i * 80 - 80} ${y + height}L${x + i * 80 - 80 + height} ${y}h40L${x + i * 80 - 40} ${y + height}Z`,
        b,
      ),
    ).join(""),
  );

function biohazard(cx: number, cy: number, k: number, fill: string, ground: string): string {
  const arm = [0, 120, 240]
    .map((a) =>
      g(
        { transform: `rotate(${a})` },
        circle(0, -92, 104, fill),
        circle(0, -116, 82, ground),
        path("M-26 -230H26L14 -150H-14Z", ground),
      ),
    )
    .join("");
  return g(
    { transform: `translate(${cx} ${cy}) scale(${k})` },
    arm,
    circle(0, 0, 42, ground),
    circle(0, 0, 88, "none", { stroke: fill, "stroke-width": 24 }),
    circle(0, 0, 30, ground),
  );
}

function zone(): string {
  return svg(
    1000,
    1300,
    wall(1000, 1300, "tole", 61),
    plate(
      {
        x: 70,
        y: 60,
        width: 860,
        height: 1180,
        fill: "#f0b92a",
        r: 12,
        line: "#17140f",
        seed: "zone-b",
        worn: 16,
      },
      hazard(88, 78, 824, 110),
      biohazard(500, 480, 1.15, "#17140f", "#f0b92a"),
      fitLine("ZONE B", { face: "black-ops-one", x: 150, y: 760, width: 700, height: 190, fill: "#17140f" })
        .svg,
      paragraph(fr("Au-delà de cette plaque, plus personne ne vous doit d’explication."), {
        face: "oswald",
        weight: 600,
        size: 46,
        x: 150,
        y: 1036,
        width: 700,
        leading: 1.2,
        fill: "#17140f",
      }).svg,
      hazard(88, 1122, 824, 100),
    ),
  );
}

function checkpoint(): string {
  return svg(
    1400,
    700,
    wall(1400, 700, "nuit", 62),
    rect(180, 520, 60, 180, "#4a4b48"),
    rect(1160, 520, 60, 180, "#4a4b48"),
    plate(
      { x: 60, y: 60, width: 1280, height: 500, fill: "#e9e6da", r: 10, seed: "checkpoint", worn: 12 },
      rect(60, 60, 1280, 170, "#b3162f"),
      fitLine("POINT DE CONTRÔLE EST", {
        face: "black-ops-one",
        x: 130,
        y: 96,
        width: 1140,
        height: 98,
        fill: "#e9e6da",
      }).svg,
      ...["Moteur coupé", "Manches relevées", "Aucune plaisanterie sur les dents"].map(
        (line, i) =>
          circle(160, 300 + i * 78, 30, "#17140f") +
          text(`${i + 1}`, {
            face: "black-ops-one",
            size: 38,
            x: 160,
            y: 314 + i * 78,
            anchor: "middle",
            fill: "#e9e6da",
          }) +
          text(fr(line), { face: "oswald", weight: 600, size: 50, x: 216, y: 318 + i * 78, fill: "#17140f" }),
      ),
      hazard(1010, 260, 300, 270),
      g(
        { transform: "rotate(-7 1160 400)" },
        rect(1030, 340, 260, 110, "#e9e6da"),
        fitLine("SINON : TIR", { face: "black-ops-one", x: 1050, y: 372, width: 220, fill: "#b3162f" }).svg,
      ),
    ),
    splatter(880, 480, 120, "#4a0e14", "check", 18),
  );
}

function plywood(): string {
  const wood = boards(40, 40, 1120, 820, 1, ["#c99a5c", "#bd8c4e", "#8c6230"], "contreplaque");
  const spray = (d: string, colour: string): string =>
    stroke(d, colour, 34, { "stroke-linecap": "round", "stroke-linejoin": "round", opacity: 0.92 });
  return svg(
    1200,
    900,
    wall(1200, 900, "brique", 64),
    wood.svg,
    clip(
      wood.d,
      clouds(1200, 900, "#5d3a18", 0.3, 0.01, 5),
      fitLine("VIVANTS", {
        face: "rubik-wet-paint",
        x: 110,
        y: 110,
        width: 980,
        height: 250,
        fill: "#b3162f",
      }).svg,
      fitLine("DEDANS", { face: "rubik-wet-paint", x: 110, y: 400, width: 760, height: 210, fill: "#b3162f" })
        .svg,
      spray("M930 480L1090 480M1030 420L1096 480L1030 544", "#16120f"),
      text(fr("(on a un chien et une guitare)"), {
        face: "permanent-marker",
        size: 54,
        x: 120,
        y: 740,
        fill: "#16120f",
      }),
      text("4    3    5 ?", { face: "permanent-marker", size: 60, x: 720, y: 826, fill: "#16120f" }),
      stroke("M712 808L760 786", "#b3162f", 11),
    ),
  );
}

function water(): string {
  return svg(
    1000,
    1000,
    wall(1000, 1000, "tole", 66),
    cast("M500 60A440 440 0 1 1 499.9 60Z"),
    circle(500, 500, 440, "#20507d"),
    clip(
      "M500 60A440 440 0 1 1 499.9 60Z",
      circle(500, 500, 404, "none", { stroke: "#f1ead6", "stroke-width": 16 }),
      path("M500 180C600 330 660 410 660 500A160 160 0 0 1 340 500C340 410 400 330 500 180Z", "#f1ead6"),
      path(
        polygon([
          [430, 480],
          [470, 440],
          [500, 470],
          [530, 440],
          [570, 480],
          [540, 510],
          [570, 540],
          [530, 580],
          [500, 550],
          [470, 580],
          [430, 540],
          [460, 510],
        ]),
        "#20507d",
      ),
      fitLine("EAU POTABLE", { face: "black-ops-one", x: 240, y: 700, width: 520, fill: "#f1ead6" }).svg,
      fitLine("goûtée par Gaston", { face: "permanent-marker", x: 310, y: 786, width: 380, fill: "#f0b92a" })
        .svg,
      rust(120, 80, 760, 850, "eau", 10),
    ),
    screw(500, 92),
    screw(500, 908),
    g(
      { transform: "rotate(-5 770 930)" },
      rect(600, 876, 370, 100, "#e9dfb4"),
      fitLine("Gaston va mieux.", { face: "permanent-marker", x: 626, y: 904, width: 318, fill: "#17140f" })
        .svg,
    ),
  );
}

/** The quarantine. */
export const posters: Poster[] = [
  { id: "zone-b", titre: "Zone B", auteur: "Section Quarantaine", width: 1000, height: 1300, draw: zone },
  {
    id: "point-de-controle-est",
    titre: "Point de contrôle Est",
    auteur: "Section Quarantaine",
    width: 1400,
    height: 700,
    draw: checkpoint,
  },
  { id: "vivants-dedans", titre: "Vivants dedans", auteur: "???", width: 1200, height: 900, draw: plywood },
  {
    id: "eau-potable",
    titre: "Eau potable, goûtée par Gaston",
    auteur: "Gaston Radar",
    width: 1000,
    height: 1000,
    draw: water,
  },
];
