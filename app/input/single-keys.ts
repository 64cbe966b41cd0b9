import { createKeptStore } from "#app/state/kept-store.ts";
import { useStore } from "#app/state/store.ts";

const singleKeys = createKeptStore(true, {
  area: "local",
  key: "raccourcis",
  read: (text) => text !== "non",
  write: (on) => (on ? undefined : "non"),
});

/**
 * Whether keys of one character, the space and the player's arrows do something: yes, until the visitor says no on this device.
 * Whoever speaks instead of typing would set them off (WCAG 2.1.4).
 */
export const singleKeysOn = singleKeys.get;

/** Switches the keys on or off and remembers it on this device. */
export const setSingleKeys = singleKeys.set;

/** Whether the keys are on, kept up to date. */
export function useSingleKeysOn(): boolean {
  return useStore(singleKeys);
}
