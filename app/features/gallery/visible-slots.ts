import type { WallPlan } from "./hang-wall.ts";

/** Rows from `first` to `last`, both included; an empty wall has `last` before `first`. */
export interface RowRange {
  first: number;
  last: number;
}

/** The rows that touch the band from `top` to `bottom`, in CSS pixels from the top of the wall. */
export function rowsBetween(plan: WallPlan, top: number, bottom: number): RowRange {
  const first = Math.max(0, lastRowAbove(plan, top));
  return { first, last: Math.min(plan.rows - 1, Math.max(first, lastRowAbove(plan, bottom))) };
}

/** The slots of some rows, in order, and besides them the slot that must stay (the one that holds the focus). */
export function slotsOf(plan: WallPlan, { first, last }: RowRange, kept = -1): number[] {
  const slots = [...plan.byRow.subarray(plan.starts[first] ?? 0, plan.starts[last + 1] ?? 0)];
  if (kept >= 0 && kept < plan.rowOf.length && !slots.includes(kept)) slots.push(kept);
  return slots.toSorted((a, b) => a - b);
}

/** The last row that starts above `y`, or -1. */
function lastRowAbove({ tops }: WallPlan, y: number): number {
  let low = -1;
  let high = tops.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? Infinity) <= y) low = middle;
    else high = middle;
  }
  return low;
}
