import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { star } from "../../kit/scene.ts";
import { rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { plate } from "../materials.ts";
import { bullet, desertSky } from "./parts.ts";

function city(): string {
  return svg(
    1400,
    700,
    desertSky(1400, 700),
    rect(260, 560, 44, 140, "#6d6f6c"),
    rect(1096, 560, 44, 140, "#6d6f6c"),
    plate(
      {
        x: 70,
        y: 60,
        width: 1260,
        height: 520,
        fill: "#0f5b48",
        r: 40,
        line: "#f4ecd8",
        seed: "los",
        worn: 8,
      },
      fitLine("LOS CARMINES", {
        face: "oswald",
        weight: 700,
        x: 150,
        y: 130,
        width: 1100,
        height: 180,
        fill: "#f4ecd8",
      }).svg,
      text(fr("Alt. 12 m (marée basse)"), {
        face: "oswald",
        weight: 600,
        size: 52,
        x: 150,
        y: 410,
        fill: "#f4ecd8",
      }),
      text(fr("Hab. : ça dépend des nuits"), {
        face: "oswald",
        weight: 600,
        size: 52,
        x: 150,
        y: 490,
        fill: "#f4ecd8",
      }),
      star(1150, 420, 74, "#f2b632"),
    ),
    bullet(980, 470),
  );
}

export const poster: Poster = {
  id: "entree-de-los-carmines",
  titre: "Entrée de Los Carmines",
  auteur: "Voirie de Los Carmines",
  width: 1400,
  height: 700,
  draw: city,
};
