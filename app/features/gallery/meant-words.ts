import { createStore } from "#app/state/store.ts";

/** What a search that finds nothing proposes, in words: heard with the number, not after it. */
export const meantWords = createStore("");
