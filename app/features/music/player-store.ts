import { useSyncExternalStore } from "react";
import { type PlayerAction, type PlayerState, reduce, STOPPED } from "./player-state.ts";

let state: PlayerState = STOPPED;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the one player of the site what happened. It lives outside the pages, so that navigation does not touch it. */
export function send(action: PlayerAction): void {
  const next = reduce(state, action);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** The player's state now, for event handlers. */
export function playerState(): PlayerState {
  return state;
}

/** The player's state; stopped in the prerendered page. */
export function usePlayerState(): PlayerState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => STOPPED,
  );
}
