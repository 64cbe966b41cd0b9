import { useEffect, useRef } from "react";
import type { PlaylistData } from "#schemas/page-data.ts";
import { usePageTitle } from "#app/page-title.ts";
import { canonicalPath } from "#app/router/match-route.ts";
import { isReturn } from "#app/router/navigate.ts";
import { setQueryParam, useQueryParam } from "#app/router/use-query-param.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { isOn, isSelected } from "../player-state.ts";
import { playerState, send, usePlayerState } from "../player-store.ts";
import { queueOf } from "./queue-of.ts";
import { rowId } from "../track-address.ts";

/**
 * Ties `?piste=` to the selected track while the music page is open: an address chooses a track, ready but silent. What
 * plays already goes on and writes its own name there instead; so does what is paused where one only comes back. The tab's title
 * says a track that waits, as the address does.
 */
export function useTrackAddress(groups: readonly PlaylistData[]): void {
  const state = usePlayerState();
  const [asked] = useQueryParam("piste");
  const id = isSelected(state) ? state.track.id : undefined;
  const stopped = state.status === "stopped";
  // Once it plays, the player says it.
  usePageTitle("choice", isSelected(state) && !isOn(state.status) ? state.track.title : undefined);
  /** The name that the page itself wrote into its address: nobody asked to be shown its row. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (!asked) return;
    const now = playerState();
    if (isSelected(now) && (isOn(now.status) || isReturn())) {
      if (now.track.id !== asked) setQueryParam("piste", now.track.id, { replace: true });
      return;
    }
    for (const group of groups) {
      const track = group.tracks.find((candidate) => candidate.id === asked);
      if (!track) continue;
      if (!isSelected(now) || now.track.id !== asked) send({ type: "cue", track, queue: queueOf(group) });
      // Whoever comes by a link sees the track that it names; a place in the page, a page come back to, or what was pressed
      // before the code came (app/boot) goes first.
      const pressed = document.querySelector("[data-awaited]");
      if (location.hash === "" && scrollY === 0 && written.current !== asked && !pressed)
        document.getElementById(rowId(asked))?.scrollIntoView({ block: "center" });
      return;
    }
    send({ type: "miss" });
    toast.greeting("Cette piste n’existe pas, ou plus. Voici toutes les autres.");
    setQueryParam("piste", undefined, { replace: true });
  }, [groups, asked]);

  const was = useRef<string>(undefined);
  useEffect(() => {
    // A page that waits for the code of the next is let go of and taken up again: the address is the next one's by then.
    if (canonicalPath(location.pathname) !== "/musique") return;
    // As it is now: the address may just have chosen another than the one that was drawn.
    const now = playerState();
    const current = isSelected(now) ? now.track.id : undefined;
    // Nothing selected yet is not the same as stopped: the address of the page that opens stays as it is.
    if (current !== undefined || (stopped && was.current !== undefined)) {
      written.current = current;
      setQueryParam("piste", current, { replace: true });
    }
    was.current = current;
  }, [id, stopped]);
}
