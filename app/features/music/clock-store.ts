import { useSyncExternalStore } from "react";

/** Where a track is, in seconds; `total` is undefined until it is known. */
export interface Clock {
  elapsed: number;
  total: number | undefined;
}

const ZERO: Clock = { elapsed: 0, total: undefined };
let clock = ZERO;
const listeners = new Set<() => void>();

/** The clock now, for event handlers. */
export function clockNow(): Clock {
  return clock;
}

/** Sets the clock; apart from the player's state, because it changes four times a second. No total: not known yet. */
export function setClock(elapsed: number, total = Number.NaN): void {
  clock = { elapsed, total: Number.isFinite(total) && total > 0 ? total : undefined };
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the clock has changed. Gives back the way to stop. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The clock, kept up to date. */
export function useClock(): Clock {
  return useSyncExternalStore(onTick, clockNow, () => ZERO);
}
