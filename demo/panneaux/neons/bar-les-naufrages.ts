import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { svg } from "../../kit/svg.ts";
import { text } from "../../kit/type.ts";
import { wall } from "../materials.ts";
import { tube, words, hooks } from "./parts.ts";

function palm(): string {
  const leaf =
    "M450 420C380 330 260 330 190 400M450 420C370 380 280 430 250 510M450 420C520 330 640 330 710 400M450 420C530 380 620 430 650 510M450 420C440 330 470 250 540 220M450 420C440 340 390 270 320 240";
  return svg(
    900,
    1200,
    wall(900, 1200, "brique", 17),
    tube("M450 420C480 560 480 720 440 880", "#ffc04a", 13),
    tube(leaf, "#57e38f", 11),
    tube("M200 900C280 860 340 940 420 900S580 860 660 900S740 930 760 910", "#3fd0e0"),
    tube("M700 250a70 70 0 1 1 -1 0Z", "#ff5a3d", 9),
    words("Bar", "pacifico", 110, 90, 260, "#ff3d6e"),
    words("LES NAUFRAGÉS", "righteous", 120, 990, 660, "#ff3d6e"),
    text(fr("eau douce sur demande"), {
      face: "righteous",
      size: 34,
      x: 450,
      y: 1140,
      anchor: "middle",
      fill: "#8a7f96",
    }),
    hooks([
      [450, 560],
      [190, 400],
      [710, 400],
    ]),
  );
}

export const poster: Poster = {
  id: "bar-les-naufrages",
  titre: "Bar Les Naufragés",
  auteur: "Néons Zénith",
  width: 900,
  height: 1200,
  draw: palm,
};
