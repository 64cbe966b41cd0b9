import { DAY } from "#text/durations.ts";
import type { Bound, Counts, Full, MessageStore } from "../message-store.ts";

/** Windows of one length at most: beyond, the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const MOST = 100_000;

/** The ways of the port that need no disk where there is one server. */
export type OneServer = Pick<MessageStore, keyof Counts | "holdOn" | "mayTell" | "today" | "now">;

/** What one server knows by itself: its counts are in its memory, and go with it. */
export function oneServer(): OneServer {
  const started = { at: Date.now(), tick: performance.now() };
  return {
    ...countInMemory(),
    holdOn: async () => undefined,
    mayTell: async () => true,
    today: Date.now,
    now: () => Math.round(started.at + performance.now() - started.tick),
  };
}

function countInMemory(): Counts {
  /** By the length of the windows; in each, by key, in the order in which they end. */
  const open = new Map<number, Map<string, { count: number; until: number }>>();
  let salt: { value: string; until: number } | undefined;

  const windowsOf = (length: number, now: number): Map<string, { count: number; until: number }> => {
    const windows = open.get(length) ?? new Map<string, { count: number; until: number }>();
    open.set(length, windows);
    for (const [key, { until }] of windows) {
      if (until > now && windows.size <= MOST) break;
      windows.delete(key);
    }
    return windows;
  };
  const full = (bounds: readonly Bound[], now: number): Full | undefined => {
    for (const [bound, { key, most, length }] of bounds.entries()) {
      const window = windowsOf(length, now).get(key);
      if (window !== undefined && window.count >= most) return { bound, wait: window.until - now };
    }
    return undefined;
  };
  return {
    async count(bounds, now) {
      const found = full(bounds, now);
      if (found !== undefined) return found;
      for (const { key, length } of bounds) {
        const windows = windowsOf(length, now);
        const window = windows.get(key);
        if (window === undefined) windows.set(key, { count: 1, until: now + length });
        else window.count += 1;
      }
      return undefined;
    },
    async giveBack(bounds, now) {
      for (const { key, length } of bounds) {
        const window = windowsOf(length, now).get(key);
        if (window !== undefined && window.count > 0) window.count -= 1;
      }
    },
    async salt(fresh, now) {
      if (salt === undefined || now >= salt.until) salt = { value: fresh, until: now + DAY };
      return salt.value;
    },
  };
}
