import type { Poster } from "../../kit/poster.ts";
import { g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { wall } from "../materials.ts";
import { bullet, sheet } from "./parts.ts";

const diamond = (): string =>
  svg(
    1000,
    1000,
    wall(1000, 1000, "nuit", 21),
    rect(476, 600, 48, 400, "#5a5c5a"),
    g(
      {},
      sheet(
        polygon([
          [500, 40],
          [940, 480],
          [500, 920],
          [60, 480],
        ]),
        "#f2b632",
        "#1a1613",
        "alien",
        [120, 100, 760, 760],
        g(
          { transform: "translate(500 345)" },
          path("M-180 40C-180 10 180 10 180 40C180 80 -180 80 -180 40Z", "#1a1613"),
          path("M-96 26C-96 -110 96 -110 96 26C60 44 -60 44 -96 26Z", "#1a1613"),
          path("M-60 80L-150 250H150L60 80Z", "#1a1613", { opacity: 0.28 }),
          g(
            { transform: "translate(0 190) scale(0.62)" },
            path(
              "M-120 -30C-80 -70 60 -70 100 -40C140 -30 150 -90 180 -90C190 -60 180 -30 150 -10L120 10V100H92V20H-70V100H-98V10C-118 0 -124 -10 -120 -30Z",
              "#1a1613",
            ),
          ),
        ),
        fitLine("VACHES VOLANTES", {
          face: "oswald",
          weight: 700,
          x: 335,
          y: 640,
          width: 330,
          fill: "#1a1613",
        }).svg,
      ),
    ),
    bullet(640, 330),
  );

export const poster: Poster = {
  id: "vaches-volantes",
  titre: "Attention, vaches volantes",
  auteur: "Comté de Fort Carson",
  width: 1000,
  height: 1000,
  draw: diamond,
};
