import { createStore, useStore } from "#app/state/store.ts";

/** Where a track is, in seconds; `total` is undefined until it is known. */
export interface Clock {
  elapsed: number;
  total: number | undefined;
}

const clock = createStore<Clock>({ elapsed: 0, total: undefined });

/** The clock now, for event handlers. */
export const clockNow = clock.get;

/** Sets the clock; apart from the player's state, because it changes four times a second. No total: not known yet. */
export function setClock(elapsed: number, total = Number.NaN): void {
  clock.set({ elapsed, total: Number.isFinite(total) && total > 0 ? total : undefined });
}

/** Calls `listener` whenever the clock has changed. Gives back the way to stop. */
export const onTick = clock.subscribe;

/** The clock, kept up to date. */
export function useClock(): Clock {
  return useStore(clock);
}
