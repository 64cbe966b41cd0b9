/**
 * The positions of a gallery's entries, the newest first: by the day, and on one day, or where nobody said it, the last in the
 * file first: what the staff adds comes at the end.
 * @param hung by position, a number that grows with the day on which the entry was first hung; 0 or none where nobody said it
 * @param size how many entries the gallery has
 */
export function newestFirst(hung: readonly number[], size: number): Int32Array {
  const all = new Int32Array(size).map((_, position) => position);
  // oxlint-disable-next-line unicorn/no-array-sort -- a new list already; the game's browser has no toSorted
  return all.sort((a, b) => (hung[b] ?? 0) - (hung[a] ?? 0) || b - a);
}
