import { createKeptStore } from "#app/state/kept-store.ts";
import { useStore } from "#app/state/store.ts";

const hidden = createKeptStore(false, {
  area: "session",
  key: "lecteur-cache",
  read: (text) => text === "oui",
  write: (wished) => (wished ? "oui" : undefined),
});

/** Puts the player away, or back, because the visitor did; this tab remembers it over a reload. */
export const hideBar = hidden.set;

/** Whether the visitor wants the player away, kept up to date. */
export function useHiddenBar(): boolean {
  return useStore(hidden);
}
