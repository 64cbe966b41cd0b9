import type { Poster } from "../../kit/poster.ts";
import { svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

const number = (): string =>
  svg(
    900,
    900,
    wall(900, 900, "brique", 2),
    plate(
      {
        x: 90,
        y: 90,
        width: 720,
        height: 720,
        fill: "#f1e9d6",
        r: 120,
        line: "#173a6e",
        seed: "treize",
        worn: 11,
      },
      fitLine("13", { face: "ultra", x: 200, y: 220, width: 500, height: 330, fill: "#173a6e" }).svg,
      fitLine("BIS, ET ALORS ?", { face: "ultra", x: 210, y: 626, width: 480, fill: "#7f1d2b" }).svg,
    ),
  );

export const poster: Poster = {
  id: "numero-treize-bis",
  titre: "13 bis, et alors ?",
  auteur: "Mado Ferraille",
  width: 900,
  height: 900,
  draw: number,
};
