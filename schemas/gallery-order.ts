/**
 * The entries that were hung last, the newest first. A gallery hangs in the order of its ranks and dates, and
 * what the staff adds comes at the end: the newest entry is the last one.
 * @param size how many entries the gallery has
 * @param count how many are wanted
 * @returns their positions
 */
export function newestFirst(size: number, count: number): number[] {
  return Array.from({ length: Math.min(count, size) }, (_, rank) => size - 1 - rank);
}
