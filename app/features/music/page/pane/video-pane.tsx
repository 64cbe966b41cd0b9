import { frenchSpaces } from "#text/french-spaces.ts";
import { setPaneSlot } from "../../pane-slot.ts";
import { isSelected } from "../../player-state.ts";
import { usePlayerState } from "../../player-store.ts";
import { asksFirst } from "../../shows-picture.ts";
import styles from "./video-pane.module.css";

/** A title of more letters than this is set smaller, so that it stays on its sleeve. */
const LONG = 40;

/**
 * The player pane of wide screens [M3]: 'Sélectionne une Musique' until a track is chosen, the sleeve of a recording
 * without pictures, and for a video the place over which the stage stands.
 */
export function VideoPane() {
  const state = usePlayerState();
  const selected = isSelected(state) ? state : undefined;
  // The question stands here then; the title is in the player and in the list.
  const asks = selected !== undefined && asksFirst(selected);
  return (
    <section className={styles.pane} aria-label="Écran du lecteur" data-arc={selected?.queue.arc}>
      <div ref={setPaneSlot} className={styles.slot}>
        <div
          className={styles.sleeve}
          data-status={selected?.status ?? "stopped"}
          data-long={(selected && (asks || selected.track.title.length > LONG)) || undefined}
        >
          <span className={styles.disc} aria-hidden />
          {!selected && <p className={styles.words}>Sélectionne une Musique</p>}
          {selected && !asks && (
            <p className={styles.words}>
              <strong className={styles.title}>{frenchSpaces(selected.track.title)}</strong>
              <span className={styles.creator}>{selected.queue.creator}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
