import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { circle, clip, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { fighter } from "./parts.ts";

const [W, H] = [1000, 1414];

/** Two fighters face to face, split sheet. */
function duel(): string {
  const red = ["#2a0812", "#c41f33", "#f08a52", "#ffe6c2"] as const;
  const blue = ["#0b1730", "#24529b", "#7fb2c9", "#f4f0dc"] as const;
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#ffe6c2"),
    path(
      polygon([
        [0, 200],
        [560, 200],
        [420, 1060],
        [0, 1060],
      ]),
      "#f08a52",
    ),
    path(
      polygon([
        [580, 200],
        [W, 200],
        [W, 1060],
        [440, 1060],
      ]),
      "#7fb2c9",
    ),
    clip(
      "M0 150H574L424 1064H0Z",
      fighter({
        seed: "marteau",
        era: "ville",
        gender: "m",
        age: "adulte",
        hair: "ras",
        beard: "pleine",
        mood: "colere",
        mirrored: false,
        turn: -0.2,
        x: -220,
        y: 260,
        size: 860,
        palette: red,
      }),
    ),
    clip(
      "M588 150H1000V1064H438Z",
      fighter({
        seed: "enclume",
        era: "ville",
        gender: "m",
        age: "adulte",
        hair: "mulet",
        beard: "guidon",
        mood: "grave",
        mirrored: true,
        turn: -0.2,
        x: 380,
        y: 260,
        size: 860,
        palette: blue,
      }),
    ),
    path(
      polygon([
        [566, 200],
        [590, 200],
        [446, 1064],
        [422, 1064],
      ]),
      "#ffe6c2",
    ),
    fitLine("LE MARTEAU", { face: "passion-one", x: 40, y: 50, width: 440, height: 108, fill: "#c41f33" })
      .svg,
    fitLine("L’ENCLUME", { face: "passion-one", x: 540, y: 50, width: 420, height: 108, fill: "#24529b" })
      .svg,
    rect(0, 1064, W, 350, "#16121c"),
    circle(500, 1064, 104, "#ffe6c2"),
    fitLine("VS", { face: "ultra", x: 436, y: 1020, width: 128, fill: "#16121c" }).svg,
    fitLine("QUINZE REPRISES, UN SEUL DENTIER", {
      face: "anton",
      x: 50,
      y: 1200,
      width: 900,
      fill: "#ffe6c2",
    }).svg,
    text(fr("Salle des Docks, samedi, 21 h"), {
      face: "alfa-slab-one",
      size: 40,
      x: 50,
      y: 1350,
      fill: "#f08a52",
    }),
    text(fr("5 $ / 8 $"), {
      face: "alfa-slab-one",
      size: 40,
      x: 950,
      y: 1350,
      anchor: "end",
      fill: "#7fb2c9",
    }),
  );
}

export const poster: Poster = {
  id: "le-marteau-contre-l-enclume",
  titre: "Le Marteau contre l’Enclume",
  auteur: "Salle des Docks",
  width: W,
  height: H,
  draw: duel,
};
