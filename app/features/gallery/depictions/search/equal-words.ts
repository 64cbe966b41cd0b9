import { foldText } from "#text/fold-text.ts";
import { wordsOf, wordStem } from "#text/word-stem.ts";

/** Words and phrases that mean the same to a search, by their stems. */
export interface EqualWords {
  learn: (groups: readonly (readonly string[])[]) => void;
  /** The others of the groups that hold this phrase, each as its stems. */
  of: (stems: readonly string[]) => readonly (readonly string[])[];
}

export function equalWords(): EqualWords {
  const others = new Map<string, string[][]>();
  return {
    learn(groups) {
      for (const group of groups) {
        const phrases = group.map((phrase) => wordsOf(foldText(phrase)).map(wordStem));
        for (const phrase of phrases) {
          const key = phrase.join(" ");
          const rest = phrases.filter((other) => other.join(" ") !== key);
          others.set(key, [...(others.get(key) ?? []), ...rest]);
        }
      }
    },
    of: (stems) => others.get(stems.join(" ")) ?? [],
  };
}
