import type { Poster } from "../../../kit/poster.ts";
import { yearbook } from "./parts.ts";

const [W, H] = [1000, 1414];

const staff: readonly (readonly [string, string, "f" | "m"])[] = [
  ["Lucien Craie, CPE", "voit dans le noir", "m"],
  ["Mme Boum, chimie", "sourcils : les siens", "f"],
  ["M. Ombre, latin", "mort, comme la langue", "m"],
  ["Cléo, infirmière", "un sucre, et retour", "f"],
  ["M. Paprika", "cantine et secrets", "m"],
  ["Garance Delmas", "proviseure, hélas", "f"],
  ["Coach Crampon", "court même assis", "m"],
  ["Mme Clapotis, SVT", "dix grenouilles", "f"],
  ["Gargan, concierge", "a toutes les clés", "m"],
];

export const poster: Poster = {
  id: "ils-vous-ont-a-l-oeil",
  titre: "Ils vous ont à l’œil",
  auteur: "Club photo Kwak",
  width: W,
  height: H,
  draw: () =>
    yearbook(
      ["VOS ENSEIGNANTS", "Ils vous ont à l’œil depuis septembre"],
      staff,
      ["#14283a", "#2f7f7a", "#a9c6b4", "#eef0dc"],
      "profs-",
      ["adulte", "adulte", "vieux", "adulte"],
    ),
};
