import { foldText } from "#text/fold-text.ts";
import { wordsOf, wordStem } from "#text/word-stem.ts";

/** Words and phrases that mean the same to a search, by their stems. */
export interface EqualWords {
  learn: (groups: readonly (readonly string[])[]) => void;
  /** The others of the groups that hold this phrase, each as its stems. */
  of: (stems: readonly string[]) => readonly (readonly string[])[];
  /** The phrases as they were learnt, of the groups of which one is known by its stems. */
  phrases: (known: ReadonlySet<string>) => string[];
}

/** Begins without any: groups are learnt as files of depictions come. */
export function equalWords(): EqualWords {
  const others = new Map<string, string[][]>();
  const learnt: (readonly string[])[] = [];
  const stemsOf = (phrase: string) => wordsOf(foldText(phrase)).map(wordStem);
  return {
    learn(groups) {
      for (const group of groups) {
        learnt.push(group);
        const phrases = group.map(stemsOf);
        for (const phrase of phrases) {
          const key = phrase.join(" ");
          const rest = phrases.filter((other) => other.join(" ") !== key);
          others.set(key, [...(others.get(key) ?? []), ...rest]);
        }
      }
    },
    phrases: (known) =>
      learnt
        .filter((group) => group.some((phrase) => stemsOf(phrase).every((stem) => known.has(stem))))
        .flat(),
    of: (stems) => others.get(stems.join(" ")) ?? [],
  };
}
