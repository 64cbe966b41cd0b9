import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { paper } from "../../../kit/print.ts";
import { arcText } from "../../../kit/prose.ts";
import { rays } from "../../../kit/scene.ts";
import { circle, clip, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { TAN } from "./parts.ts";

const [W, H] = [1000, 1414];

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
        mirrored: false,
        turn: 0,
        tilt: 0,
        build: 1.16,
        x: 100,
        y: 330,
        size: 800,
        paints: { ...TAN, under: "#b3261e", underShade: "#7c1414" },
      }),
      stroke("M236 1060L112 810L238 372", TAN.skin, 108, {
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
      stroke("M764 1060L888 810L762 372", TAN.skinShade, 108, {
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
      size: 80,
      cx: 500,
      cy: 862,
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

export const poster: Poster = {
  id: "gros-ferdinand",
  titre: "Gros Ferdinand soulève tout",
  auteur: "Cirque Gargouille",
  width: W,
  height: H,
  draw: strongman,
};
