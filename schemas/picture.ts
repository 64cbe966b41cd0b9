/**
 * A picture that the pipeline has made: files `/images/<key>-<width>.avif` and `.webp` for each of `widths`.
 * `width` and `height` are those of the original in pixels (they give the ratio), `tone` its dominant colour as #rrggbb.
 * `key` is a digest of the original and of the settings, so a file never changes under its name.
 */
export interface Picture {
  key: string;
  width: number;
  height: number;
  tone: string;
  widths: readonly number[];
}
