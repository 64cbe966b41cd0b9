import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

const spit = (): string =>
  svg(
    1400,
    700,
    wall(1400, 700, "tole", 5),
    plate(
      {
        x: 60,
        y: 60,
        width: 1280,
        height: 580,
        fill: "#f3ecdc",
        r: 24,
        line: "#9c1c22",
        seed: "cracher",
        worn: 12,
      },
      rect(78, 78, 1244, 140, "#9c1c22"),
      fitLine("DÉFENSE DE MOURIR", {
        face: "anton",
        x: 140,
        y: 100,
        width: 1120,
        height: 96,
        fill: "#f3ecdc",
      }).svg,
      paragraph(fr("sur les voies, dans les wagons et pendant les heures de pointe."), {
        face: "old-standard-tt",
        weight: 700,
        size: 62,
        x: 140,
        y: 320,
        width: 1120,
        leading: 1.2,
        fill: "#1a1613",
      }).svg,
      text(fr("Contrevenants : amende posthume de 12 $."), {
        face: "old-standard-tt",
        weight: 700,
        size: 42,
        x: 140,
        y: 516,
        fill: "#9c1c22",
      }),
      text(fr("Compagnie du Métro de Los Carmines — Ordonnance n° 9"), {
        face: "old-standard-tt",
        size: 32,
        x: 140,
        y: 584,
        fill: "#1a1613",
      }),
    ),
  );

export const poster: Poster = {
  id: "defense-de-mourir",
  titre: "Défense de mourir",
  auteur: "Compagnie du Métro",
  width: 1400,
  height: 700,
  draw: spit,
};
