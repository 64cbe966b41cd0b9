import sharp from "sharp";

// Originals come from anywhere: only three decoders exist in this process, so an SVG or a PDF named .png opens nothing.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// The pipeline works on several pictures at once; a picture alone must not take every core as well.
sharp.concurrency(1);
sharp.cache(false);

/** The greatest number of pixels that is decoded; a header that announces more is refused before any decoding. */
export const PIXEL_LIMIT = 50_000_000;

/**
 * Lets this process decode AVIF, HEIC, TIFF and GIF as well. For the staff's commands that turn a picture into one that
 * the site takes; the build and the server never do.
 */
export function allowForeignDecoders(): void {
  sharp.unblock({ operation: ["VipsForeignLoadHeif", "VipsForeignLoadTiff", "VipsForeignLoadNsgif"] });
}

export { sharp };
