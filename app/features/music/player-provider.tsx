import { type ComponentType, useEffect, useState } from "react";
import { toast } from "../../ui/toast.ts";
import { send, usePlayerState } from "./player-store.ts";

/**
 * The one player, for the root: nothing but this until a track is chosen, then the mini player with the one media element,
 * which stays where it is in the document until the page is closed [M4].
 */
export function MusicPlayer() {
  const { status } = usePlayerState();
  const [Player, setPlayer] = useState<ComponentType>();
  const missing = status !== "stopped" && !Player;
  useEffect(() => {
    if (!missing) return;
    import("./player.tsx").then(
      (module) => setPlayer(() => module.Player),
      () => {
        send({ type: "stop" });
        toast.alert("Le lecteur n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.");
      },
    );
  }, [missing]);
  return Player && <Player />;
}
