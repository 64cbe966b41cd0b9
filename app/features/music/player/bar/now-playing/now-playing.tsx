import type { MouseEvent } from "react";
import { Link } from "#app/router/link.tsx";
import { frenchSpaces } from "#text/french-spaces.ts";
import styles from "./now-playing.module.css";
import type { Selected } from "../../../player-state.ts";
import { rowId, trackAddress } from "../../../track-address.ts";

/** What is chosen and whose it is, or 'Inconnu' [M4]; leads to its row among the others, where a long title is whole. */
export function NowPlaying({ selected }: { selected: Selected | undefined }) {
  if (!selected)
    return (
      <div className={styles.words}>
        <p className={styles.title}>Inconnu</p>
        <p className={styles.creator}>Cette piste n’existe pas ou plus. Choisissez-en une autre.</p>
      </div>
    );
  const { id, title } = selected.track;
  return (
    <Link
      className={styles.words}
      href={trackAddress(id)}
      aria-current={undefined}
      onClick={(event) => showRow(event, id)}
    >
      <p className={styles.title}>{frenchSpaces(title)}</p>
      <p className={styles.creator}>{selected.queue.creator}</p>
    </Link>
  );
}

/** On the music page already: to the row, without a new entry in the history. */
function showRow(event: MouseEvent, track: string): void {
  const row = document.getElementById(rowId(track));
  if (!row) return;
  event.preventDefault();
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
}
