import type { RefObject } from "react";
import { useAway } from "../ui/use-away.ts";

/** For who minds no motion: otherwise the tools would have to vanish at a stroke. */
const WHERE = "(prefers-reduced-motion: no-preference)";

/** Whether the tools in the corners step aside: while the page is read downwards, but for its end. */
export function useCornerToolsAway(tools: RefObject<HTMLElement | null>): boolean {
  return useAway(tools, WHERE, mayLeave);
}

function mayLeave(): boolean {
  const toEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
  return toEnd > innerHeight / 2;
}
