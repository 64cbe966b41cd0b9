import { createKeptStore } from "#app/state/kept-store.ts";
import { useStore } from "#app/state/store.ts";

const shortcuts = createKeptStore(true, {
  area: "local",
  key: "raccourcis",
  read: (text) => text !== "non",
  write: (on) => (on ? undefined : "non"),
});

/** Whether single keys command the player: yes, until the visitor says no on this device (WCAG 2.1.4). */
export const shortcutsOn = shortcuts.get;

/** Switches the keys on or off and remembers it on this device. */
export const setShortcuts = shortcuts.set;

/** Whether the keys are on, kept up to date. */
export function useShortcutsOn(): boolean {
  return useStore(shortcuts);
}
