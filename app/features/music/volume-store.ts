import { useSyncExternalStore } from "react";

/** How loud: 0 to 1, and whether muted [M4]. */
export interface Volume {
  level: number;
  muted: boolean;
}

/** What a visitor hears who has never touched the volume [M4]. */
const DEFAULT: Volume = { level: 0.8, muted: false };
const KEY = "volume";

let volume: Volume | undefined;
const listeners = new Set<() => void>();

function read(): Volume {
  try {
    const [level, muted] = (localStorage.getItem(KEY) ?? "").split(" ");
    const known = Number(level);
    return level && known >= 0 && known <= 1 ? { level: known, muted: muted === "muet" } : DEFAULT;
  } catch {
    // A browser that refuses storage still plays, at the default volume.
    return DEFAULT;
  }
}

/** The volume now: what the visitor last chose on this device, else the default. */
export function volumeNow(): Volume {
  volume ??= read();
  return volume;
}

/** Changes the volume because the visitor did; from then on this device remembers it. */
export function setVolume(change: Partial<Volume>): void {
  const next = { ...volumeNow(), ...change };
  volume = { level: Math.round(Math.min(1, Math.max(0, next.level)) * 100) / 100, muted: next.muted };
  try {
    localStorage.setItem(KEY, `${volume.level}${volume.muted ? " muet" : ""}`);
  } catch {
    // Not remembered, but heard.
  }
  for (const listener of listeners) listener();
}

/** The volume, kept up to date. */
export function useVolume(): Volume {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    volumeNow,
    () => DEFAULT,
  );
}
