import { SettledStatus } from "#app/search/settled-status.tsx";
import { rowId } from "../track-address.ts";
import type { Selected } from "../player-state.ts";

/**
 * Tells the ear what plays now, and that it is on its way when it stays so; a failure speaks for itself, a track brought back is
 * silent, and so is one that is paused. On the row of the track itself its name has just been heard.
 */
export function NowHeard({ selected }: { selected: Selected | undefined }) {
  if (!selected?.begun || selected.status === "failed" || selected.status === "paused")
    return <SettledStatus words="" />;
  const { track, queue, status } = selected;
  const onItsRow = document.activeElement?.id === rowId(track.id);
  const name = onItsRow ? "" : `${track.title}, ${queue.creator}`;
  const state = status === "loading" ? "Chargement…" : onItsRow ? "En lecture" : "";
  return <SettledStatus words={[name, state].filter(Boolean).join(". ")} />;
}
