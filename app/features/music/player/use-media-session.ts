import { useEffect, useEffectEvent, useState } from "react";
import { iconImage, LARGE_ICON } from "#addresses/icons.ts";
import { usePath } from "#app/router/use-path.ts";
import { onOtherSound } from "#app/ui/one-at-a-time.ts";
import { clockNow, onTick } from "./clock-store.ts";
import { goBack, type Seek, stepBy } from "./move-in-track.ts";
import { isOn, type Selected } from "../player-state.ts";
import { playerState, send } from "../player-store.ts";

/** The site's own icon: a track has no picture of its own. */
const ARTWORK = [iconImage(LARGE_ICON)];

/** Shows the track on the lock screen and listens to the keyboard's and the headphones' keys, where the browser can. */
export function useMediaSession(chosen: Selected | undefined, seek: Seek): void {
  // The film's keys are the browser's own care.
  const selected = useFilmHeard(chosen?.status) ? undefined : chosen;
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
      ["play", () => !isOn(playerState().status) && send({ type: "toggle" })],
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
      session.setPositionState?.();
      for (const [key] of keys) handle(session, key, null);
    };
  }, [title, creator]);

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState =
      status === undefined ? "none" : isOn(status) ? "playing" : "paused";
  }, [status]);
}

/** Whether a film of this page was the last to sound. */
function useFilmHeard(status: Selected["status"] | undefined): boolean {
  const path = usePath();
  const [heardOn, setHeardOn] = useState<string>();
  useEffect(() => onOtherSound("music", () => setHeardOn(path)), [path]);
  if (heardOn !== undefined && isOn(status)) setHeardOn(undefined);
  return heardOn === path;
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
