import { useSyncExternalStore } from "react";

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The place on the music page over which the video stands; a ref callback for that element [M3]. */
export function setPaneSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

/** The place for the video on the page that is open, or null where there is none. */
export function usePaneSlot(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => slot,
    () => null,
  );
}
