import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { star } from "../../kit/scene.ts";
import { circle, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { boards, wall } from "../materials.ts";
import { PINE, painted, chains } from "./parts.ts";

function sheriffBoard(): string {
  const wood = boards(60, 150, 1280, 500, 4, PINE, "sherif");
  return svg(
    1400,
    700,
    wall(1400, 700, "platre", 2),
    chains([260, 1140], 190),
    wood.svg,
    painted(
      wood.d,
      5,
      star(270, 400, 190, "#2a1a10", 5),
      star(270, 400, 160, "#d9a648", 5),
      circle(270, 400, 54, "#2a1a10"),
      fitLine("SHÉRIF", { face: "vast-shadow", x: 490, y: 220, width: 790, height: 190, fill: "#2a1a10" })
        .svg,
      fitLine("ABSENT · TIREZ DEUX FOIS", { face: "rye", x: 490, y: 470, width: 790, fill: "#8a1712" }).svg,
      text(fr("(en l’air, merci)"), {
        face: "rye",
        size: 38,
        x: 1280,
        y: 602,
        anchor: "end",
        fill: "#2a1a10",
      }),
    ),
  );
}

export const poster: Poster = {
  id: "sherif-absent",
  titre: "Shérif absent, tirez deux fois",
  auteur: "Bureau du shérif Bouvier",
  width: 1400,
  height: 700,
  draw: sheriffBoard,
};
