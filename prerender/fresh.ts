import { daysBetween } from "#text/days.ts";

/** How long after an entry the latest one may be hung for it to be new still, in days. */
const MONTH = 30;

/** How many are new at most, whole days counted: a mark on every fifth card would lead nobody to anything. */
const MOST = 24;

/**
 * For each entry whether it is new, 1, or not, 0: hung within {@link MONTH} days of the latest, those of the latest days
 * where they are more than {@link MOST}. Where all would be, none is: nothing is new without something older.
 * @param hung the day that each was hung, as 2023-03-31, where somebody said it
 */
export function freshness(hung: readonly (string | undefined)[]): (0 | 1)[] {
  const days = hung
    .filter((day) => day !== undefined)
    .toSorted()
    .toReversed();
  const [latest] = days;
  const first = days[MOST];
  const fresh = hung.map((day) => {
    if (day === undefined || latest === undefined || daysBetween(day, latest) > MONTH) return 0;
    // The day that would be one too many is old as a whole, unless all of them are of that day.
    return first === undefined || day > first || day === latest ? 1 : 0;
  });
  return fresh.includes(0) ? fresh : fresh.map(() => 0);
}
