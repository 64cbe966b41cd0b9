import type { Poster } from "../../kit/poster.ts";
import { circle, clip, g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { cast, rust, screw, wall } from "../materials.ts";

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

export const poster: Poster = {
  id: "eau-potable",
  titre: "Eau potable, goûtée par Gaston",
  auteur: "Gaston Radar",
  width: 1000,
  height: 1000,
  draw: water,
};
