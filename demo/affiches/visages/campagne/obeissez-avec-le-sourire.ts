import type { Poster } from "../../../kit/poster.ts";
import { oneWord } from "./parts.ts";

const [W, H] = [1000, 1414];

export const poster: Poster = {
  id: "obeissez-avec-le-sourire",
  titre: "Obéissez (avec le sourire)",
  auteur: "Section Quarantaine",
  width: W,
  height: H,
  draw: () =>
    oneWord(
      "OBÉISSEZ",
      "Le gouverneur Ormond vous regarde avec affection",
      {
        seed: "ormond",
        era: "survie",
        gender: "m",
        age: "vieux",
        hair: "plaque",
        hat: "kepi",
        mask: "aucun",
        beard: "moustache",
        glasses: "monocle",
        outfit: "militaire",
        mood: "sourire",
        turn: -0.4,
      },
      ["#17231f", "#3f6b54", "#c9b25a", "#f0ead0"],
    ),
};
