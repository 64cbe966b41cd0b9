import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";

function trophies(): string {
  return svg(
    1000,
    1000,
    rect(0, 0, 1000, 1000, "#1b2b4b"),
    path(
      polygon([
        [0, 1000],
        [0, 480],
        [1000, 140],
        [1000, 1000],
      ]),
      "#24406b",
    ),
    path(
      "M330 200H670V420C670 560 600 620 530 632V720H600V790H400V720H470V632C400 620 330 560 330 420Z",
      "#e8b04a",
    ),
    path("M500 200H670V420C670 560 600 620 530 632V720H600V790H500Z", "#b97a26"),
    stroke("M330 250H230C220 380 270 450 350 460M670 250H770C780 380 730 450 650 460", "#e8b04a", 30),
    fitLine("2e", { face: "ultra", x: 410, y: 290, width: 180, fill: "#1b2b4b" }).svg,
    block(["TOURNOI DE BABY-FOOT"], {
      face: "alfa-slab-one",
      x: 60,
      y: 70,
      width: 880,
      gap: 8,
      fill: "#f6e8cd",
    }).svg,
    fitLine("Le premier prix a été volé.", {
      face: "lobster",
      x: 100,
      y: 826,
      width: 800,
      maxHeight: 70,
      anchor: "middle",
      fill: "#e8b04a",
    }).svg,
    text(fr("On joue donc la deuxième place. Foyer, lundi 12 h 30."), {
      face: "zilla-slab",
      weight: 600,
      size: 35,
      x: 500,
      y: 946,
      anchor: "middle",
      fill: "#f6e8cd",
    }),
  );
}

export const poster: Poster = {
  id: "tournoi-de-baby-foot",
  titre: "Tournoi de baby-foot",
  auteur: "",
  width: 1000,
  height: 1000,
  draw: trophies,
};
