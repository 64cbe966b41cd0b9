import { useEffect } from "react";
import { site } from "#app/content/site.ts";
import { clockNow } from "./clock-store.ts";
import { KEPT_PLAYER } from "../kept-key.ts";
import { recall, remember } from "#app/state/device-storage.ts";
import { isSelected, type Kept, type PlayerState } from "../player-state.ts";
import { playerState, send } from "../player-store.ts";

/** Brings the track back after a reload of the tab, paused where it was, and remembers it for the next one. */
export function useKeptPlayer(state: PlayerState): void {
  useEffect(restore, []);
  useEffect(keep, [state]);
  useEffect(() => {
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);
}

function keep(): void {
  const state = playerState();
  if (!isSelected(state)) return remember(KEPT_PLAYER, undefined);
  const { track, queue, repeat, shuffle, platform, begun, status } = state;
  const from = begun && status !== "failed" ? clockNow().elapsed : state.from;
  const kept: Kept = { track, queue, repeat, shuffle, platform, from };
  remember(KEPT_PLAYER, JSON.stringify({ build: site.build, kept }));
}

/** Not over what plays already, nor when the address names another track, nor what another build of the site wrote. */
function restore(): void {
  const state = playerState();
  if (isSelected(state) && state.begun) return;
  const { build, kept } = read();
  const asked = new URLSearchParams(location.search).get("piste");
  if (kept && build === site.build && (!asked || asked === kept.track.id)) send({ type: "restore", kept });
}

/** This build wrote it, or it is not used: its shape is known. */
function read(): { build?: string; kept?: Kept } {
  try {
    return JSON.parse(recall(KEPT_PLAYER) ?? "{}");
  } catch {
    return {};
  }
}
