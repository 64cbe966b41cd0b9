import { largeWidth } from "#schemas/picture.ts";
import type { Pixels } from "./open-picture.ts";
import { type Recipe, widthsFor } from "./recipes.ts";
import { sharp } from "./safe-sharp.ts";

// Measured on posters with text: AVIF effort 1 is within 3 % of effort 2's bytes in two thirds of its time; WebP effort 2
// within 3 % of effort 4's in two thirds. What a visitor waits for is bytes, what the staff waits for is this.
const AVIF = { quality: 50, effort: 1, chromaSubsampling: "4:4:4" } as const;
const WEBP = { quality: 72, effort: 2 } as const;
const LARGE_WEBP = { quality: 80, effort: 2 } as const;

/**
 * Makes the files of a picture; `write` receives each as `<width>.<extension>` with its bytes.
 * @returns the widths that exist as AVIF and WebP
 */
export async function encodePicture(
  pixels: Pixels,
  recipe: Recipe,
  write: (name: string, bytes: Buffer) => Promise<void>,
): Promise<number[]> {
  const widths = widthsFor(recipe, pixels.width);
  for (const width of widths) {
    const sized = await resized(pixels, width);
    await write(`${width}.avif`, await sharp(sized.data, { raw: sized.raw }).avif(AVIF).toBuffer());
    await write(`${width}.webp`, await sharp(sized.data, { raw: sized.raw }).webp(WEBP).toBuffer());
  }
  if (recipe.large) {
    const width = largeWidth(pixels);
    const sized = await resized(pixels, width);
    await write(`${width}.webp`, await sharp(sized.data, { raw: sized.raw }).webp(LARGE_WEBP).toBuffer());
  }
  return widths;
}

/** The dominant colour of a picture as #rrggbb. */
export async function toneOf({ data, raw }: Pixels): Promise<string> {
  const small = await sharp(data, { raw }).resize({ width: 48 }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

async function resized({ data, raw }: Pixels, width: number): Promise<{ data: Buffer; raw: Pixels["raw"] }> {
  if (width === raw.width) return { data, raw };
  const sized = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data: sized.data, raw: { ...raw, width: sized.info.width, height: sized.info.height } };
}
