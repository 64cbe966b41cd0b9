import { clockNow } from "./clock-store.ts";
import { send } from "../player-store.ts";

/** After this many seconds, « précédente » goes back to the start of the track, as on every player. */
const RESTART_AFTER = 3;
/** How far an arrow key goes, in seconds. */
const STEP = 5;

export type Seek = (seconds: number) => void;

/** The start of the track, or the previous one when it has hardly begun: the same from the button, the keys and the headphones. */
export function goBack(seek: Seek): void {
  if (clockNow().elapsed > RESTART_AFTER) seek(0);
  else send({ type: "previous" });
}

/** Some steps forward or, with a negative count, back; nothing while the length is unknown. */
export function stepBy(steps: number, seek: Seek): void {
  const { elapsed, total } = clockNow();
  if (total !== undefined) seek(Math.min(total, Math.max(0, elapsed + steps * STEP)));
}
