import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText } from "../../kit/prose.ts";
import { star } from "../../kit/scene.ts";
import { circle, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

const street = (): string =>
  svg(
    1400,
    500,
    wall(1400, 500, "platre", 4),
    plate(
      {
        x: 40,
        y: 40,
        width: 1320,
        height: 420,
        fill: "#173a6e",
        r: 36,
        line: "#f4ecd8",
        seed: "zenith",
        worn: 12,
      },
      fitLine("Boulevard", { face: "abril-fatface", x: 130, y: 92, width: 400, fill: "#f4ecd8" }).svg,
      fitLine("ZÉNITH", { face: "abril-fatface", x: 130, y: 196, width: 860, height: 180, fill: "#f4ecd8" })
        .svg,
      text(fr("Promesse électorale (1961–…)"), {
        face: "old-standard-tt",
        weight: 700,
        size: 34,
        x: 560,
        y: 142,
        fill: "#f4ecd8",
      }),
      circle(1170, 250, 130, "#7f1d2b"),
      arcText("LOS CARMINES", {
        face: "oswald",
        weight: 600,
        size: 36,
        cx: 1170,
        cy: 250,
        radius: 88,
        fill: "#f4ecd8",
        tracking: 0.1,
      }),
      star(1170, 262, 54, "#f4ecd8"),
    ),
  );

export const poster: Poster = {
  id: "plaque-boulevard-zenith",
  titre: "Plaque du boulevard Zénith",
  auteur: "Voirie de Los Carmines",
  width: 1400,
  height: 500,
  draw: street,
};
