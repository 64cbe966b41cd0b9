import { SettledStatus } from "#app/search/settled-status.tsx";
import type { Selected } from "../player-state.ts";

/** Tells the ear what plays now, and that it is on its way when it stays so; a failure speaks for itself, a track brought back is silent, and so is one that is paused. */
export function NowHeard({ selected }: { selected: Selected | undefined }) {
  if (!selected?.begun || selected.status === "failed" || selected.status === "paused")
    return <SettledStatus words="" />;
  const { track, queue, status } = selected;
  const coming = status === "loading" ? ". Chargement…" : "";
  return <SettledStatus words={`${track.title}, ${queue.creator}${coming}`} />;
}
