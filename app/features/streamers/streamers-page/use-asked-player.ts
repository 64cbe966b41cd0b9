import { useEffect } from "react";
import { setQueryParam, useQueryParam } from "#app/router/use-query-param.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { findStreamer, type Streamer, type StreamersState } from "../streamer.ts";

/** The person whom the address names; somebody whom the answer does not know leaves it, and the page says so. */
export function useAskedPlayer(state: StreamersState): Streamer | undefined {
  const [asked] = useQueryParam("joueur");
  const player =
    asked === undefined || state.kind === "failed" ? undefined : findStreamer(state.answer.streamers, asked);
  const unknown = asked !== undefined && !player && state.kind === "ready";
  useEffect(() => {
    if (!unknown) return;
    toast.greeting("Cette personne n’est pas, ou plus, parmi les joueurs. Voici leur liste.");
    setQueryParam("joueur", undefined, { replace: true });
  }, [unknown]);
  return player;
}
