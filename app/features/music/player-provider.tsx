import { lazy, Suspense, useState } from "react";
import { usePlayerState } from "./player-store.ts";

const Player = lazy(async () => ({ default: (await import("./player.tsx")).Player }));

/**
 * The one player, for the root: nothing but this until a track is chosen, then the mini player with the one media element,
 * which stays where it is in the document until the page is closed [M4].
 */
export function MusicPlayer() {
  const { status } = usePlayerState();
  const [needed, setNeeded] = useState(false);
  if (status !== "stopped" && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Player />
    </Suspense>
  ) : null;
}
