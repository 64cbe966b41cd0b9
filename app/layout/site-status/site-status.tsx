import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconX } from "#app/ui/icons/icons.ts";
import { toastLook } from "#app/ui/toast/toast-look.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { watchPictures } from "./missing-pictures.ts";

const OFFLINE =
  "Vous êtes hors ligne : voici les pages et les images déjà vues. Le reste reviendra avec le réseau.";
const UPDATE = "Nouvelle version disponible";

/** Says over the page, which does not move, when the network is gone, and when a new version of the site waits for the visitor's word. */
export function SiteStatus() {
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [takeOver, setTakeOver] = useState<() => void>();
  const [closed, setClosed] = useState<string>();
  useEffect(watchPictures, []);
  useEffect(() => {
    const back = () => toast.status("Le réseau est revenu.");
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);
  useEffect(() => registerServiceWorker((action) => setTakeOver(() => action)), []);

  const words = online ? takeOver && UPDATE : OFFLINE;
  // Closed once is closed until there is something else to say.
  if (closed !== undefined && closed !== words) setClosed(undefined);
  const said = closed === words ? undefined : words;
  return (
    <div className={said && toastLook.place}>
      <div className={said && toastLook.card}>
        <div role="status">{said}</div>
        {said === UPDATE && (
          <Button tone="quiet" onClick={takeOver}>
            Recharger la page
          </Button>
        )}
        {said && (
          <IconButton label="Fermer le message" onClick={() => setClosed(said)}>
            <IconX aria-hidden />
          </IconButton>
        )}
      </div>
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
