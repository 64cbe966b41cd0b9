import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { rays, stars } from "../../../kit/scene.ts";
import { circle, clip, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

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

export const poster: Poster = {
  id: "mere-fortune",
  titre: "Mère Fortune voit tout",
  auteur: "Mère Fortune (elle le savait)",
  width: W,
  height: H,
  draw: fortune,
};
