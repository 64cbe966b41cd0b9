import { createKeptStore } from "#app/state/kept-store.ts";
import { useStore } from "#app/state/store.ts";

/** Where a track's pictures stand on wide windows, and whether they are put away: hidden, or as small as their platform allows. */
export interface PicturePlace {
  side: "right" | "left";
  away: boolean;
}

const START: PicturePlace = { side: "right", away: false };

const place = createKeptStore<PicturePlace>(START, {
  area: "local",
  key: "image",
  read: (text = "") => ({ side: text.includes("gauche") ? "left" : "right", away: text.includes("cachee") }),
  write: ({ side, away }) =>
    [side === "left" && "gauche", away && "cachee"].filter(Boolean).join(" ") || undefined,
});

/** Moves the pictures, or puts them away, because the visitor did; this device remembers it. */
export function placePicture(change: Partial<PicturePlace>): void {
  place.set({ ...place.get(), ...change });
}

/** Where the pictures are wanted, kept up to date. */
export function usePicturePlace(): PicturePlace {
  return useStore(place);
}
