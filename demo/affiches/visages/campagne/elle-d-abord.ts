import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { clip, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A torn poster over its rival. */
function overpasted(): string {
  const tear =
    "M0 0H1000V560L930 600L870 560L790 640L700 590L640 690L560 640L470 730L390 690L300 800L190 760L110 850L0 800Z";
  const lower = bust({
    seed: "opposant-gris",
    era: "ville",
    gender: "m",
    age: "adulte",
    hair: "raie",
    hat: "aucun",
    beard: "moustache",
    glasses: "carrees",
    outfit: "costume",
    mood: "neutre",
    turn: 0,
    tilt: 0,
    mirrored: false,
    x: 60,
    y: 330,
    size: 880,
    palette: ["#2b3238", "#6d767a", "#a9afab", "#dcdcd0"],
  });
  const upper = bust({
    seed: "candidate-rouge",
    era: "ville",
    gender: "f",
    age: "adulte",
    hair: "carre",
    hat: "aucun",
    glasses: "aucunes",
    outfit: "costume",
    mood: "malice",
    turn: 0,
    tilt: 0,
    mirrored: false,
    x: 60,
    y: 330,
    size: 880,
    palette: ["#300a14", "#d61f36", "#ff9a6b", "#fff0d8"],
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#dcdcd0"),
    rect(0, 1090, W, 324, "#2b3238"),
    lower,
    rect(0, 1130, W, 284, "#2b3238"),
    fitLine("LA SAGESSE", {
      face: "playfair-display",
      weight: 900,
      x: 60,
      y: 1166,
      width: 880,
      fill: "#dcdcd0",
    }).svg,
    g({ transform: "translate(6 16)", opacity: 0.45 }, path(tear, "#000")),
    clip(
      tear,
      rect(0, 0, W, H, "#ffb84d"),
      upper,
      rect(0, 0, W, 270, "#d61f36"),
      fitLine("ELLE D’ABORD", { face: "anton", x: 50, y: 46, width: 900, height: 180, fill: "#fff0d8" }).svg,
    ),
    path(tear, "none", { stroke: "#fffdf4", "stroke-width": 10, "stroke-linejoin": "round" }),
    text(fr("Bureau 3, Vieux-Quai. Colle encore fraîche."), {
      face: "zilla-slab",
      weight: 600,
      size: 36,
      x: 940,
      y: 1382,
      anchor: "end",
      fill: "#ff9a6b",
    }),
  );
}

export const poster: Poster = {
  id: "elle-d-abord",
  titre: "Elle d’abord",
  auteur: "Le Syndicat des Colleurs",
  width: W,
  height: H,
  draw: overpasted,
};
