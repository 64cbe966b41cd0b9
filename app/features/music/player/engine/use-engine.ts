import { type RefObject, useEffect, useRef } from "react";
import { claimSound, onOtherSound } from "#app/ui/one-at-a-time.ts";
import { clockNow, setClock } from "../clock-store.ts";
import type { Engine, EngineReports } from "./engine.ts";
import { openFile } from "./file-engine.ts";
import { isSelected, type PlayerState } from "../../player-state.ts";
import { send } from "../../player-store.ts";
import type { Volume } from "../volume-store.ts";
import { openYoutube } from "./youtube/youtube-engine.ts";

const reports: EngineReports = {
  onAnswered: () => send({ type: "answered" }),
  onBegan: () => send({ type: "began" }),
  onWaiting: () => send({ type: "waiting" }),
  onHalted: () => send({ type: "halted" }),
  onEnded: () => send({ type: "ended", pageVisible: document.visibilityState === "visible" }),
  onFailed: (failure) => send({ type: "failed", failure, at: clockNow().elapsed }),
  onClock: setClock,
};

/** Makes the chosen track sound as the state says, on the media element or the frame; gives the way to seek. */
export function useEngine(
  state: PlayerState,
  volume: Volume,
  media: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
): (seconds: number) => void {
  const engine = useRef<Engine>(undefined);
  const begun = isSelected(state) && state.begun && state.status !== "failed";
  const source = begun ? state.track.source : undefined;
  const turn = begun ? state.turn : 0;
  const from = isSelected(state) ? state.from : 0;
  // Of a track that waits, the content knows how long it is: it can be moved before anything of it is fetched.
  const total = isSelected(state) && !state.begun ? state.track.seconds : undefined;

  useEffect(() => {
    setClock(from, total);
    if (!source) return;
    const opened =
      source.kind === "file"
        ? media.current && openFile(media.current, source.src, from, reports)
        : frame.current && openYoutube(frame.current, reports);
    if (!opened) return;
    engine.current = opened;
    return () => {
      engine.current = undefined;
      opened.close();
    };
  }, [source, turn, from, total, media, frame]);

  useEffect(() => engine.current?.setVolume(volume.level, volume.muted), [volume, source, turn]);

  useEffect(() => {
    if (state.status === "loading") {
      claimSound("music");
      engine.current?.play();
    } else if (state.status === "paused") engine.current?.pause();
  }, [state.status, source, turn]);

  useEffect(() => onOtherSound("music", () => send({ type: "pause" })), []);

  return (seconds) =>
    engine.current ? engine.current.seek(seconds) : send({ type: "place", from: seconds });
}
