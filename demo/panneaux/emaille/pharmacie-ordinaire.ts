import type { Poster } from "../../kit/poster.ts";
import { arcText } from "../../kit/prose.ts";
import { circle, path, polygon, stroke, svg } from "../../kit/svg.ts";
import { plate, wall } from "../materials.ts";

const pharmacy = (): string =>
  svg(
    1000,
    1000,
    wall(1000, 1000, "brique", 6),
    plate(
      {
        x: 110,
        y: 110,
        width: 780,
        height: 780,
        fill: "#0f5a46",
        r: 390,
        line: "#e8c05a",
        seed: "officine",
        worn: 8,
        screws: false,
      },
      path(
        polygon([
          [430, 300],
          [570, 300],
          [570, 430],
          [700, 430],
          [700, 570],
          [570, 570],
          [570, 700],
          [430, 700],
          [430, 570],
          [300, 570],
          [300, 430],
          [430, 430],
        ]),
        "#f4ecd8",
      ),
      stroke(
        "M500 330C420 380 580 420 500 470C420 520 580 560 500 610C460 636 470 660 500 680",
        "#0f5a46",
        26,
        { "stroke-linecap": "round" },
      ),
      circle(500, 322, 26, "#0f5a46"),
      arcText("PHARMACIE ORDINAIRE", {
        face: "abril-fatface",
        size: 66,
        cx: 500,
        cy: 500,
        radius: 296,
        fill: "#e8c05a",
        tracking: 0.04,
      }),
      arcText("ARRIÈRE-BOUTIQUE : FRAPPER", {
        face: "abril-fatface",
        size: 44,
        cx: 500,
        cy: 500,
        radius: 326,
        inside: true,
        fill: "#f4ecd8",
        tracking: 0.04,
      }),
    ),
  );

export const poster: Poster = {
  id: "pharmacie-ordinaire",
  titre: "Pharmacie Ordinaire",
  auteur: "Atelier Vieux-Quai",
  width: 1000,
  height: 1000,
  draw: pharmacy,
};
