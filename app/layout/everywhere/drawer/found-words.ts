import { counted } from "#text/counted.ts";
import type { AnswerGroup } from "./find/find-everywhere.ts";

/** What was found, as it is heard: « « hibou », 7 réponses. Affiches : 4, Joueurs : 3 ». */
export function foundWords(text: string, groups: readonly AnswerGroup[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const parts = groups.map((group) => `${group.title}\u00a0: ${group.total}`);
  const answers = `«\u00a0${text}\u00a0», ${counted(total, "réponse", "réponses")}`;
  return [answers, parts.join(", ")].filter((part) => part !== "").join(". ");
}
