import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { circle, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { boards } from "../materials.ts";
import { GREY, painted } from "./parts.ts";

function livery(): string {
  const wood = boards(50, 50, 1300, 400, 3, GREY, "ecurie");
  return svg(
    1400,
    500,
    rect(0, 0, 1400, 500, "#2b2119"),
    wood.svg,
    painted(
      wood.d,
      13,
      stroke("M150 330C90 180 140 110 230 110C320 110 370 180 310 330", "#33251a", 46),
      [
        [150, 300],
        [136, 220],
        [160, 150],
        [300, 150],
        [324, 220],
        [310, 300],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 8, "#8d8272"))
        .join(""),
      fitLine("ÉCURIE DES DEUX MULES", {
        face: "alfa-slab-one",
        x: 440,
        y: 82,
        width: 850,
        height: 84,
        fill: "#33251a",
      }).svg,
      text(fr("On loue, on ferre, on ne rembourse pas."), {
        face: "alfa-slab-one",
        size: 37,
        x: 440,
        y: 306,
        fill: "#33251a",
      }),
      text(fr("La troisième mule est au saloon."), {
        face: "alfa-slab-one",
        size: 37,
        x: 440,
        y: 392,
        fill: "#7a130f",
      }),
    ),
  );
}

export const poster: Poster = {
  id: "ecurie-des-deux-mules",
  titre: "Écurie des Deux Mules",
  auteur: "L’Encre du Shérif",
  width: 1400,
  height: 500,
  draw: livery,
};
