import type { WallPlan } from "#hanging/hang-wall.ts";

/** The part of the wall that the screen shows: its top and its height, in CSS pixels from the top of the wall. */
export interface ScrollBand {
  top: number;
  screen: number;
}

/** Rows from `first` to `last`, both included; an empty wall has `last` before `first`. */
export interface RowRange {
  first: number;
  last: number;
}

/** What is made ready beyond the screen, in screens: some readers go nowhere. */
const BEYOND = 0.5;
/** And where one scrolls to: as far as one comes in this many milliseconds, in which a slow phone hangs a row and fetches its pictures. */
const LEAD = 200;

/** How many more are made for the sake of the order: a wall of wide pictures may keep a place for one a thousand ranks on. */
const LEFT_OUT = 12;

/**
 * The slots near the screen, those that it shows first, then the nearest; and how many it shows. Without a gap in their order.
 * @param speed of the scroll, in CSS pixels a millisecond; downwards above 0
 */
export function slotsNear(
  plan: WallPlan,
  { top, screen }: ScrollBand,
  speed = 0,
): { slots: number[]; visible: number } {
  const seen = rowsBetween(plan, top, top + screen);
  const near = rowsBetween(
    plan,
    top - screen * BEYOND + Math.min(0, speed * LEAD),
    top + screen * (1 + BEYOND) + Math.max(0, speed * LEAD),
  );
  const shown = slotsOf(plan, seen);
  const after = slotsOf(plan, { first: seen.last + 1, last: near.last });
  // oxlint-disable-next-line unicorn/no-array-reverse -- a copy already; the game's browser has no toReversed
  const before = slotsOf(plan, { first: near.first, last: seen.first - 1 }).reverse();
  return { slots: withoutGap([...shown, ...after, ...before]), visible: shown.length };
}

/**
 * These, and then those between the first and the last of them that hang elsewhere: a wide picture went to the next row, and narrow
 * ones that follow it have taken its place. Who listens goes from one to the next, and would never hear of it.
 */
function withoutGap(slots: number[]): number[] {
  const last = Math.max(...slots);
  const most = slots.length + LEFT_OUT;
  for (let slot = Math.min(...slots); slot < last && slots.length < most; slot++)
    if (!slots.includes(slot)) slots.push(slot);
  return slots;
}

/** Where one looks: a third down the screen. */
type Look = Pick<ScrollBand, "top" | "screen">;

/** The slot that one looks at: of its row the `known` one, which was looked at before, else the first. */
export function slotLookedAt(plan: WallPlan, { top, screen }: Look, known?: number): number {
  const { first } = rowsBetween(plan, top + screen / 3, top + screen / 3);
  return known !== undefined && plan.rowOf[known] === first
    ? known
    : (plan.byRow[plan.starts[first] ?? 0] ?? 0);
}

/**
 * Where the top of the screen goes on the same wall hung anew, for another width or close: what one sees of the slot stays
 * a third down the screen.
 * @param slot the one looked at
 * @param look the screen before
 * @param screen how high it is now, in CSS pixels
 */
export function topAfter(
  slot: number,
  before: WallPlan,
  look: Look,
  after: WallPlan,
  screen: number,
): number {
  const [was, row] = [before.rowOf[slot] ?? 0, after.rowOf[slot] ?? 0];
  const into = look.top + look.screen / 3 - (before.tops[was] ?? 0);
  // Its row alone grows or shrinks: who looks above the wall, or below it, stays as far from it.
  const height = before.heights[was] ?? 1;
  const inside = Math.min(Math.max(into, 0), height);
  return (after.tops[row] ?? 0) + into + inside * ((after.heights[row] ?? 0) / height - 1) - screen / 3;
}

/** The rows that touch the band from `top` to `bottom`, in CSS pixels from the top of the wall. */
export function rowsBetween(plan: WallPlan, top: number, bottom: number): RowRange {
  const first = Math.max(0, lastRowAbove(plan, top));
  return { first, last: Math.min(plan.rows - 1, Math.max(first, lastRowAbove(plan, bottom))) };
}

function slotsOf(plan: WallPlan, { first, last }: RowRange): number[] {
  if (last < first) return [];
  return [...plan.byRow.subarray(plan.starts[first] ?? 0, plan.starts[last + 1] ?? 0)];
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
