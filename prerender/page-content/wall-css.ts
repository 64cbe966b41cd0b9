import { wallHeight } from "#hanging/wall-height.ts";
import { CAPTION, MOST_COLUMNS, WALL_TIERS, type WallTier } from "#hanging/wall-tiers.ts";

/** The most that stands beside a wall, in rem: gutters and a scroll bar. */
const EDGES = 10;

/**
 * The measures of a gallery's wall, and the height that it will have, for each number of columns: nothing below it moves
 * when the code comes, however soon a reader scrolls.
 * @param ratios width divided by height of each picture, in order
 */
export function wallCss(ratios: readonly number[]): string {
  const tiers = WALL_TIERS.map((tier, i) => {
    const next = WALL_TIERS[i + 1];
    const measures = `[data-wall]{--wall-column:${tier.column}rem;--wall-gap:${tier.gap}rem}`;
    return within(tier, next, measures + heights(ratios, tier, next?.from ?? Infinity));
  });
  return `@layer features{[data-wall]{--caption-lines:${CAPTION}}${tiers.join("")}}`;
}

/** A rule for each number of columns that a wall of this tier can have, the window's edges taken off. */
function heights(ratios: readonly number[], tier: WallTier, until: number): string {
  const rules = Array.from({ length: MOST_COLUMNS }, (_, i) => wallHeight(ratios, i + 1, tier))
    .filter(({ from, to }) => to > tier.from - EDGES && from < until)
    .map(({ from, share, rem, rows }) => {
      const height = `calc(${(share * 100).toFixed(3)}% + ${rem.toFixed(3)}rem + ${rows - 1}*var(--wall-row-gap))`;
      return `@container (min-width:${from}rem){[data-wall]::before{padding-bottom:${height}}}`;
    });
  return rules.join("");
}

function within({ from }: WallTier, next: WallTier | undefined, rules: string): string {
  const until = next ? ` and (max-width:${next.from - 0.01}rem)` : "";
  return `@media (min-width:${from}rem)${until}{${rules}}`;
}
