import { useState } from "react";
import { createStore, useStore } from "#app/state/store.ts";

/** What stands for the page itself among its parts. */
const PAGE = {};
/** What has not been taken over yet. */
const awaited = new Set<object>([PAGE]);
let lastTurn = Promise.resolve();
/** Whether the whole page is. */
const taken = createStore(false);

/** Whether the page, all its parts, answers for the address: before, it shows what was prerendered. */
export const useTakenOver = () => useStore(taken);

/** Calls `act` once the whole page is taken over, before anybody who asks later. */
export const onceTakenOver = taken.subscribe;

/** A part's turn to be taken over, a task after the one before; undefined where the page is not being taken over: in the build, and later. */
export function takeTurn(): Promise<void> | undefined {
  if (typeof window === "undefined" || awaited.size === 0) return undefined;
  lastTurn = lastTurn.then(nextTask);
  awaited.add(lastTurn);
  return lastTurn;
}

/** Gives way to whatever waits, a finger first. Before the pictures that come meanwhile, where the browser knows how. */
function nextTask(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** The part of this turn is taken over, or will never be. With the last one the document says so: styles, tests and what was pressed early wait for it. */
export function partTaken(part: object = PAGE): void {
  if (!awaited.delete(part) || awaited.size > 0) return;
  taken.set(true);
  document.documentElement.dataset["hydrated"] = "";
}

/**
 * The value of the first drawing until the whole page is taken over: a part whose turn comes late must find what the
 * prerendered page shows, whatever the address or the network have said meanwhile.
 */
export function useFirstDrawn<T>(value: T): T {
  const over = useTakenOver();
  const [first] = useState(value);
  return over ? value : first;
}
