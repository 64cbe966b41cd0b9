import { createStore } from "#app/state/store.ts";
import type { Kept } from "#app/state/device-storage.ts";

/** Where this device keeps the wall of whoever uses it. */
export const KEPT_WALL = { area: "local", key: "mon-mur" } as const satisfies Kept;

/** Whether one's own wall is open, over whichever gallery is shown. */
export const ownWallOpen = createStore(false);
