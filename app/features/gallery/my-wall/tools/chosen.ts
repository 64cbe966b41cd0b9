import { readWall, WALL_LIMIT, type WallKey, writeWall } from "#addresses/wall.ts";
import { createKeptStore } from "#app/state/kept-store.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { KEPT_WALL } from "../kept-wall.ts";

const NONE: readonly WallKey[] = [];

/** What hangs on one's own wall, in order; kept on this device alone. */
export const chosen = createKeptStore<readonly WallKey[]>(NONE, {
  ...KEPT_WALL,
  read: (text) => (text === undefined ? undefined : readWall(text)),
  write: (keys) => (keys.length === 0 ? undefined : writeWall(keys)),
});

/** Puts a picture at the end of the wall, or takes it down. Says so where the wall is full. */
export function toggleChosen(key: WallKey): void {
  const keys = chosen.get();
  if (keys.includes(key)) chosen.set(keys.filter((other) => other !== key));
  else if (keys.length < WALL_LIMIT) chosen.set([...keys, key]);
  else toast.alert(`Un mur tient ${WALL_LIMIT} images : retirez-en une d’abord.`);
}

/** Follows what another tab hangs or takes down. Gives back the way to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_WALL.key || key === null) chosen.set(readWall(newValue ?? ""));
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
