import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { circle, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

function parking(): string {
  const line = (y: number, sign: string, when: string, fill: string): string =>
    rect(130, y, 640, 170, fill) +
    fitLine(fr(sign), {
      face: "anton",
      x: 160,
      y: y + 26,
      width: 580,
      maxHeight: 64,
      anchor: "middle",
      fill: "#f6f0e0",
    }).svg +
    text(fr(when), {
      face: "barlow",
      weight: 600,
      size: 36,
      x: 450,
      y: y + 144,
      anchor: "middle",
      fill: "#f6f0e0",
    });
  return svg(
    900,
    1400,
    wall(900, 1400, "brique", 14),
    plate(
      {
        x: 80,
        y: 60,
        width: 740,
        height: 1280,
        fill: "#f6f0e0",
        r: 26,
        line: "#b3162f",
        seed: "parking",
        worn: 9,
      },
      circle(450, 250, 122, "none", { stroke: "#b3162f", "stroke-width": 30 }),
      text("P", { face: "archivo-black", size: 180, x: 454, y: 314, anchor: "middle", fill: "#1a1613" }),
      stroke("M366 166L534 334", "#b3162f", 28),
      line(430, "INTERDIT", "jours pairs, et les autres", "#b3162f"),
      line(630, "AUTORISÉ 4 MINUTES", "entre 3 h 11 et 3 h 14", "#0f5b48"),
      line(830, "LIVRAISONS LOUCHES", "sonner deux fois, ne rien dire", "#1d2c4f"),
      paragraph(fr("Tout véhicule gênant sera déplacé par Mado, avec ses outils, où bon lui semble."), {
        face: "barlow",
        weight: 600,
        size: 39,
        x: 140,
        y: 1080,
        width: 620,
        leading: 1.22,
        fill: "#1a1613",
      }).svg,
      text("FOURRIÈRE DES DOCKS", { face: "anton", size: 42, x: 140, y: 1270, fill: "#b3162f" }),
    ),
  );
}

export const poster: Poster = {
  id: "stationnement-impossible",
  titre: "Stationnement impossible",
  auteur: "Mado Ferraille",
  width: 900,
  height: 1400,
  draw: parking,
};
