import type { ReactNode } from "react";
import { Button } from "#app/ui/button/button.tsx";
import styles from "./suggested.module.css";

/** What may have been meant by a search without an answer, as it is heard. */
export function suggestedWords(words: readonly string[]): string {
  return `Essayez plutôt\u00a0: ${words.join(", ")}`;
}

export interface SuggestedProps {
  words: readonly string[];
  /** Searches for a word instead. */
  onType: (word: string) => void;
  /** Buttons that lead elsewhere, before the words. */
  children?: ReactNode;
}

/** The same as it is seen: each word a press away. */
export function Suggested({ words, onType, children }: SuggestedProps) {
  return (
    <p className={styles.suggested}>
      Essayez plutôt{"\u00a0"}:{children}
      {words.map((word) => (
        <Button key={word} tone="quiet" onClick={() => onType(word)}>
          {word}
        </Button>
      ))}
    </p>
  );
}
