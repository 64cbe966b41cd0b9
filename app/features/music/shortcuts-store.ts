import { useSyncExternalStore } from "react";

const KEY = "raccourcis";
const listeners = new Set<() => void>();

/** Whether single keys command the player: yes, until the visitor says no on this device (WCAG 2.1.4). */
export function shortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "non";
  } catch {
    return true;
  }
}

/** Switches the keys on or off and remembers it on this device. */
export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "non");
  } catch {
    // A browser that refuses storage keeps the keys.
  }
  for (const listener of listeners) listener();
}

/** Whether the keys are on, kept up to date. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shortcutsOn,
    () => true,
  );
}
