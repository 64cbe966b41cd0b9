import { type ComponentType, useEffect, useState } from "react";
import { untilThere } from "#app/state/until-there.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { wasKept } from "./kept-key.ts";
import { send, usePlayerState } from "./player-store.ts";

/**
 * The one player, for the root: nothing but this until a track is chosen (or was, before a reload), then the mini player with
 * the one media element, which stays where it is in the document until the page is closed [M4].
 */
export function MusicPlayer() {
  const { status } = usePlayerState();
  const [Player, setPlayer] = useState<ComponentType>();
  const chosen = status !== "stopped";
  useEffect(() => {
    if (Player || !(chosen || wasKept())) return;
    untilThere(() => import("./player/player.tsx")).then(
      (module) => setPlayer(() => module.Player),
      () => {
        if (!chosen) return;
        send({ type: "stop" });
        toast.alert("Le lecteur n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.");
      },
    );
  }, [Player, chosen]);
  return Player && <Player />;
}
