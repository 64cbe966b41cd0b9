import { createKeptStore } from "#app/state/kept-store.ts";
import type { Store } from "#app/state/store.ts";
import type { Gallery } from "#schemas/gallery-item.ts";

/** How many are kept: one finds again what one had a moment ago. */
const MOST = 24;
const NONE: readonly string[] = [];

/** The ids of what was opened lately in each gallery, the last first; on this device alone. */
const seen: Record<Gallery, Store<readonly string[]>> = {
  affiches: keptSeen("affiches"),
  panneaux: keptSeen("panneaux"),
};

function keptSeen(gallery: Gallery): Store<readonly string[]> {
  return createKeptStore(NONE, {
    area: "local",
    key: `vues:${gallery}`,
    read: (text) => text?.split(",").slice(0, MOST),
    write: (ids) => (ids.length === 0 ? undefined : ids.join(",")),
  });
}

/** What was opened lately in a gallery. */
export function seenIn(gallery: Gallery): Store<readonly string[]> {
  return seen[gallery];
}

/** Notes that a picture has been opened. */
export function noteSeen(gallery: Gallery, id: string): void {
  const store = seenIn(gallery);
  const before = store.get();
  if (before[0] !== id) store.set([id, ...before.filter((other) => other !== id)].slice(0, MOST));
}
