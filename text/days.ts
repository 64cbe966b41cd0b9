import { counted, plural } from "./counted.ts";
import { DAY } from "./durations.ts";

/** How many days an arc lasted, its first and last included; both are ISO dates such as 2023-03-31. */
export function lengthInDays(start: string, end: string): number {
  return daysBetween(start, end) + 1;
}

/** How many days the arcs that have ended lasted together. */
export function playedDays(arcs: readonly { start: string; end?: string | undefined }[]): number {
  return arcs.reduce((sum, { start, end }) => sum + (end === undefined ? 0 : lengthInDays(start, end)), 0);
}

/** How many days later than one ISO date another is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** A number of days in words. */
export function dayWords(days: number): string {
  return counted(days, "jour", "jours");
}

/** The noun alone, for a number that stands apart from it. */
export function dayNoun(days: number): string {
  return plural(days, "jour", "jours");
}
