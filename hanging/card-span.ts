/**
 * Posters hang in columns cut for the A formats: a portrait sheet fills one, and a landscape sheet over two is as high
 * but for a hair. Wider pictures take three or four, and everything keeps its ratio.
 * @param ratio width divided by height
 * @returns how many columns the picture takes where there are enough
 */
export function cardSpan(ratio: number): 1 | 2 | 3 | 4 {
  if (ratio < 1.1) return 1;
  if (ratio < 3 / Math.SQRT2) return 2;
  if (ratio < 4 / Math.SQRT2) return 3;
  return 4;
}

/** Whether a picture is limited by the height of its row rather than by the width of its columns. */
export function isTall(ratio: number): boolean {
  const span = cardSpan(ratio);
  // Rounding in an original's pixels (1000 × 1414) must not make an A sheet tall.
  return span <= 2 && ratio < (span / Math.SQRT2) * 0.997;
}

/** The height that a picture takes in the columns that it spans, in the unit of their whole `width`. */
export function pictureHeight(ratio: number, span: number, width: number): number {
  return isTall(ratio) ? (width * Math.SQRT2) / span : width / ratio;
}
