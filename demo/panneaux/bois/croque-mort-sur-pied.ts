import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { clip, path, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { boards, cast, wall } from "../materials.ts";
import { GREY, painted } from "./parts.ts";

function undertaker(): string {
  const d = "M320 60H680L800 360L690 1140H310L200 360Z";
  const wood = boards(180, 40, 640, 1120, 5, GREY, "pompes");
  return svg(
    1000,
    1200,
    wall(1000, 1200, "platre", 12),
    cast(d),
    clip(d, wood.svg),
    stroke(d, "#2a241d", 22, { "stroke-linejoin": "round" }),
    painted(
      d,
      8,
      path("M476 110H524V170H584V214H524V330H476V214H416V170H476Z", "#16120f"),
      fitLine("CROQUE-MORT", { face: "smokum", x: 240, y: 390, width: 520, height: 130, fill: "#16120f" })
        .svg,
      fitLine("Lucius & Fils", { face: "rye", x: 280, y: 560, width: 440, fill: "#16120f" }).svg,
      fitLine("MESURES PRISES", { face: "smokum", x: 300, y: 690, width: 400, height: 86, fill: "#8a1712" })
        .svg,
      fitLine("SUR PIED", { face: "smokum", x: 330, y: 806, width: 340, height: 110, fill: "#8a1712" }).svg,
      text(fr("On passe chez vous."), {
        face: "rye",
        size: 33,
        x: 500,
        y: 1010,
        anchor: "middle",
        fill: "#16120f",
      }),
    ),
  );
}

export const poster: Poster = {
  id: "croque-mort-sur-pied",
  titre: "Croque-mort, mesures prises sur pied",
  auteur: "Lucius & Fils",
  width: 1000,
  height: 1200,
  draw: undertaker,
};
