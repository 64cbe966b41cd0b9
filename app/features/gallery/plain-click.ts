import type { MouseEvent } from "react";

/** Whether a click on a link asks for the link's usual effect here, and not for a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
