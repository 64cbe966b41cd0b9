import type { Poster } from "../../kit/poster.ts";
import { neon } from "../../kit/print.ts";
import { path, rect, svg } from "../../kit/svg.ts";
import { text } from "../../kit/type.ts";
import { wall } from "../materials.ts";
import { tube, words } from "./parts.ts";

function motel(): string {
  return svg(
    900,
    1400,
    wall(900, 1400, "nuit", 33),
    rect(620, 0, 60, 1400, "#1f1826"),
    path("M160 130H740L840 300L740 470H160Z", "#2c1a3d"),
    tube("M160 130H740L840 300L740 470H160Z", "#ffc04a"),
    words("LE MIRAGE", "righteous", 210, 236, 520, "#ff3d6e"),
    path("M220 520H560V1110H220Z", "#1d2b3d"),
    tube("M220 520H560V1110H220Z", "#3fd0e0", 9),
    ..."MOTEL".split("").map((letter, i) =>
      i === 3
        ? text(letter, {
            face: "righteous",
            size: 118,
            x: 390,
            y: 640 + i * 112,
            anchor: "middle",
            fill: "#3d3a44",
          })
        : neon(
            (c) =>
              text(letter, {
                face: "righteous",
                size: 118,
                x: 390,
                y: 640 + i * 112,
                anchor: "middle",
                fill: c,
              }),
            "#ff8a3d",
            "#fff4ea",
            16,
          ),
    ),
    path("M160 1160H640V1270H160Z", "#2c1a3d"),
    words("PAS DE QUESTIONS", "oswald", 190, 1190, 420, "#8dff9a"),
  );
}

export const poster: Poster = {
  id: "motel-le-mirage",
  titre: "Motel Le Mirage",
  auteur: "Néons Zénith",
  width: 900,
  height: 1400,
  draw: motel,
};
