import { useEffect, useRef } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { setDialogExtra } from "#app/ui/dialog/dialog-extra.tsx";
import { DialogPause } from "./dialog-pause/dialog-pause.tsx";
import { MiniPlayer } from "./bar/mini-player.tsx";
import { isOn, isSelected } from "../player-state.ts";
import { usePlayerState } from "../player-store.ts";
import { NowHeard } from "./now-heard.tsx";
import { PlayerStage } from "./stage/player-stage.tsx";
import { useEngine } from "./engine/use-engine.ts";
import { useKeptPlayer } from "./use-kept-player.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useVolume } from "./volume-store.ts";

/** The player once it is needed: the stage with the media element and the frame, and the mini player [M4]. */
export function Player() {
  const state = usePlayerState();
  const volume = useVolume();
  const media = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const seek = useEngine(state, volume, media, frame);
  const selected = isSelected(state) ? state : undefined;

  useEffect(() => {
    setDialogExtra(<DialogPause />);
    return () => setDialogExtra(undefined);
  }, []);
  useKeptPlayer(state);
  useShortcuts(selected !== undefined, seek);
  useMediaSession(selected, seek);
  usePageTitle("track", selected && isOn(selected.status) ? selected.track.title : undefined);

  return (
    <>
      <MiniPlayer selected={selected} shown={state.status !== "stopped"} volume={volume} onSeek={seek}>
        <PlayerStage selected={selected} media={media} frame={frame} />
      </MiniPlayer>
      <NowHeard selected={selected} />
    </>
  );
}
