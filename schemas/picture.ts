/**
 * A picture that the pipeline has made: files `<key>-<width>.avif` and `.webp` for each of `widths`.
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

/** The widths that are made of a portrait, in pixels; the last one is sharp on the screens that show three pixels for one. */
export const PORTRAIT_WIDTHS = [96, 192, 320] as const;

/** The width of the widest picture that is made, in pixels. */
export const WIDEST = 1200;

/** The width of the large picture of a gallery, which exists as WebP only: that of the original, at most {@link WIDEST}. */
export function largeWidth({ width }: { width: number }): number {
  return Math.min(width, WIDEST);
}
