import { type ReactNode, useSyncExternalStore } from "react";

let extra: ReactNode;
const listeners = new Set<() => void>();

/** Gives every open dialog one more thing to show, for what must stay in reach above an inert page; undefined takes it back. */
export function setDialogExtra(shown: ReactNode): void {
  extra = shown;
  for (const listener of listeners) listener();
}

/** The place for it in an open dialog; empty until something is given. */
export function DialogExtra(): ReactNode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => extra,
    () => undefined,
  );
}
