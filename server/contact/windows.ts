/** Windows at most: beyond, the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const MOST = 100_000;

/** Counts by key; a key's window opens at its first count and lasts as long as all the others. */
export interface Windows {
  /** Milliseconds until the key's window ends, once it holds `most`; else 0. */
  wait: (key: string, most: number) => number;
  add: (key: string) => void;
}

/** Makes counts over windows of `length` milliseconds of `clock`. What is over leaves nothing behind. */
export function createWindows(length: number, clock: () => number): Windows {
  // In the order in which they end.
  const open = new Map<string, { count: number; until: number }>();
  const forgetOver = (now: number): void => {
    for (const [key, { until }] of open) {
      if (until > now && open.size <= MOST) return;
      open.delete(key);
    }
  };
  return {
    wait(key, most) {
      const now = clock();
      forgetOver(now);
      const window = open.get(key);
      return window === undefined || window.count < most ? 0 : window.until - now;
    },
    add(key) {
      const now = clock();
      forgetOver(now);
      const window = open.get(key);
      if (window === undefined) open.set(key, { count: 1, until: now + length });
      else window.count += 1;
    },
  };
}
