import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { box, cast, rust } from "../materials.ts";
import { desertSky } from "./parts.ts";

function diner(): string {
  return svg(
    1400,
    700,
    desertSky(1400, 700),
    rect(330, 560, 60, 140, "#5b3220"),
    rect(1010, 560, 60, 140, "#5b3220"),
    cast(box(60, 60, 1280, 520, 60)),
    path(box(60, 60, 1280, 520, 60), "#f3dfb4"),
    clip(
      box(60, 60, 1280, 520, 60),
      path(
        polygon([
          [60, 420],
          [1340, 280],
          [1340, 580],
          [60, 580],
        ]),
        "#b3162f",
      ),
      path(
        polygon([
          [60, 400],
          [1340, 260],
          [1340, 284],
          [60, 424],
        ]),
        "#2b7f80",
      ),
      fitLine("Chez Bonbeurre", { face: "pacifico", x: 120, y: 100, width: 760, fill: "#b3162f" }).svg,
      text(fr("À 2 milles : tarte."), { face: "alfa-slab-one", size: 60, x: 130, y: 500, fill: "#f3dfb4" }),
      text(fr("À 3 milles : regrets."), { face: "alfa-slab-one", size: 36, x: 130, y: 556, fill: "#f2b632" }),
      g(
        { transform: "translate(1090 300)" },
        path("M-170 40H170L120 150H-120Z", "#d9a25a"),
        path(
          "M-190 40C-190 -60 190 -60 190 40C150 64 120 30 80 50C40 70 0 30 -40 50C-80 70 -120 30 -190 40Z",
          "#e9bd6a",
        ),
        circle(-70, -4, 16, "#b3162f"),
        circle(20, -20, 16, "#b3162f"),
        circle(100, 2, 16, "#b3162f"),
        stroke(
          "M-60 -60C-84 -100 -36 -120 -60 -160M20 -70C-4 -110 44 -130 20 -170M90 -60C66 -100 114 -120 90 -160",
          "#b9986a",
          12,
          { "stroke-linecap": "round" },
        ),
      ),
      rust(60, 60, 1280, 520, "diner", 9),
    ),
    stroke(box(60, 60, 1280, 520, 60), "#5b3220", 10),
  );
}

export const poster: Poster = {
  id: "chez-bonbeurre",
  titre: "Chez Bonbeurre, tarte à 2 milles",
  auteur: "Chef Bonbeurre",
  width: 1400,
  height: 700,
  draw: diner,
};
