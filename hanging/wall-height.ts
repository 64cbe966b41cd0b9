import { hangWall } from "./hang-wall.ts";
import { CAPTION, type WallTier } from "./wall-tiers.ts";

/** The height of a wall that has so many columns: `share` of its width, more `rem`, and the gaps between its `rows`. */
export interface WallHeight {
  /** The widths, in rem, between which the wall has these columns. */
  from: number;
  to: number;
  share: number;
  rem: number;
  rows: number;
}

/**
 * How high a whole wall is, said before any code runs. Between two numbers of columns the height grows with the width, all
 * but evenly: it is taken at both ends.
 * @param ratios width divided by height of each picture, in order
 */
export function wallHeight(
  ratios: readonly number[],
  columns: number,
  { column, gap }: WallTier,
): WallHeight {
  const widthOf = (count: number) => count * column + (count - 1) * gap;
  const [from, to] = [widthOf(columns), widthOf(columns + 1)];
  const at = (width: number) =>
    hangWall(ratios.length, (slot) => ratios[slot] ?? 1, {
      columns,
      column: (width - (columns - 1) * gap) / columns,
      gap,
      rowGap: 0,
      caption: CAPTION,
    });
  const narrow = at(from);
  const share = (at(to).height - narrow.height) / (to - from);
  return { from, to, share, rem: narrow.height - share * from, rows: narrow.rows };
}
