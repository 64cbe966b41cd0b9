import type { Poster } from "../../../kit/poster.ts";
import { oneWord } from "./parts.ts";

const [W, H] = [1000, 1414];

export const poster: Poster = {
  id: "rever-la-braise",
  titre: "Rêvez",
  auteur: "Imprimerie Vieux-Quai",
  width: W,
  height: H,
  draw: () =>
    oneWord(
      "RÊVEZ",
      "Rosa Ventura pour le quartier de la Braise",
      {
        seed: "ventura",
        era: "ville",
        gender: "f",
        age: "adulte",
        hair: "boucles",
        hat: "aucun",
        glasses: "aucunes",
        outfit: "cuir",
        mood: "neutre",
        turn: -0.9,
        tilt: 3,
      },
      ["#152a47", "#c8323a", "#f0a04b", "#fbeccb"],
    ),
};
