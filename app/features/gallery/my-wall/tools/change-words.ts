import type { Gallery } from "#schemas/gallery-item.ts";
import { quoted } from "#text/quoted.ts";

/** What it is, and the ending of what is done to it. */
const KINDS: Record<Gallery, readonly [one: string, ending: string]> = {
  affiches: ["Affiche", "e"],
  panneaux: ["Panneau", ""],
};

/** « Affiche « Rêvez » ajoutée »: what has become of a picture of the wall, as it is heard. */
export function changeWords(
  gallery: Gallery,
  title: string,
  done: "ajouté" | "déplacé" | "remis" | "retiré",
): string {
  const [one, ending] = KINDS[gallery];
  return `${one} ${quoted(title)} ${done}${ending}`;
}

/** « en 3e place sur 7 », of a place counted from 0. */
export function placeWords(at: number, count: number): string {
  return `en ${at === 0 ? "1re" : `${at + 1}e`} place sur ${count}`;
}
