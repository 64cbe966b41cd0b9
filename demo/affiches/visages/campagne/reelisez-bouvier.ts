import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { halftone } from "../../../kit/print.ts";
import { paragraph } from "../../../kit/prose.ts";
import { star } from "../../../kit/scene.ts";
import { clip, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

/** A star sheriff for the desert, landscape. */
function sheriff(): string {
  return svg(
    1414,
    1000,
    rect(0, 0, 1414, 1000, "#d9822f"),
    path(
      polygon([
        [0, 0],
        [760, 0],
        [560, 1000],
        [0, 1000],
      ]),
      "#7a1f1a",
    ),
    halftone({ x: 560, y: 0, width: 854, height: 1000 }, 30, (_, v) => v * 0.6 - 0.1, "#b8551e", 10),
    star(1010, 470, 430, "#f2c35a"),
    clip(
      "M500 0H1414V1000H500Z",
      bust({
        seed: "sherif-bouvier",
        era: "desert",
        gender: "m",
        age: "adulte",
        hat: "cowboy",
        beard: "guidon",
        hair: "court",
        glasses: "aviateur",
        outfit: "chemise",
        mood: "grave",
        x: 570,
        y: 110,
        size: 900,
        palette: ["#2a120e", "#7a1f1a", "#d9822f", "#fbe6b8"],
      }),
    ),
    fitLine("RÉÉLISEZ", { face: "rye", x: 70, y: 90, width: 560, fill: "#f2c35a" }).svg,
    fitLine("BOUVIER", { face: "rye", x: 70, y: 226, width: 540, height: 170, fill: "#fbe6b8" }).svg,
    paragraph(fr("Un seul shérif, aucun autre candidat (on a vérifié leurs papiers)."), {
      face: "zilla-slab",
      weight: 600,
      size: 44,
      x: 70,
      y: 506,
      width: 500,
      leading: 1.22,
      fill: "#fbe6b8",
    }).svg,
    text("FORT CARSON CITY", { face: "rye", size: 46, x: 70, y: 910, fill: "#f2c35a" }),
  );
}

export const poster: Poster = {
  id: "reelisez-bouvier",
  titre: "Réélisez Bouvier",
  auteur: "Bureau du shérif Bouvier",
  width: 1414,
  height: 1000,
  draw: sheriff,
};
