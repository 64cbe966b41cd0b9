import { useSyncExternalStore } from "react";

/** What was so on the screen last: a sheet of paper is no narrow window, and nothing is to open for it. */
let was = false;

/** Whether the screen has room for a panel beside what it narrows; follows the window. For what is never prerendered. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  if (!matchMedia("print").matches) was = wide().matches;
  return was;
}

function wide(): MediaQueryList {
  return matchMedia("(min-width: 64rem)");
}

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
