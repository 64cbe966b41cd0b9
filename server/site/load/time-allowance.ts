/** Does a piece of work, unless the time for such work is used up. */
export type TimeAllowance = <T>(work: () => T) => T | undefined;

/**
 * Bounds what work that anyone may ask for takes of the one thread that answers everybody: a share of the time that passes,
 * of which so much may be saved up. Measured in time, it holds on a slow machine as on a fast one.
 * @param share of the time, from 0 to 1
 * @param most what may be saved up, in milliseconds
 * @param clock one that cannot be moved, in milliseconds
 */
export function createTimeAllowance(share: number, most: number, clock: () => number): TimeAllowance {
  let left = most;
  let counted = clock();
  return (work) => {
    const start = clock();
    left = Math.min(most, left + (start - counted) * share);
    counted = start;
    if (left <= 0) return undefined;
    const done = work();
    left -= clock() - start;
    return done;
  };
}
