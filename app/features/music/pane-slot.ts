import { createStore, useStore } from "#app/state/store.ts";

const slot = createStore<HTMLElement | null>(null);

/** The place on the music page over which the video stands; a ref callback for that element [M3]. */
export const setPaneSlot = slot.set;

/** The place for the video on the page that is open, or null where there is none. */
export function usePaneSlot(): HTMLElement | null {
  return useStore(slot);
}
