import type { Kept } from "#app/state/device-storage.ts";

/** Where this device keeps the wall of whoever uses it. */
export const KEPT_WALL = { area: "local", key: "mon-mur" } as const satisfies Kept;
