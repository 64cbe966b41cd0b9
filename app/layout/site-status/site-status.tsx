import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { registerServiceWorker } from "./register-service-worker.ts";
import { watchPictures } from "./missing-pictures.ts";
import styles from "./site-status.module.css";

/** Says above the page when the network is gone, and when a new version of the site waits for the visitor's word. */
export function SiteStatus() {
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(watchPictures, []);
  useEffect(() => registerServiceWorker((action) => setTakeOver(() => action)), []);

  return (
    <div role="status" className={styles.status}>
      {!online && (
        <p className={styles.line}>
          Vous êtes hors ligne : voici les pages et les images déjà vues. Le reste reviendra avec le réseau.
        </p>
      )}
      {online && takeOver && (
        <p className={styles.line}>
          Nouvelle version disponible
          <Button tone="quiet" onClick={takeOver}>
            Recharger la page
          </Button>
        </p>
      )}
    </div>
  );
}

function subscribeToNetwork(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
