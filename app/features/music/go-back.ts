import { clockNow } from "./clock-store.ts";
import { send } from "./player-store.ts";

/** After this many seconds, « précédente » goes back to the start of the track, as on every player. */
const RESTART_AFTER = 3;

/** The start of the track, or the previous one when it has hardly begun: the same from the button, the keys and the headphones. */
export function goBack(seek: (seconds: number) => void): void {
  if (clockNow().elapsed > RESTART_AFTER) seek(0);
  else send({ type: "previous" });
}
