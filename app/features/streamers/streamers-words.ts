import { plural } from "#text/counted.ts";

/** How many are shown, to the letter [T3]; undefined while the list is on its way. */
export function countWords(count: number | undefined): string {
  return `Nombre de streamers : ${count ?? "…"}`;
}

/** How many watch somebody: « 1 234 spectateurs ». */
export function viewerWords(viewers: number): string {
  return `${viewers.toLocaleString("fr-FR")} ${plural(viewers, "spectateur", "spectateurs")}`;
}

/** How many more are on air than the one who is named. */
export function otherWords(count: number): string {
  return `et ${count} ${plural(count, "autre", "autres")}`;
}
