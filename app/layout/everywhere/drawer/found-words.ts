import { counted } from "#text/counted.ts";
import type { AnswerGroup } from "./find/find-everywhere.ts";

/** What was found, as it is heard: « 7 réponses. Affiches : 4, Joueurs : 3 ». */
export function foundWords(groups: readonly AnswerGroup[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const parts = groups.map((group) => `${group.title}\u00a0: ${group.total}`);
  return [counted(total, "réponse", "réponses"), parts.join(", ")].filter((part) => part !== "").join(". ");
}
