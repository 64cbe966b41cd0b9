import { useState } from "react";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { rowId } from "../track-address.ts";
import type { Selected } from "../player-state.ts";

/**
 * Tells the ear what plays now, that it is on its way when it stays so, that it is paused, or that it waits for a button where
 * another played; a failure speaks for itself, a track brought back is silent. On the row of the track itself, come to for it, its
 * name has just been heard.
 */
export function NowHeard({ selected }: { selected: Selected | undefined }) {
  const [begunTurn, setBegunTurn] = useState<number>();
  if (selected?.begun && selected.turn !== begunTurn) setBegunTurn(selected.turn);
  // As it was asked for: whoever goes on to the volume hears nothing new.
  const [asked, setAsked] = useState<{ turn: number; on: string | undefined; onItsRow: boolean }>();
  if (!selected && asked) setAsked(undefined);
  if (selected && selected.turn !== asked?.turn) {
    const on = document.activeElement?.id;
    // A key that goes on and back may lead to the row on which the keyboard has stayed: another name was heard since.
    setAsked({ turn: selected.turn, on, onItsRow: on === rowId(selected.track.id) && on !== asked?.on });
  }
  // Next and previous may lead to a video of a platform that nobody has agreed to, a link to any track: the sound is gone.
  const waits = begunTurn !== undefined && selected?.begun === false && selected.turn !== begunTurn;
  if (!selected || selected.status === "failed") return <SettledStatus words="" />;
  if (selected.status === "paused" && !waits)
    return <SettledStatus words={selected.turn === begunTurn ? "En pause" : ""} />;
  const { track, queue, status } = selected;
  const onItsRow = asked?.onItsRow === true;
  const name = onItsRow ? "" : `${track.title}, ${queue.creator}`;
  const now = status === "loading" ? "Chargement…" : onItsRow ? "En lecture" : "";
  const state = waits ? (track.source.kind === "youtube" ? "Vidéo à lancer" : "À lancer") : now;
  return <SettledStatus words={[name, state].filter(Boolean).join(". ")} of={selected.turn} />;
}
