import { useEffect, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { unfold } from "#app/ui/unfold/unfold.ts";
import type { Depiction } from "#schemas/depiction-file.ts";
import fold from "../fold/fold.module.css";
import styles from "./shown.module.css";

export interface ShownProps {
  /** The id that the words have, for the image that they describe. */
  id: string;
  /** Fetches what the picture at a position shows. */
  fetchShown: (position: number) => Promise<Depiction | undefined>;
  /** Which picture of the gallery. */
  position: number;
}

/**
 * What is seen and written on a picture, folded: for those who cannot see or read it there, and what describes the image to
 * a screen reader, which hears what is seen as the picture opens. Its place is kept while the words are on their way.
 */
export function Shown({ id, fetchShown, position }: ShownProps) {
  const summaryId = useId();
  const shown = useShown(fetchShown, position);
  /** The picture whose words are unfolded. */
  const [read, setRead] = useState<number>();
  if (!shown) return <div className={fold.fold} />;
  const { words, lettering } = shown;
  if (words.length + lettering.length === 0) return null;
  const seen = words.length > 0 && `On y voit\u00a0: ${words.join(", ")}.`;
  const isRead = read === position;
  return (
    <>
      {/* Heard once the picture stays; not beside the same words, unfolded. */}
      <SettledStatus words={seen && !isRead ? seen : ""} of={isRead || position} />
      <details
        key={position}
        className={fold.fold}
        onToggle={({ currentTarget }) => setRead(currentTarget.open ? position : undefined)}
      >
        <summary id={summaryId} className={unfold}>
          {summaryOf(shown)}
        </summary>
        <div className={styles.text} role="region" aria-labelledby={summaryId}>
          {/* Not the region itself, which describes by its name. */}
          <div id={id}>
            {seen && <p className={styles.seen}>{seen}</p>}
            {lettering.length > 0 && <p>{lettering.join("\n")}</p>}
          </div>
        </div>
      </details>
    </>
  );
}

type Seen = Pick<Depiction, "words" | "lettering">;
const NOTHING: Seen = { words: [], lettering: [] };

function summaryOf({ words, lettering }: Seen): string {
  if (words.length === 0) return "Ce qui est écrit";
  return lettering.length === 0 ? "Ce qu’on y voit" : "Ce qu’on y voit et y lit";
}

/** What it shows: undefined until it is there, nothing where nobody has said it or it cannot be fetched. */
function useShown(fetchShown: ShownProps["fetchShown"], position: number): Seen | undefined {
  const [read, setRead] = useState<{ position: number; shown: Seen }>();

  useEffect(() => {
    let left = false;
    fetchShown(position)
      .catch((error: unknown) => {
        // The picture is there without its words; whoever searches is told.
        console.error(error);
        return undefined;
      })
      .then((shown) => left || setRead({ position, shown: shown ?? NOTHING }), console.error);
    return () => {
      left = true;
    };
  }, [fetchShown, position]);

  return read?.position === position ? read.shown : undefined;
}
