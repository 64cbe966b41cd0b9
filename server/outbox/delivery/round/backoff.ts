import { DAY, HOUR, MINUTE } from "#text/durations.ts";

/** Waits after each failed attempt; then daily, up to 5 days in all (RFC 5321 §4.5.4.1). */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY, DAY, DAY, DAY];

/** No wait is longer than this, in milliseconds: a due time beyond it means that the clock was moved. */
export const LONGEST_WAIT = DAY * 1.2;

/** How long a server that cannot be reached is left alone between two tries: it is back for at most 5 minutes. */
export const PROBE_WAITS = [MINUTE, 2 * MINUTE, 4 * MINUTE];

/** A pause that the other side asks for is said to nobody up to this length, in milliseconds: they are part of its days. */
export const LONGEST_PAUSE = 5 * MINUTE;

/** How long deliveries stay stopped before one message is tried again, when our set-up was found wrong. */
export const BLOCKED_WAIT = HOUR;

/** A wait spread by ±20 %, in whole milliseconds: the store keeps no fractions. `random` is from 0 to 1. */
export function spread(wait: number, random: number): number {
  return Math.round(wait * (0.8 + 0.4 * random));
}

/**
 * The wait before the next attempt, in whole milliseconds, spread by ±20 %, or undefined when 5 days have been tried.
 * @param attempts how many have failed, at least 1
 * @param random a number from 0 to 1
 */
export function retryWait(attempts: number, random: number): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : spread(wait, random);
}
