import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { neon } from "../../kit/print.ts";
import { arcText } from "../../kit/prose.ts";
import { svg } from "../../kit/svg.ts";
import { text } from "../../kit/type.ts";
import { wall } from "../materials.ts";
import { tube } from "./parts.ts";

function eye(): string {
  return svg(
    1000,
    1000,
    wall(1000, 1000, "nuit", 51),
    tube("M140 480C280 270 720 270 860 480C720 690 280 690 140 480Z", "#b45cff", 13),
    tube("M500 340a140 140 0 1 1 -0.1 0Z", "#3fd0e0", 11),
    tube("M500 420L520 462L566 468L532 500L542 546L500 522L458 546L468 500L434 468L480 462Z", "#ffc04a", 8),
    tube("M200 330L130 240M340 270L300 160M500 250V130M660 270L700 160M800 330L870 240", "#ff3d6e"),
    neon(
      (c) =>
        arcText("VOYANCE", {
          face: "righteous",
          size: 130,
          cx: 500,
          cy: 320,
          radius: 560,
          inside: true,
          fill: c,
          tracking: 0.1,
        }),
      "#ff3d6e",
      "#fff4ea",
      16,
    ),
    text(fr("Entrez. Vous alliez le faire."), {
      face: "righteous",
      size: 36,
      x: 500,
      y: 956,
      anchor: "middle",
      fill: "#8a7f96",
    }),
  );
}

export const poster: Poster = {
  id: "voyance",
  titre: "Voyance : vous alliez le faire",
  auteur: "Mère Fortune (elle le savait)",
  width: 1000,
  height: 1000,
  draw: eye,
};
