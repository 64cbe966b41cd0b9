import { useEffect, useId, useState } from "react";
import fold from "../fold/fold.module.css";
import styles from "./lettering.module.css";

export interface LetteringProps {
  /** The id that the words have, for the image that they describe. */
  id: string;
  /** Fetches the words of the picture at a position, a piece a line. */
  fetchWords: (position: number) => Promise<readonly string[]>;
  /** Which picture of the gallery. */
  position: number;
}

/**
 * What is written on a picture, folded: for those who cannot read it there, and what describes the image to a screen
 * reader. Its place is kept while the words are on their way.
 */
export function Lettering({ id, fetchWords, position }: LetteringProps) {
  const summaryId = useId();
  const pieces = useLettering(fetchWords, position);
  if (!pieces) return <div className={fold.fold} />;
  if (pieces.length === 0) return null;
  return (
    <details key={position} className={fold.fold}>
      <summary id={summaryId} className={fold.summary}>
        Ce qui est écrit
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words scroll, by the keyboard too */}
      <div className={styles.text} role="region" aria-labelledby={summaryId} tabIndex={0}>
        {/* Not the region itself, which describes by its name. */}
        <p id={id}>{pieces.join("\n")}</p>
      </div>
    </details>
  );
}

/** The lettering, a piece a line: undefined until it is there, empty where nobody has written it down or it cannot be fetched. */
function useLettering(
  fetchWords: LetteringProps["fetchWords"],
  position: number,
): readonly string[] | undefined {
  const [read, setRead] = useState<{ position: number; lettering: readonly string[] }>();

  useEffect(() => {
    let left = false;
    fetchWords(position)
      .catch((error: unknown) => {
        // The picture is there without its words; whoever searches is told.
        console.error(error);
        return [];
      })
      .then((lettering) => left || setRead({ position, lettering }), console.error);
    return () => {
      left = true;
    };
  }, [fetchWords, position]);

  return read?.position === position ? read.lettering : undefined;
}
