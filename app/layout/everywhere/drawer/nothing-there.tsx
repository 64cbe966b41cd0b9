import { useMemo } from "react";
import { NoResult } from "#app/search/no-result.tsx";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { knownWords, suggestWords } from "#text/suggest-words.ts";
import { type Contents, everyName } from "./find/find-everywhere.ts";
import styles from "./nothing-there.module.css";

export interface NothingThereProps {
  contents: Contents;
  text: string;
  /** The same, folded. */
  query: string;
  /** Types a word instead. */
  onType: (word: string) => void;
}

/** Where nothing answers: what may have been meant. */
export function NothingThere({ contents, text, query, onType }: NothingThereProps) {
  const words = useMemo(() => knownWords(everyName(contents)), [contents]);
  const suggested = suggestWords(query, words);
  return (
    <NoResult
      sentence={`Rien ne correspond à «\u00a0${text}\u00a0».`}
      aside="Le tiroir a été retourné, et remis en place."
      onClear={() => onType("")}
    >
      <SettledStatus words={suggested.length > 0 ? `Essayez plutôt\u00a0: ${suggested.join(", ")}` : ""} />
      {suggested.length > 0 && (
        <p className={styles.suggested}>
          Essayez plutôt{"\u00a0"}:
          {suggested.map((word) => (
            <Button key={word} tone="quiet" onClick={() => onType(word)}>
              {word}
            </Button>
          ))}
        </p>
      )}
    </NoResult>
  );
}
