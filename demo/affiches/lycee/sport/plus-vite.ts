import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { halftone } from "../../../kit/print.ts";
import { clip, g, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function coach(): string {
  const shirt = "#b3162f";
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#efe2c8"),
    rect(0, 0, 500, H, "#1b2340"),
    halftone({ x: 500, y: 0, width: 500, height: H }, 28, (u) => 0.75 - u, "#e8a33d", 0),
    bust({
      seed: "coach-crampon",
      era: "lycee",
      gender: "m",
      age: "adulte",
      hair: "plaque",
      hat: "casquette",
      beard: "moustache",
      glasses: "aviateur",
      outfit: "piste",
      mood: "grave",
      turn: 0,
      tilt: 0,
      mirrored: false,
      x: 60,
      y: 380,
      size: 880,
      paints: { cloth: shirt, clothShade: "#6f0d20", hat: shirt, hatShade: "#6f0d20" },
    }),
    g({ style: "mix-blend-mode:multiply" }, rect(500, 380, 500, 900, "#e8a33d", { opacity: 0.25 })),
    clip(
      "M0 0H500V420H0Z",
      fitLine("PLUS VITE", { face: "anton", x: 60, y: 60, width: 880, height: 290, fill: "#efe2c8" }).svg,
    ),
    clip(
      "M500 0H1000V420H500Z",
      fitLine("PLUS VITE", { face: "anton", x: 60, y: 60, width: 880, height: 290, fill: "#1b2340" }).svg,
    ),
    rect(0, 1196, W, 218, "#e8a33d"),
    fitLine("Inscriptions au club d’athlétisme", {
      face: "alfa-slab-one",
      x: 60,
      y: 1232,
      width: 880,
      fill: "#1b2340",
    }).svg,
    text(fr("Courez vous inscrire. Non, pas comme ça. Recommencez."), {
      face: "zilla-slab",
      weight: 600,
      size: 35,
      x: 60,
      y: 1360,
      fill: "#1b2340",
    }),
  );
}

export const poster: Poster = {
  id: "plus-vite",
  titre: "Plus vite !",
  auteur: "Coach Crampon",
  width: W,
  height: H,
  draw: coach,
};
