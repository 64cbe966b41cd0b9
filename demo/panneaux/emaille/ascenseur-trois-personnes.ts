import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { path, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

const lift = (): string =>
  svg(
    900,
    1200,
    wall(900, 1200, "nuit", 9),
    plate(
      {
        x: 70,
        y: 70,
        width: 760,
        height: 1060,
        fill: "#1b1a1c",
        r: 18,
        line: "#cfa452",
        seed: "ascenseur",
        worn: 3,
      },
      fitLine("ASCENSEUR", { face: "limelight", x: 140, y: 140, width: 620, fill: "#cfa452" }).svg,
      path("M450 290L560 430H340ZM450 1040L340 900H560Z", "#cfa452"),
      paragraph(fr("3 personnes\nou 1 piano\nou 1 secret"), {
        face: "poiret-one",
        size: 78,
        x: 140,
        y: 550,
        width: 620,
        leading: 1.36,
        align: "middle",
        fill: "#f1e3c0",
      }).svg,
      text(fr("Ne s’arrête jamais au 4e."), {
        face: "limelight",
        size: 36,
        x: 450,
        y: 850,
        anchor: "middle",
        fill: "#cfa452",
      }),
    ),
  );

export const poster: Poster = {
  id: "ascenseur-trois-personnes",
  titre: "Ascenseur, trois personnes",
  auteur: "Atelier Vieux-Quai",
  width: 900,
  height: 1200,
  draw: lift,
};
