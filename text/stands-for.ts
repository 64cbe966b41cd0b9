import { foldText } from "./fold-text.ts";
import { nearest } from "./nearest.ts";

/** Shorter is too short to tell a slip in it. */
const SHORTEST = 5;
/** How many letters there are to a slip. */
const LETTERS = 4;

/**
 * Whether a query that a name does not hold may stand for it: its initials or the beginnings of its words (« rdr » and « rdrp » are
 * RED DEAD RP), or its first words with a slip of the keyboard, one letter in four (« red ded », « survivro »).
 * @param query folded
 */
export function standsFor(query: string, name: string): boolean {
  const words = wordsOf(foldText(name));
  const asked = wordsOf(query);
  if (words.length > 1 && abbreviates(asked.join(""), words)) return true;
  const typed = asked.join(" ");
  const begun = words.slice(0, asked.length).join(" ");
  return (
    typed.length >= SHORTEST && nearest(typed, [begun], Math.floor(typed.length / LETTERS)) !== undefined
  );
}

/** Whether a short form is made of the beginning of each word, in order. */
function abbreviates(short: string, [word, ...others]: readonly string[]): boolean {
  if (word === undefined) return short === "";
  for (let taken = 1; taken <= word.length && short.startsWith(word.slice(0, taken)); taken++)
    if (abbreviates(short.slice(taken), others)) return true;
  return false;
}

function wordsOf(folded: string): string[] {
  return folded.split(/[^a-z0-9]+/).filter(Boolean);
}
