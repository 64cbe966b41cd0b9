import sharp from "sharp";
import type { Poster } from "./poster.ts";

const WEIGHT_LIMIT = 82_000;
const FIRST_QUALITY = 78;
/** Second try, by how much the first exceeds the limit: fine dots cost most and suffer least. */
const RETRIES = [
  { excess: 1.08, quality: 72 },
  { excess: 1.2, quality: 64 },
  { excess: 1.4, quality: 54 },
  { excess: 1.7, quality: 44 },
  { excess: Infinity, quality: 34 },
] as const;

/** Renders what a poster has drawn as WebP, a second time at a lower quality when the first passes 82 kB (the set must stay ≤ 24 MB). */
export async function render(poster: Poster, drawing: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(drawing), { density: 72, unlimited: true })
    .flatten({ background: "#111" })
    .resize(poster.width, poster.height, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (quality: number) =>
    sharp(data, { raw: info })
      .webp({ quality, effort: 4, smartSubsample: quality > 60 })
      .toBuffer();
  const first = await encode(FIRST_QUALITY);
  if (first.length <= WEIGHT_LIMIT) return first;
  const retry = RETRIES.find(({ excess }) => first.length / WEIGHT_LIMIT <= excess);
  return retry ? encode(retry.quality) : first;
}

/** A PNG `width` px wide, for contact sheets. */
export async function thumbnail(poster: Poster, width: number): Promise<Buffer> {
  return sharp(Buffer.from(poster.draw()), { density: 72, unlimited: true })
    .flatten({ background: "#111" })
    .resize(width)
    .png()
    .toBuffer();
}
