/** Measures of a wall from a width of the window on, in rem: its narrowest column, and what is left between two. */
export interface WallTier {
  from: number;
  column: number;
  gap: number;
}

/** Two columns on the narrowest phone, six on a desk, nine on the widest. */
export const WALL_TIERS: readonly WallTier[] = [
  { from: 0, column: 8, gap: 0.875 },
  { from: 40, column: 10.5, gap: 1.5 },
  { from: 64, column: 12, gap: 1.75 },
];

/** The height of a card below its picture, in rem: margin, two lines of title, author. */
export const CAPTION = 5.8;

/** The most columns that a wall is made for. */
export const MOST_COLUMNS = 9;
