import { createKeptStore } from "#app/state/kept-store.ts";

/** Whether posters hang small and close, without a word under them, because the visitor wished it; this device remembers it. */
export const denseWall = createKeptStore(false, {
  area: "local",
  key: "vue-serree",
  read: (text) => text === "oui",
  write: (wished) => (wished ? "oui" : undefined),
});
