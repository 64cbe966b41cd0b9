import type { ReactNode } from "react";
import { createStore, useStore } from "#app/state/store.ts";

const extra = createStore<ReactNode>(undefined);

/** Gives every open dialog one more thing to show, for what must stay in reach above an inert page; undefined takes it back. */
export const setDialogExtra = extra.set;

/** The place for it in an open dialog; empty until something is given. */
export function DialogExtra(): ReactNode {
  return useStore(extra);
}
