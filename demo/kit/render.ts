import sharp from "sharp";
import type { Poster } from "./poster.ts";

const WEIGHT_LIMIT = 92_000;
const QUALITIES = [80, 74, 68, 60, 50] as const;

/** Draws a poster as WebP: the best quality that keeps it under 92 kB (the set must stay ≤ 24 MB). */
export async function render(poster: Poster): Promise<Buffer> {
  const raw = await sharp(Buffer.from(poster.draw()), { density: 72, unlimited: true })
    .flatten({ background: "#111" })
    .resize(poster.width, poster.height, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let image: Buffer | undefined;
  for (const quality of QUALITIES) {
    image = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (image.length <= WEIGHT_LIMIT) break;
  }
  if (!image) throw new Error(`${poster.id}: nothing drawn`);
  return image;
}

/** A PNG `width` px wide, for contact sheets. */
export async function thumbnail(poster: Poster, width: number): Promise<Buffer> {
  return sharp(Buffer.from(poster.draw()), { density: 72, unlimited: true })
    .flatten({ background: "#111" })
    .resize(width)
    .png()
    .toBuffer();
}
