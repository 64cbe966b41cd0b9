import type { Poster } from "../../../kit/poster.ts";
import { rays } from "../../../kit/scene.ts";
import { circle, clip, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { fighter } from "./parts.ts";

const [W, H] = [1000, 1414];

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

export const poster: Poster = {
  id: "judith-cyclone",
  titre: "Judith « Cyclone »",
  auteur: "Salle des Docks",
  width: W,
  height: H,
  draw: champion,
};
