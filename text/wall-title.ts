import { counted } from "./counted.ts";

/** « Un mur de 3 affiches et 2 panneaux », « Un mur d’une affiche »: what somebody's wall is called, by how many of each hang there. */
export function wallTitle(posters: number, signs: number): string {
  if (posters + signs === 1) return signs === 0 ? "Un mur d’une affiche" : "Un mur d’un panneau";
  return `Un mur de ${wallCount(posters, signs)}`;
}

/** « 3 affiches et 2 panneaux ». */
export function wallCount(posters: number, signs: number): string {
  const parts = [
    signs > 0 && posters === 0 ? "" : counted(posters, "affiche", "affiches"),
    signs === 0 ? "" : counted(signs, "panneau", "panneaux"),
  ];
  return parts.filter((part) => part !== "").join(" et ");
}
