import type { Poster } from "../../kit/poster.ts";
import { stroke, svg } from "../../kit/svg.ts";
import { wall } from "../materials.ts";
import { tube, words, hooks } from "./parts.ts";

function open(): string {
  return svg(
    1400,
    700,
    wall(1400, 700, "brique", 41),
    stroke("M240 0V110M1160 0V110", "#2a2730", 7),
    tube(
      "M160 120H1240C1300 120 1320 150 1320 200V500C1320 560 1300 580 1240 580H160C100 580 80 560 80 500V200C80 150 100 120 160 120Z",
      "#3fd0e0",
    ),
    words("OUVERT", "monoton", 190, 200, 1020, "#ff3d6e"),
    words("même quand c’est fermé", "pacifico", 420, 470, 560, "#ffc04a"),
    hooks([
      [160, 120],
      [1240, 120],
      [700, 580],
    ]),
  );
}

export const poster: Poster = {
  id: "ouvert-meme-ferme",
  titre: "Ouvert, même quand c’est fermé",
  auteur: "Néons Zénith",
  width: 1400,
  height: 700,
  draw: open,
};
