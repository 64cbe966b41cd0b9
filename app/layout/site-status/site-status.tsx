import { useEffect, useState } from "react";
import { untilThere } from "#app/state/until-there.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconX } from "#app/ui/icons/icons.ts";
import { toastLook } from "#app/ui/toast/toast-look.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { watchPictures } from "./missing-pictures.ts";

const OFFLINE = "Vous êtes hors ligne\u00a0: voici ce qui a déjà été vu. Le reste reviendra avec le réseau.";
const UPDATE = "Nouvelle version disponible";

/** Says over the page, which does not move, that the network goes or is back, and that a new version of the site waits for the visitor's word. */
export function SiteStatus() {
  const [takeOver, setTakeOver] = useState<() => void>();
  const [closed, setClosed] = useState(false);
  useEffect(watchPictures, []);
  useEffect(watchNetwork, []);
  useEffect(() => {
    // Nobody waits for it: its code comes when the page is there. Without it, nothing is kept for this time.
    void untilThere(() => import("./register-service-worker.ts")).then(
      ({ registerServiceWorker }) => registerServiceWorker((action) => setTakeOver(() => action)),
      () => undefined,
    );
  }, []);

  const waiting = takeOver !== undefined && !closed;
  return (
    <div className={waiting ? toastLook.place : undefined}>
      <div className={waiting ? toastLook.card : undefined} data-message>
        <div role="status">{waiting && UPDATE}</div>
        {waiting && (
          <>
            <Button tone="quiet" onClick={takeOver}>
              Recharger la page
            </Button>
            <IconButton label="Fermer le message" onClick={() => setClosed(true)}>
              <IconX aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
}

/** Said once, then out of the way: what fails for want of a network says so itself. */
function watchNetwork() {
  const gone = () => toast.status(OFFLINE);
  const back = () => toast.status("Le réseau est revenu.");
  if (!navigator.onLine) gone();
  addEventListener("offline", gone);
  addEventListener("online", back);
  return () => {
    removeEventListener("offline", gone);
    removeEventListener("online", back);
  };
}
