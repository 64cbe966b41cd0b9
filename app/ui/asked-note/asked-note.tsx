import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import type { Asked } from "#app/state/use-asked.ts";
import styles from "./asked-note.module.css";

export interface AskedNoteProps {
  asked: Pick<Asked<unknown>, "state" | "ask">;
  /** Said while it is on its way. */
  coming: string;
  /** Said when it could not be fetched: what the page shows meanwhile. */
  failed: ReactNode;
}

/** Says that what is asked for is on its way, or could not be fetched, and asks again. */
export function AskedNote({ asked: { state, ask }, coming, failed }: AskedNoteProps) {
  if (state === "loading") return <p className={styles.note}>{coming}</p>;
  if (state !== "failed") return null;
  return (
    <div className={styles.note} role="status">
      <p>{failed}</p>
      <Button tone="quiet" onClick={ask}>
        Réessayer
      </Button>
    </div>
  );
}
