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

/** How many cards fit between two frames, from what the last ones took. */
export function cardsPerFrame(millisecondsPerCard: number): number {
  return Math.min(24, Math.max(1, Math.round(SHARE / millisecondsPerCard)));
}

/**
 * Milliseconds between two frames for making new cards; their style and layout come after. One card costs the page nearly as much as
 * a row. A finger scrolls on without the page's frames: one of them lost is not seen, an empty place is (docs/decisions/0038).
 */
const SHARE = 40;
