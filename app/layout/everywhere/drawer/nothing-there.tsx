import { NoResult } from "#app/search/no-result.tsx";
import { Suggested } from "#app/search/suggested.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { quoted } from "#text/quoted.ts";

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
      {suggested.length > 0 && <Suggested words={suggested} onType={onType} />}
      <Button tone="quiet" onClick={onAsk}>
        Écrire au staff
      </Button>
    </NoResult>
  );
}
