import type { ReactNode } from "react";
import { Button } from "#app/ui/button/button.tsx";
import styles from "./no-result.module.css";

export interface NoResultProps {
  /** Says that nothing answers what was typed. */
  sentence: string;
  /** A word more, on the side. */
  aside?: string | undefined;
  /** Takes back what was typed; absent where nothing was. */
  onClear?: (() => void) | undefined;
  /** What may have been meant, the first thing after the sentence. */
  children?: ReactNode;
}

/** What stands where a search finds nothing: the same words, button and look on every page. */
export function NoResult({ sentence, aside, onClear, children }: NoResultProps) {
  return (
    <div className={styles.none}>
      <div>
        <p className={styles.sentence}>{sentence}</p>
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
      {children}
      {onClear && (
        <Button tone="quiet" onClick={onClear}>
          Effacer la recherche
        </Button>
      )}
    </div>
  );
}
