import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { failureText, mayPass } from "./failure-text.ts";
import styles from "./failure-notice.module.css";
import { focusPlayButton } from "./play-button-focus.ts";
import { platformPage } from "./platform-page.ts";
import { type Failure, isAlone, type PlayerAction, type Selected } from "./player-state.ts";
import { send } from "./player-store.ts";

/** Why the track does not play, and the ways on: again, the platform's page, the next track. Never a silent stop. */
export function FailureNotice({ selected, failure }: { selected: Selected; failure: Failure }) {
  const { source } = selected.track;
  // The buttons go away with the notice: the keyboard stays in the player.
  function leave(action: PlayerAction) {
    send(action);
    focusPlayButton();
  }
  return (
    <div className={styles.notice}>
      <p role="alert">{failureText(failure)}</p>
      <p className={styles.ways}>
        {mayPass(failure) && (
          <button type="button" className={styles.way} onClick={() => leave({ type: "toggle" })}>
            Réessayer
          </button>
        )}
        {source.kind === "youtube" && (
          <ExternalLink className={styles.way} href={platformPage(source.id)}>
            Voir sur YouTube
          </ExternalLink>
        )}
        {!isAlone(selected) && (
          <button type="button" className={styles.way} onClick={() => leave({ type: "next" })}>
            Écouter la suivante
          </button>
        )}
      </p>
    </div>
  );
}
