import { isoDate } from "#schemas/french-date.ts";

/** What decides where an entry stands among its kind. */
export interface Standing {
  /** Its YAML as plain data; `rang` and `date` count, also when another line of it has a fault. */
  data: unknown;
  /** The name of its file, without `.yaml`. */
  name: string;
  /** Its line in a list of the kind before, where it stood in one. */
  listed?: number | undefined;
}

/**
 * The order of the pages: first those with a `rang`, the smallest first; then by `date`, the oldest first, those without
 * one last; then by name. What still stands in a list keeps its order there, after the ranks.
 */
export function byStanding(a: Standing, b: Standing): number {
  return (
    rank(a) - rank(b) ||
    (a.listed ?? Number.MAX_SAFE_INTEGER) - (b.listed ?? Number.MAX_SAFE_INTEGER) ||
    compare(day(a), day(b)) ||
    compare(a.name, b.name)
  );
}

/** The `rang` of an entry, greater than any that can be written where it has none. */
export function rank({ data }: Pick<Standing, "data">): number {
  const rang = line(data, "rang");
  return typeof rang === "number" ? rang : Number.MAX_SAFE_INTEGER;
}

/** The `date` of an entry, such as 2023-03-31, later than any other where it has none. */
function day({ data }: Standing): string {
  const date = line(data, "date");
  return (typeof date === "string" ? isoDate(date) : undefined) ?? "9999";
}

function line(data: unknown, key: string): unknown {
  return typeof data === "object" && data !== null && key in data ? Reflect.get(data, key) : undefined;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
