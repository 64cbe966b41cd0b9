/** What a toast says, and whether it interrupts (`alert`) or waits its turn (`status`). */
export interface Toast {
  id: number;
  role: "alert" | "status";
  text: string;
}

/** How long a toast stays, in milliseconds. */
const STAY = 7000;

let toasts: readonly Toast[] = [];
let regions: readonly string[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

function show(role: Toast["role"], text: string) {
  const shown = { id: nextId++, role, text };
  // One message at a time: the newest says it all.
  toasts = [shown];
  changed();
  setTimeout(() => dismissToast(shown.id), STAY);
}

/** Short messages over the page; they never take the focus [P6, C4]. */
export const toast = {
  alert: (text: string) => show("alert", text),
  status: (text: string) => show("status", text),
};

/** Takes one message away before its time. */
export function dismissToast(id: number): void {
  if (!toasts.some((shown) => shown.id === id)) return;
  toasts = toasts.filter((shown) => shown.id !== id);
  changed();
}

/** The messages now, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  toasts: () => toasts,
  /** The region that shows: the last one mounted, since an open dialog makes everything below it inert. */
  activeRegion: () => regions.at(-1),
  addRegion(region: string) {
    // A dialog that opens is something new: what was said before it would only lie over it.
    if (regions.length > 0) toasts = [];
    regions = [...regions, region];
    changed();
    return () => {
      regions = regions.filter((known) => known !== region);
      changed();
    };
  },
};
