import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { path, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

function oneWay(): string {
  return svg(
    1400,
    500,
    wall(1400, 500, "brique", 31),
    plate(
      {
        x: 50,
        y: 60,
        width: 1300,
        height: 380,
        fill: "#141318",
        r: 18,
        line: "#f6f0e0",
        seed: "sens",
        worn: 7,
      },
      path("M120 170H1010V110L1280 250L1010 390V330H120Z", "#f6f0e0"),
      fitLine("SENS UNIQUE", {
        face: "oswald",
        weight: 700,
        x: 170,
        y: 196,
        width: 620,
        height: 108,
        fill: "#141318",
      }).svg,
      text(fr("(on a essayé l’autre)"), {
        face: "oswald",
        weight: 600,
        size: 34,
        x: 820,
        y: 264,
        fill: "#b3162f",
      }),
    ),
  );
}

export const poster: Poster = {
  id: "sens-unique",
  titre: "Sens unique (on a essayé l’autre)",
  auteur: "Voirie de Los Carmines",
  width: 1400,
  height: 500,
  draw: oneWay,
};
