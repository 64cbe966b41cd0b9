import { useLayoutEffect } from "react";
import { createStore, useStore } from "#app/state/store.ts";

/** What a toast says, and whether it interrupts (`alert`) or waits its turn (`status`); once said it is only seen. */
export interface Toast {
  id: number;
  role: "alert" | "status" | undefined;
  text: string;
}

/** How long a toast stays, and after how long it has been said, in milliseconds. */
const STAY = 7000;
const SAID = 1000;

const NONE: readonly Toast[] = [];
const toasts = createStore(NONE);
const regions = createStore<readonly string[]>([]);
const said = new Set<number>();
let nextId = 1;

function show(role: Toast["role"], text: string, stay = STAY) {
  // Where things stand is still seen, and was said: a key held down asks thirty times a second.
  if (role === "status" && toasts.get().some((shown) => shown.text === text)) return;
  const shown = { id: nextId++, role, text };
  // One message at a time: the newest says it all.
  toasts.set([shown]);
  setTimeout(() => said.add(shown.id), SAID);
  if (stay < Infinity) setTimeout(leave, stay, shown.id);
}

/** Its time is over; but not under the keyboard, which would be lost with it. */
function leave(id: number): void {
  if (document.querySelector("[data-message] :focus-visible")) return void setTimeout(leave, SAID, id);
  said.delete(id);
  dismissToast(id);
}

/** Short messages over the page; they never take the focus [P6, C4]. */
export const toast = {
  alert: (text: string) => show("alert", text),
  status: (text: string) => show("status", text),
  /** Said as the page opens, when nobody may be looking yet: it stays until it is closed, or another takes its place. */
  greeting: (text: string) => show("status", text, Infinity),
  /** What was done meanwhile makes old news of whatever is still said. */
  none: () => toasts.set(NONE),
};

/** Takes one message away before its time. */
export function dismissToast(id: number): void {
  if (toasts.get().some((shown) => shown.id === id))
    toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

/**
 * The messages that a region shows: those of the page, where it is the last one mounted, since an open dialog makes
 * everything below it inert.
 */
export function useToasts(region: string): readonly Toast[] {
  const shown = useStore(toasts);
  const active = useStore(regions).at(-1);
  // As it comes into the page, not after: what is said in between would be taken for what was said before.
  useLayoutEffect(() => {
    // A dialog that opens is something new: what was said before it would only lie over it.
    if (regions.get().length > 0) toasts.set(NONE);
    regions.set([...regions.get(), region]);
    return () => {
      regions.set(regions.get().filter((known) => known !== region));
      // What the dialog has said is not said again by the page that takes it over.
      toasts.set(toasts.get().map((each) => (said.has(each.id) ? { ...each, role: undefined } : each)));
    };
  }, [region]);
  return active === region ? shown : NONE;
}
