import { largeWidth } from "#schemas/picture.ts";
import type { Pixels } from "../open-picture/open-picture.ts";
import type { PictureUse } from "../media-file.ts";
import { type Recipe, webpWidths, widthsFor } from "./recipes.ts";
import { sharp } from "../safe-sharp.ts";

// Measured on posters with text: effort 1 is within 3 % of effort 2's bytes in two thirds of its time. The 480 px file
// is for dense screens, where a coarser coding does not show; the smaller ones keep full colour for lettering.
function avifFor(width: number) {
  if (width < 300) return { quality: 46, effort: 1, chromaSubsampling: "4:4:4" };
  if (width < 400) return { quality: 42, effort: 1, chromaSubsampling: "4:4:4" };
  return { quality: 42, effort: 1, chromaSubsampling: "4:2:0" };
}

// For the few browsers without AVIF. Effort 2 is within 3 % of effort 4's bytes in two thirds of its time.
const WEBP = { quality: 72, effort: 2 } as const;
const LARGE_WEBP = { quality: 80, effort: 2 } as const;

/**
 * Makes the files of a picture; `write` receives each as `<width>.<extension>` with its bytes.
 * @returns the widths that exist as AVIF
 */
export async function encodePicture(
  pixels: Pixels,
  recipe: Recipe,
  uses: ReadonlySet<PictureUse>,
  write: (name: string, bytes: Buffer) => Promise<void>,
): Promise<number[]> {
  const widths = widthsFor(recipe, pixels.width);
  const webps = webpWidths(uses, { widths, width: pixels.width });
  for (const width of widths) {
    const sized = await resized(pixels, width);
    await write(`${width}.avif`, await sharp(sized.data, { raw: sized.raw }).avif(avifFor(width)).toBuffer());
    if (webps.includes(width))
      await write(`${width}.webp`, await sharp(sized.data, { raw: sized.raw }).webp(WEBP).toBuffer());
  }
  if (recipe.large) {
    const width = largeWidth(pixels);
    const sized = await resized(pixels, width);
    await write(`${width}.webp`, await sharp(sized.data, { raw: sized.raw }).webp(LARGE_WEBP).toBuffer());
  }
  return widths;
}

async function resized({ data, raw }: Pixels, width: number): Promise<{ data: Buffer; raw: Pixels["raw"] }> {
  if (width === raw.width) return { data, raw };
  const sized = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data: sized.data, raw: { ...raw, width: sized.info.width, height: sized.info.height } };
}
