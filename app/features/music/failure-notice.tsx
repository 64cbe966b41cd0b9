import type { TrackData } from "#schemas/page-data.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { failureText } from "./failure-text.ts";
import styles from "./failure-notice.module.css";
import { focusPlayButton } from "./play-button-focus.ts";
import { platformPage } from "./platform-page.ts";
import type { Failure, PlayerAction } from "./player-state.ts";
import { send } from "./player-store.ts";

/** Why the track does not play, and three ways on: again, the platform's page, the next track. Never a silent stop. */
export function FailureNotice({ track, failure }: { track: TrackData; failure: Failure }) {
  // The buttons go away with the notice: the keyboard stays in the player.
  function leave(action: PlayerAction) {
    send(action);
    focusPlayButton();
  }
  return (
    <div className={styles.notice}>
      <p role="alert">{failureText(failure)}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => leave({ type: "toggle" })}>
          Réessayer
        </button>
        {track.source.kind === "youtube" && (
          <ExternalLink className={styles.way} href={platformPage(track.source.id)}>
            Voir sur YouTube
          </ExternalLink>
        )}
        <button type="button" className={styles.way} onClick={() => leave({ type: "next" })}>
          Écouter la suivante
        </button>
      </p>
    </div>
  );
}
