import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { rays, stars } from "../../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { TAN } from "./parts.ts";

/** The human cannonball, landscape. */
function cannonball(): string {
  return svg(
    1414,
    1000,
    rect(0, 0, 1414, 1000, "#1d1633"),
    rays(330, 820, 1700, 30, "#2c2150", 0.2),
    stars(0, 0, 1414, 700, 90, "#f6e3b0", "canon"),
    path(
      polygon([
        [330, 820],
        [1100, 90],
        [1250, 330],
      ]),
      "#f2a33c",
    ),
    path(
      polygon([
        [330, 820],
        [1120, 170],
        [1200, 290],
      ]),
      "#fbe3a4",
    ),
    g(
      { transform: "rotate(-38 300 860)" },
      rect(40, 770, 470, 180, "#b3162f", { rx: 40 }),
      rect(40, 860, 470, 90, "#7a0f22", { rx: 40 }),
      rect(470, 750, 60, 220, "#e8b04a"),
      rect(180, 766, 40, 188, "#e8b04a"),
    ),
    circle(220, 930, 130, "#e8b04a"),
    circle(220, 930, 92, "#1d1633"),
    circle(220, 930, 40, "#e8b04a"),
    circle(1110, 300, 250, "#e8622c"),
    g(
      { transform: "rotate(36 1110 300)" },
      clip(
        "M780 -80H1440V560H780Z",
        bust({
          seed: "homme-canon",
          era: "1899",
          gender: "m",
          age: "adulte",
          hat: "aucun",
          hair: "court",
          beard: "guidon",
          glasses: "aviateur",
          outfit: "piste",
          mood: "rire",
          turn: -0.6,
          tilt: 0,
          mirrored: false,
          x: 820,
          y: 0,
          size: 580,
          paints: {
            ...TAN,
            hair: "#3a1d14",
            hairShade: "#1f0d0a",
            hairLight: "#7a4630",
            cloth: "#b3162f",
            clothShade: "#6f0d20",
            clothLight: "#d63a4d",
            under: "#f6e3b0",
            accent: "#e8b04a",
          },
        }),
      ),
    ),
    fitLine("L’HOMME-CANON", { face: "vast-shadow", x: 60, y: 60, width: 760, height: 110, fill: "#f6e3b0" })
      .svg,
    fitLine("Dernière représentation, comme hier", {
      face: "lobster",
      x: 64,
      y: 196,
      width: 620,
      fill: "#f2a33c",
    }).svg,
    text("CIRQUE GARGOUILLE", {
      face: "sancreek",
      size: 66,
      x: 1354,
      y: 870,
      anchor: "end",
      fill: "#f6e3b0",
    }),
    text(fr("Retombées prévues : Fort Carson City, Port-Salé, ou vous"), {
      face: "old-standard-tt",
      weight: 700,
      size: 36,
      x: 1354,
      y: 936,
      anchor: "end",
      fill: "#f6e3b0",
    }),
  );
}

export const poster: Poster = {
  id: "l-homme-canon",
  titre: "L’Homme-Canon",
  auteur: "Cirque Gargouille",
  width: 1414,
  height: 1000,
  draw: cannonball,
};
