import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { paragraph } from "../../../kit/prose.ts";
import { clip, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine } from "../../../kit/type.ts";

/** A diva in an oval. */
function diva(): string {
  return svg(
    1000,
    1500,
    rect(0, 0, 1000, 1500, "#0f3b3a"),
    Array.from({ length: 15 }, (_, i) =>
      stroke(
        `M${500 - i * 36} 1500V${900 - i * 40}Q${500 - i * 36} ${240 + i * 24} 500 ${240 + i * 24}Q${500 + i * 36} ${240 + i * 24} ${500 + i * 36} ${900 - i * 40}V1500`,
        i % 2 ? "#d9a94e" : "#1b5a55",
        9,
      ),
    ).join(""),
    path(
      "M500 300C720 300 800 520 800 720C800 940 680 1080 500 1080C320 1080 200 940 200 720C200 520 280 300 500 300Z",
      "#e0634a",
    ),
    clip(
      "M500 200C760 200 800 520 800 720C800 940 680 1080 500 1080C320 1080 200 940 200 720C200 520 240 200 500 200Z",
      bust({
        seed: "perle-suie",
        era: "ville",
        gender: "f",
        age: "adulte",
        hair: "carre",
        hat: "aucun",
        glasses: "aucunes",
        outfit: "robe",
        mood: "malice",
        earring: true,
        x: 140,
        y: 380,
        size: 720,
        palette: ["#0b1f22", "#a3312f", "#e9a070", "#fbe9cc"],
      }),
    ),
    path(
      "M500 300C720 300 800 520 800 720C800 940 680 1080 500 1080C320 1080 200 940 200 720C200 520 280 300 500 300Z",
      "none",
      { stroke: "#f0d28a", "stroke-width": 14 },
    ),
    fitLine("PERLE DE SUIE", { face: "limelight", x: 70, y: 80, width: 860, fill: "#f0d28a" }).svg,
    rect(0, 1170, 1000, 330, "#0b1f22"),
    fitLine("chante ce que vous avez fait", {
      face: "poiret-one",
      x: 80,
      y: 1208,
      width: 840,
      fill: "#f0d28a",
    }).svg,
    paragraph(
      fr("Cabaret Le Mirador, du mercredi aux aveux. Une consommation obligatoire, un regret offert."),
      {
        face: "poiret-one",
        size: 42,
        x: 80,
        y: 1356,
        width: 840,
        leading: 1.3,
        align: "middle",
        fill: "#fbe9cc",
      },
    ).svg,
  );
}

export const poster: Poster = {
  id: "perle-de-suie",
  titre: "Perle de Suie",
  auteur: "???",
  width: 1000,
  height: 1500,
  draw: diva,
};
