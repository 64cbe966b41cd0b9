import type { AddressGroup } from "#server/visitor/address-groups.ts";

/** Things under way at once, by whom they are for. */
export interface Crowd<T> {
  /** One more, unless its group is full. @returns how it leaves, which may be called twice; undefined when there is no place */
  enter: (one: T, groups: readonly AddressGroup[]) => (() => void) | undefined;
}

/**
 * Holds a crowd within bounds. A group that has its part gets no more: turning away costs next to nothing. When all together
 * are too many, the oldest is cut: whoever asks for a page is among the newest and is served within milliseconds; what waits
 * on slow strangers grows old, and makes room.
 * @param perVisitor how many one share may have
 */
export function createCrowd<T>(perVisitor: number, inAll: number, cut: (one: T) => void): Crowd<T> {
  const counts = new Map<string, number>();
  // In the order in which they came.
  const present = new Map<T, readonly AddressGroup[]>();

  const leave = (one: T): void => {
    for (const { key } of present.get(one) ?? []) {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    }
    present.delete(one);
  };
  return {
    enter(one, groups) {
      if (groups.some(({ key, share }) => (counts.get(key) ?? 0) >= share * perVisitor)) return undefined;
      for (const { key } of groups) counts.set(key, (counts.get(key) ?? 0) + 1);
      present.set(one, groups);
      const [oldest] = present.keys();
      if (present.size > inAll && oldest !== undefined) {
        leave(oldest);
        cut(oldest);
      }
      return () => leave(one);
    },
  };
}
