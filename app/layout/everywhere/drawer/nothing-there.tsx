import { NoResult } from "#app/search/no-result.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { quoted } from "#text/quoted.ts";
import styles from "./nothing-there.module.css";

export interface NothingThereProps {
  text: string;
  /** Words that may have been meant. */
  suggested: readonly string[];
  /** Types a word instead. */
  onType: (word: string) => void;
  /** Goes to somebody who may know. */
  onAsk: () => void;
}

/** Where nothing answers: what may have been meant, and somebody to ask. */
export function NothingThere({ text, suggested, onType, onAsk }: NothingThereProps) {
  return (
    <NoResult
      sentence={`Rien ne correspond à ${quoted(text)}.`}
      aside="Le tiroir a été retourné, et remis en place."
      onClear={() => onType("")}
    >
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
      <Button tone="quiet" onClick={onAsk}>
        Écrire au staff
      </Button>
    </NoResult>
  );
}
