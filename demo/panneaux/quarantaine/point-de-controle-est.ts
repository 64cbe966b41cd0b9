import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { circle, g, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { splatter } from "../../kit/wear.ts";
import { plate, wall } from "../materials.ts";
import { hazard } from "./parts.ts";

function checkpoint(): string {
  return svg(
    1400,
    700,
    wall(1400, 700, "nuit", 62),
    rect(180, 520, 60, 180, "#4a4b48"),
    rect(1160, 520, 60, 180, "#4a4b48"),
    plate(
      { x: 60, y: 60, width: 1280, height: 500, fill: "#e9e6da", r: 10, seed: "checkpoint", worn: 12 },
      rect(60, 60, 1280, 170, "#b3162f"),
      fitLine("POINT DE CONTRÔLE EST", {
        face: "black-ops-one",
        x: 130,
        y: 96,
        width: 1140,
        height: 98,
        fill: "#e9e6da",
      }).svg,
      ...["Moteur coupé", "Manches relevées", "Aucune plaisanterie sur les dents"].map(
        (line, i) =>
          circle(160, 300 + i * 78, 30, "#17140f") +
          text(`${i + 1}`, {
            face: "black-ops-one",
            size: 38,
            x: 160,
            y: 314 + i * 78,
            anchor: "middle",
            fill: "#e9e6da",
          }) +
          text(fr(line), { face: "oswald", weight: 600, size: 50, x: 216, y: 318 + i * 78, fill: "#17140f" }),
      ),
      hazard(1010, 260, 300, 270),
      g(
        { transform: "rotate(-7 1160 400)" },
        rect(1030, 340, 260, 110, "#e9e6da"),
        fitLine("SINON : TIR", { face: "black-ops-one", x: 1050, y: 372, width: 220, fill: "#b3162f" }).svg,
      ),
    ),
    splatter(880, 480, 120, "#4a0e14", "check", 18),
  );
}

export const poster: Poster = {
  id: "point-de-controle-est",
  titre: "Point de contrôle Est",
  auteur: "Section Quarantaine",
  width: 1400,
  height: 700,
  draw: checkpoint,
};
