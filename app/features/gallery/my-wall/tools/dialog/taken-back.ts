import type { WallKey } from "#addresses/wall.ts";

/** A change of one's own wall: what it hung and took down is the difference. */
export interface Change {
  before: readonly WallKey[];
  after: readonly WallKey[];
}

/**
 * The wall of now without this one change: what it took down hangs again after what it hung after, what it hung is gone.
 * What was moved, hung or taken down since, here or in another tab, stays so.
 */
export function takenBack({ before, after }: Change, now: readonly WallKey[]): readonly WallKey[] {
  // Nothing else has happened since.
  if (now.join() === after.join()) return before;
  const left = now.filter((key) => before.includes(key) || !after.includes(key));
  return before.reduce((wall, key, at) => {
    if (after.includes(key) || wall.includes(key)) return wall;
    const neighbour = before.slice(0, at).findLast((other) => wall.includes(other));
    const place = neighbour === undefined ? 0 : wall.indexOf(neighbour) + 1;
    return [...wall.slice(0, place), key, ...wall.slice(place)];
  }, left);
}
