import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { rays } from "../../../kit/scene.ts";
import { circle, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

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

export const poster: Poster = {
  id: "balle-au-prisonnier",
  titre: "Balle au prisonnier : profs contre élèves",
  auteur: "???",
  width: W,
  height: H,
  draw: dodgeball,
};
