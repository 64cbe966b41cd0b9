import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { neon } from "../../../kit/print.ts";
import { star } from "../../../kit/scene.ts";
import { path, polygon, radial, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

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

export const poster: Poster = {
  id: "quart-d-heure-slow",
  titre: "Quart d’heure slow",
  auteur: "Radio Préau",
  width: W,
  height: H,
  draw: slow,
};
