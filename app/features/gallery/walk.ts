import { createStore } from "#app/state/store.ts";

/** What previous and next walk along in the viewer, in the place of what the wall shows: positions in the gallery. */
export const walk = createStore<Int32Array | undefined>(undefined);
