import type { Poster } from "../../../kit/poster.ts";
import { yearbook } from "./parts.ts";

const [W, H] = [1000, 1414];

const promo: readonly (readonly [string, string, "f" | "m"])[] = [
  ["Théo Passeport", "« le plus absent »", "m"],
  ["Zélie Marchand", "« dit toujours peut-être »", "f"],
  ["Rocco Mancini", "« a porté la porte »", "m"],
  ["Églantine Noël", "« née le 25, évidemment »", "f"],
  ["Waldo Retardier", "« photo prise plus tard »", "m"],
  ["Candice Meringue", "« le plus beau dossier »", "f"],
  ["Basile Câble", "« a piraté cette page »", "m"],
  ["Corentine Bec", "« sait tout sur vous »", "f"],
  ["L’Élève du fond", "« qui est-ce ? »", "m"],
];

export const poster: Poster = {
  id: "promotion-2023",
  titre: "La promotion 2023",
  auteur: "Club photo Kwak",
  width: W,
  height: H,
  draw: () =>
    yearbook(
      ["PROMOTION 2023", "Lycée Sainte-Braise, classe « à surveiller »"],
      promo,
      ["#33201f", "#c7472f", "#e9b45c", "#f6ecd6"],
      "promo-",
      ["jeune"],
    ),
};
