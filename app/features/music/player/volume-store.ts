import { createKeptStore } from "#app/state/kept-store.ts";
import { useStore } from "#app/state/store.ts";

/** How loud: 0 to 1, and whether muted [M4]. */
export interface Volume {
  level: number;
  muted: boolean;
}

/** What a visitor hears who has never touched the volume [M4]. */
const DEFAULT: Volume = { level: 0.8, muted: false };

const volume = createKeptStore(DEFAULT, {
  area: "local",
  key: "volume",
  read(text = "") {
    const [level, muted] = text.split(" ");
    const known = Number(level);
    return level && known >= 0 && known <= 1 ? { level: known, muted: muted === "muet" } : undefined;
  },
  write: ({ level, muted }) => `${level}${muted ? " muet" : ""}`,
});

/** The last level that was heard, from here on up: whoever takes the slider down to nothing wants it back by the button. */
let heard = DEFAULT.level;
const FAINTEST = 0.1;

/** Changes the volume because the visitor did; from then on this device remembers it. */
export function setVolume(change: Partial<Volume>): void {
  const before = volume.get();
  if (before.level > 0) heard = Math.max(before.level, FAINTEST);
  const next = { ...before, ...change };
  volume.set({ level: Math.round(Math.min(1, Math.max(0, next.level)) * 100) / 100, muted: next.muted });
}

/** Whether nothing is heard: muted, or the slider at its end. */
export function isSilent({ level, muted }: Volume): boolean {
  return muted || level === 0;
}

/** Mutes, or brings back what was heard. @returns whether nothing is heard now */
export function toggleSound(): boolean {
  const now = volume.get();
  setVolume(isSilent(now) ? { muted: false, level: now.level || heard } : { muted: true });
  return !isSilent(now);
}

/** The volume, kept up to date. */
export function useVolume(): Volume {
  return useStore(volume);
}
