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
  return useStorePart(store, (value) => value);
}

/**
 * What a component needs of the store's value: it is drawn again only when that is another one.
 * @param read gives the same for the same value
 */
export function useStorePart<T, Part>(store: Store<T>, read: (value: T) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.start),
  );
}
