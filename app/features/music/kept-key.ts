import { type Kept, recall } from "#app/state/device-storage.ts";

/** Where a tab remembers its player over a reload; a closed tab forgets it. */
export const KEPT_PLAYER: Kept = { area: "session", key: "lecteur" };

/** Whether this tab had a track before its page was loaded again. */
export function wasKept(): boolean {
  return recall(KEPT_PLAYER) !== undefined;
}
