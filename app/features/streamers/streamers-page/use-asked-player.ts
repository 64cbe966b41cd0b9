import { useEffect } from "react";
import { setQueryParams, useQueryParams } from "#app/router/use-query-param.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { EVERY_ARC } from "../arc-choice.ts";
import { findStreamer, type Streamer, type StreamersState } from "../streamer.ts";

/**
 * Whom the address names, and that person where they are known. Somebody whom the answer does not know leaves it, and the page
 * says so, before everybody: in which arc they were nobody knows.
 */
export function useAskedPlayer(state: StreamersState): {
  asked: string | undefined;
  player: Streamer | undefined;
} {
  const [asked, arc] = useQueryParams(["joueur", "arc"]);
  const player =
    asked === undefined || state.kind === "failed" ? undefined : findStreamer(state.answer.streamers, asked);
  const unknown = asked !== undefined && !player && state.kind === "ready";
  useEffect(() => {
    if (!unknown) return;
    toast.greeting("Cette personne n’est pas, ou plus, parmi les joueurs. Voici leur liste.");
    setQueryParams({ joueur: undefined, arc: arc ?? EVERY_ARC }, { replace: true });
  }, [unknown, arc]);
  return { asked, player };
}
