import { counted } from "#text/counted.ts";

/** How many are shown, to the letter [T3]; undefined while the list is on its way. */
export function countWords(count: number | undefined): string {
  return `Nombre de streamers : ${count ?? "…"}`;
}

/** What is heard after the number of an arc where others answer, too; undefined where none does. */
export function elsewhereWords(count: number): string | undefined {
  return count === 0 ? undefined : `Dans les autres arcs : ${count}`;
}

/** How many watch somebody: « 1 234 spectateurs ». */
export function viewerWords(viewers: number): string {
  return counted(viewers, "spectateur", "spectateurs");
}
