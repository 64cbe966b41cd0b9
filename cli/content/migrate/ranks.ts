import { byStanding, rank, type Standing } from "#reader/entry-files/entry-files.ts";

/** Ranks are ten apart, so that one can stand between two. */
const STEP = 10;

/**
 * The rank that each entry of a list needs so that files keep its order; as few as possible: none for those at the end
 * of the list that dates and names put there anyway.
 * @param standings every entry of the kind, those of files too, in the order of the pages
 * @returns a rank, or undefined where none is needed, in the same order
 */
export function neededRanks(standings: readonly Standing[]): (number | undefined)[] {
  const free = standings.map((standing) => ({ ...standing, listed: undefined }));
  let settled = free.length;
  for (let i = free.length - 1; i >= 0; i--) {
    const [entry, next] = [free[i], free[i + 1]];
    if (!entry || (next && byStanding(entry, next) > 0)) break;
    settled = i;
  }
  const written = standings.map(rank).filter((value) => value < Number.MAX_SAFE_INTEGER);
  let last = Math.ceil(Math.max(0, ...written) / STEP) * STEP;
  return standings.map((standing, index) => {
    const needs = standing.listed !== undefined && rank(standing) === Number.MAX_SAFE_INTEGER;
    return needs && index < settled ? (last += STEP) : undefined;
  });
}
