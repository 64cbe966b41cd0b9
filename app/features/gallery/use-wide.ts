import { useSyncExternalStore } from "react";

/** Whether the screen has room for a panel beside what it narrows; follows the window. For what is never prerendered. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}

function wide(): MediaQueryList {
  return matchMedia("(min-width: 64rem)");
}

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
