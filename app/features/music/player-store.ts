import { createStore, useStore, useStorePart } from "#app/state/store.ts";
import {
  isSelected,
  type PlayerAction,
  type PlayerState,
  reduce,
  type Selected,
  STOPPED,
} from "./player-state.ts";

const player = createStore<PlayerState>(STOPPED);

/** Tells the one player of the site what happened. It lives outside the pages, so that navigation does not touch it. */
export function send(action: PlayerAction): void {
  player.set(reduce(player.get(), action));
}

/** The player's state now, for event handlers. */
export const playerState = player.get;

/** The player's state; stopped in the prerendered page. */
export function usePlayerState(): PlayerState {
  return useStore(player);
}

/** What the player does with a track of this id; undefined unless it is the selected one. */
export function useTrackStatus(id: string): Selected["status"] | undefined {
  return useStorePart(player, (state) =>
    isSelected(state) && state.track.id === id ? state.status : undefined,
  );
}
