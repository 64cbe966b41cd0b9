import { useSyncExternalStore } from "react";

/** A value that lives outside React, so that navigation does not touch it and anything may change it. */
export interface Store<T> {
  /** The value now, for event handlers. */
  get: () => T;
  /** Changes the value; listeners hear of it only where it is another one. */
  set: (next: T) => void;
  /** Calls `listener` after every change. Gives back the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** What the prerendered page shows. */
  start: T;
}

/**
 * @param start the value of the prerendered page and of the first render
 * @param first the value in the browser, asked for once when it is first read; without it, `start`
 */
export function createStore<T>(start: T, first: () => T = () => start): Store<T> {
  let held: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const get = () => (held ??= { value: first() }).value;

  return {
    start,
    get,
    set(next) {
      if (Object.is(next, get())) return;
      held = { value: next };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The store's value, kept up to date. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.start);
}
