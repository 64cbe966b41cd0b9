import { useEffect } from "react";
import { setQueryParams, useQueryParams } from "#app/router/use-query-param.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { EVERY_ARC } from "../arc-choice.ts";
import { findStreamer, type Streamer, type StreamersState } from "../streamer.ts";

/**
 * The person whom the address names. Somebody whom the answer does not know leaves it, and the page says so, before everybody: in
 * which arc they were nobody knows.
 */
export function useAskedPlayer(state: StreamersState): Streamer | undefined {
  const [asked, arc] = useQueryParams(["joueur", "arc"]);
  const player =
    asked === undefined || state.kind === "failed" ? undefined : findStreamer(state.answer.streamers, asked);
  const unknown = asked !== undefined && !player && state.kind === "ready";
  useEffect(() => {
    if (!unknown) return;
    toast.greeting("Cette personne n’est pas, ou plus, parmi les joueurs. Voici leur liste.");
    setQueryParams({ joueur: undefined, arc: arc ?? EVERY_ARC }, { replace: true });
  }, [unknown, arc]);
  return player;
}
