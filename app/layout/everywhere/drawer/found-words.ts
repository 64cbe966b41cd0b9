import { suggestedWords } from "#app/search/suggested.tsx";
import { counted } from "#text/counted.ts";
import { quoted } from "#text/quoted.ts";
import type { AnswerGroup } from "./find/find-everywhere.ts";

/** What was found, as it is heard: « « hibou », 7 réponses. Affiches : 4, Joueurs : 3 »; where nothing was, what may have been meant. */
export function foundWords(
  text: string,
  groups: readonly AnswerGroup[],
  suggested: readonly string[],
): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const parts = groups.map((group) => `${group.title}\u00a0: ${group.total}`);
  const answers = `${quoted(text)}, ${counted(total, "réponse", "réponses")}`;
  const meant = suggested.length > 0 ? suggestedWords(suggested) : "";
  return [answers, parts.join(", "), meant].filter((part) => part !== "").join(". ");
}
