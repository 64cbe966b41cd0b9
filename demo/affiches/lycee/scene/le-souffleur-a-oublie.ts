import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { clip, path, polygon, radial, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function curtain(): string {
  const beam = radial(
    [
      [0, "#fff3cf", 0.95],
      [1, "#fff3cf", 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const folds = Array.from({ length: 10 }, (_, i) =>
    path(
      `M${i * 100} 0C${i * 100 + 40} 400 ${i * 100 - 20} 800 ${i * 100 + 14} 1200H${i * 100 + 64}C${i * 100 + 40} 800 ${i * 100 + 84} 400 ${i * 100 + 56} 0Z`,
      "#7c0f26",
    ),
  ).join("");
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#a3142f"),
    folds,
    path(
      "M0 0H1000V130C900 210 800 210 750 140C700 220 560 220 500 140C440 220 300 220 250 140C200 210 100 210 0 130Z",
      "#5a0a1c",
    ),
    beam.defs,
    path(
      polygon([
        [820, 0],
        [900, 0],
        [760, 1210],
        [240, 1210],
      ]),
      "#fff3cf",
      { opacity: 0.14 },
    ),
    rect(0, 1130, W, 284, "#2a1712"),
    [0, 1, 2, 3, 4].map((i) => rect(0, 1150 + i * 56, W, 3, "#4a2a1e")).join(""),
    `<ellipse cx="500" cy="1176" rx="330" ry="74" fill="${beam.fill}"/>`,
    clip(
      "M0 0H1000V1190H0Z",
      bust({
        seed: "souffleur",
        era: "lycee",
        gender: "m",
        age: "jeune",
        hair: "raie",
        hat: "aucun",
        glasses: "rondes",
        beard: "aucune",
        outfit: "tshirt",
        mood: "surprise",
        turn: -0.2,
        x: 210,
        y: 620,
        size: 580,
        paints: { cloth: "#1f2e4a", clothShade: "#101828", accent: "#e8b04a" },
      }),
    ),
    fitLine("LE", { face: "limelight", x: 70, y: 250, width: 150, fill: "#f6d98e" }).svg,
    fitLine("SOUFFLEUR", { face: "limelight", x: 70, y: 380, width: 860, fill: "#f6d98e" }).svg,
    fitLine("a oublié son texte", { face: "lobster", x: 250, y: 546, width: 660, fill: "#fff3cf" }).svg,
    text(fr("Comédie en deux actes et un long silence"), {
      face: "playfair-display",
      weight: 700,
      size: 40,
      x: 500,
      y: 1312,
      anchor: "middle",
      fill: "#f6d98e",
    }),
    text(fr("Théâtre du lycée, samedi et dimanche, 16 h"), {
      face: "playfair-display",
      size: 34,
      x: 500,
      y: 1366,
      anchor: "middle",
      fill: "#fff3cf",
    }),
  );
}

export const poster: Poster = {
  id: "le-souffleur-a-oublie",
  titre: "Le Souffleur a oublié son texte",
  auteur: "La Troupe du préau",
  width: W,
  height: H,
  draw: curtain,
};
