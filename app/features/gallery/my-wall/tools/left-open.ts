import { leftLink } from "#app/router/kept-place.ts";
import { focusHeading } from "#app/router/navigate.ts";

const MARK = "ownWall";
/** The wall is come back to, and its pictures are not there yet. */
let landing = false;

/** Notes in the history that one's own wall lies open over the page about to be left for a picture of the other gallery. */
export function noteLeftOpen(): void {
  history.replaceState({ ...Object(history.state), [MARK]: true }, "");
}

/** Whether the page was left so; true once, so that a reload does not open the wall again. */
export function takeLeftOpen(): boolean {
  const { [MARK]: left = false, ...state } = Object(history.state);
  if (left) history.replaceState(state, "");
  landing = left === true;
  return landing;
}

/** The pictures are there: the keyboard goes to the one by which the wall was left. */
export function landOnLeft(): void {
  if (landing) focusHeading(leftLink());
  landing = false;
}
