import { bust } from "../../../kit/bust.ts";
import type { Poster } from "../../../kit/poster.ts";
import { star } from "../../../kit/scene.ts";
import { clip, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine } from "../../../kit/type.ts";

/** A square bill for the ventriloquist. */
function dummy(): string {
  return svg(
    1000,
    1000,
    rect(0, 0, 1000, 1000, "#e9c6a8"),
    path("M0 0H500V1000H0Z", "#27404a"),
    clip(
      "M0 170H1000V830H0Z",
      bust({
        seed: "ventriloque",
        era: "ville",
        gender: "m",
        age: "adulte",
        hat: "haut-de-forme",
        hair: "raie",
        beard: "moustache",
        glasses: "aucunes",
        outfit: "costume",
        mood: "grave",
        x: 0,
        y: 330,
        size: 560,
        mirrored: true,
      }),
      bust({
        seed: "pantin",
        era: "ville",
        gender: "m",
        age: "jeune",
        hat: "melon",
        hair: "raie",
        beard: "aucune",
        glasses: "monocle",
        outfit: "costume",
        mood: "rire",
        freckles: true,
        turn: 0,
        x: 470,
        y: 350,
        size: 520,
        paints: { skin: "#d9a066", skinShade: "#a86a34", skinLight: "#f0c894" },
      }),
    ),
    rect(0, 830, 1000, 170, "#1a1417"),
    clip(
      "M0 0H500V200H0Z",
      fitLine("LEQUEL PARLE ?", { face: "bowlby-one", x: 50, y: 50, width: 900, fill: "#f7dcc0" }).svg,
    ),
    clip(
      "M500 0H1000V200H500Z",
      fitLine("LEQUEL PARLE ?", { face: "bowlby-one", x: 50, y: 50, width: 900, fill: "#b3162f" }).svg,
    ),
    fitLine("Maurice & Monsieur Maurice, cabaret Le Mirage", {
      face: "lobster",
      x: 50,
      y: 868,
      width: 900,
      fill: "#e9c6a8",
    }).svg,
    star(500, 964, 12, "#b3162f"),
  );
}

export const poster: Poster = {
  id: "lequel-parle",
  titre: "Lequel parle ?",
  auteur: "Monsieur Maurice",
  width: 1000,
  height: 1000,
  draw: dummy,
};
