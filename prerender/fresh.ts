import { daysBetween } from "#text/days.ts";

/** How long after an entry the latest one may be hung for it to be new still, in days. */
const MONTH = 30;

/**
 * For each entry whether it is new, 1, or not, 0: hung within {@link MONTH} days of the latest. Where all would be, none
 * is: nothing is new without something older.
 * @param hung the day that each was hung, as 2023-03-31, where somebody said it
 */
export function freshness(hung: readonly (string | undefined)[]): (0 | 1)[] {
  const latest = hung.reduce<string>((last, day = "") => (day > last ? day : last), "");
  const fresh = hung.map((day) => (day !== undefined && daysBetween(day, latest) <= MONTH ? 1 : 0));
  return fresh.includes(0) ? fresh : fresh.map(() => 0);
}
