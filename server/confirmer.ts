/** What goes must be found too old twice, at least this far apart by a clock that cannot be moved, in milliseconds. */
const CONFIRM_AFTER = 3_600_000;

/**
 * One look at a clock that jumped a year ahead must not erase everything: of the expired things, gives back those that were
 * already expired an hour of `tick` earlier, a clock that cannot be moved.
 * @param since which things were found expired, and at which `tick`: it is changed in place
 */
export function confirmer<T>(
  since: Map<T, number> = new Map<T, number>(),
): (expired: readonly T[], tick: number) => T[] {
  return (expired, tick) => {
    const now = expired.map((one): [T, number] => [one, since.get(one) ?? tick]);
    since.clear();
    for (const [one, at] of now) since.set(one, at);
    return expired.filter((one) => tick - (since.get(one) ?? tick) >= CONFIRM_AFTER);
  };
}
