import { focusHeading } from "#app/router/navigate.ts";
import { isSelected } from "../../player-state.ts";
import { playerState, send } from "../../player-store.ts";
import { rowId } from "../../track-address.ts";

/**
 * Stops from the mini player, which goes away with the button that was pressed [M4]: the focus goes to the track's row
 * where there is one, else to the page's title. A pointer's click does not scroll the page.
 */
export function stopFromPlayer(byPointer: boolean): void {
  const state = playerState();
  const row = isSelected(state) ? document.getElementById(rowId(state.track.id)) : null;
  send({ type: "stop" });
  if (row) return row.focus({ preventScroll: byPointer });
  focusHeading();
}
