import { useEffect, useEffectEvent } from "react";
import { clockNow } from "./clock-store.ts";
import { goBack } from "./go-back.ts";
import type { Selected } from "./player-state.ts";
import { send } from "./player-store.ts";

/** Shows the track on the lock screen and listens to the keyboard's and the headphones' keys, where the browser can. */
export function useMediaSession(selected: Selected | undefined, seek: (seconds: number) => void): void {
  const title = selected?.track.title;
  const creator = selected?.queue.creator;
  const status = selected?.status;
  const seekTo = useEffectEvent((seconds: number) => seek(seconds));

  useEffect(() => {
    if (!("mediaSession" in navigator) || title === undefined || creator === undefined) return;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({ title, artist: creator });
    const keys: [MediaSessionAction, MediaSessionActionHandler][] = [
      ["play", () => send({ type: "toggle" })],
      ["pause", () => send({ type: "pause" })],
      ["stop", () => send({ type: "stop" })],
      ["nexttrack", () => send({ type: "next" })],
      ["previoustrack", () => goBack((seconds) => seekTo(seconds))],
      ["seekto", ({ seekTime }) => seekTo(seekTime ?? clockNow().elapsed)],
    ];
    for (const [key, handler] of keys) handle(session, key, handler);
    return () => {
      session.metadata = null;
      for (const [key] of keys) handle(session, key, null);
    };
  }, [title, creator]);

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState =
      status === undefined ? "none" : status === "playing" || status === "loading" ? "playing" : "paused";
  }, [status]);
}

/** Browsers refuse the keys that they do not know. */
function handle(
  session: MediaSession,
  key: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(key, handler);
  } catch {
    // The other keys still work.
  }
}
