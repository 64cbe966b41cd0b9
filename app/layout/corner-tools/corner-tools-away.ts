import type { RefObject } from "react";
import { PHONE_MARK } from "#app/features/contact/phone-calls.ts";
import { useAway } from "#app/ui/use-away.ts";

/**
 * Where the phone stands over the page, on wide windows it has the gutter; and for who minds no motion: otherwise it
 * would have to vanish at a stroke.
 */
const WHERE = "(max-width: 63.99rem) and (prefers-reduced-motion: no-preference)";

/** Whether the phone steps aside: while the page is read downwards, but for its end and where it is told of. */
export function useCornerToolsAway(tools: RefObject<HTMLElement | null>): boolean {
  return useAway(tools, WHERE, mayLeave);
}

function mayLeave(): boolean {
  const toEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
  return toEnd > innerHeight / 2 && !isToldOf();
}

/** Whether the place in the page that tells of the phone is in sight [A2]. */
function isToldOf(): boolean {
  const mark = document.getElementById(PHONE_MARK)?.getBoundingClientRect();
  return mark !== undefined && mark.bottom > 0 && mark.top < innerHeight;
}
