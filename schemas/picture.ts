/**
 * A picture that the pipeline has made: files `<key>-<width>.avif` for each of `widths`, and `.webp` for the widest of them.
 * `width` and `height` are those of the original in pixels (they give the ratio), `tones` how it looks from afar:
 * the colours of its top, middle and foot, a letter each (tones.ts).
 * `key` is a digest of the original and of the settings, so a file never changes under its name.
 */
export interface Picture {
  key: string;
  width: number;
  height: number;
  tones: string;
  widths: readonly number[];
}

/** The width of the WebP that stands in for all thumbnails where a browser knows no AVIF. */
export function fallbackWidth({ widths, width }: Pick<Picture, "widths" | "width">): number {
  return widths.at(-1) ?? width;
}

/** The widths that are made of a portrait, in pixels, all as WebP too; the last is sharp on screens of three pixels for one. */
export const PORTRAIT_WIDTHS = [96, 192, 320] as const;

/** The width of the widest picture that is made, in pixels. */
export const WIDEST = 1200;

/** The width of the large picture of a gallery, which exists as WebP only: that of the original, at most {@link WIDEST}. */
export function largeWidth({ width }: { width: number }): number {
  return Math.min(width, WIDEST);
}
