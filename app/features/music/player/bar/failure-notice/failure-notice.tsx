import { useNetworkBack } from "#app/state/use-network-back.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import styles from "./failure-notice.module.css";
import { focusPlayButton } from "../../play-button-focus.ts";
import { watchPage } from "#platforms/youtube.ts";
import { type Failure, isAlone, type PlayerAction, type Selected } from "../../../player-state.ts";
import { send } from "../../../player-store.ts";

/** What a track that cannot play says to the visitor. */
const TEXTS: Record<Failure, string> = {
  offline: "Vous êtes hors ligne : cette piste attend le réseau.",
  unreachable:
    "YouTube ne répond pas. Vérifiez votre connexion ; un bloqueur l’empêche peut-être de se charger.",
  interrupted: "YouTube ne répond plus. Vérifiez votre connexion, puis réessayez.",
  gone: "Cette vidéo n’existe plus ou elle est privée.",
  forbidden: "Son auteur ne permet pas de lire cette vidéo hors de YouTube.",
  refused: "YouTube refuse de lire cette vidéo ici.",
  broken: "Ce fichier n’arrive pas. Vérifiez votre connexion, puis réessayez.",
  unreadable: "Ce navigateur ne sait pas lire ce fichier : son format lui est inconnu, ou il est abîmé.",
};

/** Failures that another try does not mend. */
const LASTING: ReadonlySet<Failure> = new Set(["gone", "forbidden", "unreadable"]);

/** Why the track does not play, and the ways on: again, the platform's page, the next track. Never a silent stop. */
export function FailureNotice({ selected, failure }: { selected: Selected; failure: Failure }) {
  const { source } = selected.track;
  // It waits for the network, as it says.
  useNetworkBack(failure === "offline", () => send({ type: "toggle" }));
  // The buttons go away with the notice: the keyboard stays in the player.
  function leave(action: PlayerAction) {
    send(action);
    focusPlayButton();
  }
  return (
    <div className={styles.notice}>
      <p role="alert">{TEXTS[failure]}</p>
      <p className={styles.ways}>
        {!LASTING.has(failure) && (
          <button type="button" className={styles.way} onClick={() => leave({ type: "toggle" })}>
            Réessayer
          </button>
        )}
        {source.kind === "youtube" && (
          <ExternalLink className={styles.way} href={watchPage(source.id)}>
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
