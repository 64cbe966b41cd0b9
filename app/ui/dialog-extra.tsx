import { type ComponentType, useSyncExternalStore } from "react";

let extra: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Gives every open dialog one more thing to show, for what must stay in reach above an inert page; undefined takes it back. */
export function setDialogExtra(component: ComponentType | undefined): void {
  extra = component;
  for (const listener of listeners) listener();
}

/** The place for it in an open dialog; empty until something is given. */
export function DialogExtra() {
  const Extra = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => extra,
    () => undefined,
  );
  return Extra && <Extra />;
}
