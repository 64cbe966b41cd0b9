import { readWall, WALL_LIMIT, type WallKey, wallKey, writeWall } from "#addresses/wall.ts";
import { createKeptStore } from "#app/state/kept-store.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { toast } from "#app/ui/toast/toast.ts";
import type { Gallery, GalleryItem } from "#schemas/gallery-item.ts";
import { KEPT_WALL } from "../../kept-wall.ts";
import { changeWords } from "./change-words.ts";

const NONE: readonly WallKey[] = [];

/** What hangs on one's own wall, in order; kept on this device alone. */
export const chosen = createKeptStore<readonly WallKey[]>(NONE, {
  ...KEPT_WALL,
  read: (text) => (text === undefined ? undefined : readWall(text)),
  write: (keys) => (keys.length === 0 ? undefined : writeWall(keys)),
});

/** What was last put on the wall or taken down, in words, the wall that it left, and the one before. */
const lastChange = createStore({ words: "", keys: NONE, before: NONE });

/** What was last put on the wall or taken down on a card or in the viewer; nothing once the wall has changed again. */
export function useLastChange(): string {
  const { words, keys } = useStore(lastChange);
  return useStore(chosen) === keys ? words : "";
}

/** Who leaves the gallery has heard it: it is not said again when they come back. */
export function forgetLastChange(): void {
  lastChange.set({ words: "", keys: NONE, before: NONE });
}

/** Puts a picture at the end of the wall, or where it has just hung; or takes it down. Says so where the wall is full. */
export function toggleChosen(gallery: Gallery, { id, title }: Pick<GalleryItem, "id" | "title">): void {
  const key = wallKey(gallery, id);
  const before = chosen.get();
  const there = before.includes(key);
  if (!there && before.length >= WALL_LIMIT) return sayFull();
  const last = lastChange.get();
  const back = last.keys === before && last.before.includes(key) ? last.before : [...before, key];
  const keys = there ? before.filter((other) => other !== key) : back;
  const done = changeWords(gallery, title, there ? "retiré" : "ajouté");
  lastChange.set({ words: `${done}. Mon mur\u00a0: ${keys.length}`, keys, before });
  chosen.set(keys);
}

/** Says that a wall holds no more. */
export function sayFull(): void {
  toast.alert(`Un mur tient ${WALL_LIMIT} images\u00a0: retirez-en une d’abord.`);
}

/** Follows what another tab hangs or takes down. Gives back the way to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_WALL.key || key === null) chosen.set(readWall(newValue ?? ""));
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
