import { useEffect, useEffectEvent } from "react";
import { iconImage, LARGE_ICON } from "#addresses/icons.ts";
import { clockNow, onTick } from "./clock-store.ts";
import { goBack, type Seek, stepBy } from "./move-in-track.ts";
import { isOn, type Selected } from "../player-state.ts";
import { playerState, send } from "../player-store.ts";

/** The site's own icon: a track has no picture of its own. */
const ARTWORK = [iconImage(LARGE_ICON)];

/** Shows the track on the lock screen and listens to the keyboard's and the headphones' keys, where the browser can. */
export function useMediaSession(selected: Selected | undefined, seek: Seek): void {
  const title = selected?.track.title;
  const creator = selected?.queue.creator;
  const status = selected?.status;
  const seekTo = useEffectEvent((seconds: number) => seek(seconds));

  useEffect(() => {
    if (!("mediaSession" in navigator) || title === undefined || creator === undefined) return;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({ title, artist: creator, artwork: ARTWORK });
    const go: Seek = (seconds) => seekTo(seconds);
    const keys: [MediaSessionAction, MediaSessionActionHandler][] = [
      ["play", () => playerState().status !== "playing" && send({ type: "toggle" })],
      ["pause", () => send({ type: "pause" })],
      ["stop", () => send({ type: "stop" })],
      ["nexttrack", () => send({ type: "next" })],
      ["previoustrack", () => goBack(go)],
      ["seekbackward", () => stepBy(-2, go)],
      ["seekforward", () => stepBy(2, go)],
      ["seekto", ({ seekTime }) => seekTime !== undefined && go(seekTime)],
    ];
    for (const [key, handler] of keys) handle(session, key, handler);
    const deaf = onTick(() => tellPosition(session));
    return () => {
      deaf();
      session.metadata = null;
      for (const [key] of keys) handle(session, key, null);
    };
  }, [title, creator]);

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState =
      status === undefined ? "none" : isOn(status) ? "playing" : "paused";
  }, [status]);
}

function tellPosition(session: MediaSession): void {
  const { elapsed, total } = clockNow();
  if (total === undefined) session.setPositionState?.();
  else session.setPositionState?.({ duration: total, position: Math.min(elapsed, total) });
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
