/**
 * What to render next: of what is wanted, all that is there already and a few more, the most wanted first. A reader who
 * scrolls faster than cards can be made sees empty sheets for a moment, never a frozen page.
 * @param wanted slots, the most wanted first
 * @param few how many may be added in this frame
 */
export function mountNext(mounted: readonly number[], wanted: readonly number[], few: number): number[] {
  const there = new Set(mounted);
  let left = few;
  return wanted.filter((slot) => there.has(slot) || left-- > 0);
}

/** How many cards fit into the share of a frame that rendering may take, from what the last ones took. */
export function cardsPerFrame(millisecondsPerCard: number): number {
  return Math.min(24, Math.max(1, Math.round(SHARE / millisecondsPerCard)));
}

/**
 * Milliseconds of a frame for new cards. Half of it: layout and paint cost nearly the same for one card as for a row, so
 * a few full frames drop fewer than many small ones (on a throttled desk 2 % with 7 or 12, 10 % with 4, 20 % with 2).
 */
const SHARE = 8;
