import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { path, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { boards } from "../materials.ts";
import { OAK, painted } from "./parts.ts";

function welcome(): string {
  const wood = boards(60, 90, 1280, 520, 4, OAK, "bienvenue");
  return svg(
    1400,
    700,
    rect(0, 0, 1400, 700, "#c9793a"),
    path("M0 520C300 470 700 560 1400 500V700H0Z", "#8f4a22"),
    rect(250, 40, 70, 660, "#3a2212"),
    rect(1080, 40, 70, 660, "#3a2212"),
    wood.svg,
    painted(
      wood.d,
      17,
      fitLine("Bienvenue à", { face: "rye", x: 130, y: 136, width: 460, fill: "#f3e3bd" }).svg,
      fitLine("FORT CARSON CITY", {
        face: "smokum",
        x: 130,
        y: 250,
        width: 1140,
        height: 170,
        fill: "#e9bd5c",
      }).svg,
      text(fr("Habitants :"), { face: "rye", size: 50, x: 130, y: 540, fill: "#f3e3bd" }),
      ...["214", "213", "209"].map(
        (n, i) =>
          text(n, { face: "permanent-marker", size: 60, x: 510 + i * 170, y: 544, fill: "#f3e3bd" }) +
          stroke(`M${500 + i * 170} 530L${630 + i * 170} 508`, "#b3261e", 11),
      ),
      text("208", { face: "permanent-marker", size: 84, x: 1040, y: 550, fill: "#e9bd5c" }),
    ),
  );
}

export const poster: Poster = {
  id: "bienvenue-fort-carson",
  titre: "Bienvenue à Fort Carson City",
  auteur: "",
  width: 1400,
  height: 700,
  draw: welcome,
};
