import { BANDS, toneLetter } from "#schemas/tones.ts";
import { sharp } from "../safe-sharp.ts";

/** Raise it when what is below changes: the tones of every picture are then told anew, from the files that are there. */
export const TONES_VERSION = 1;

/** The tones of a picture (a file or its bytes): the mean colour of each of its bands; what is clear counts as grey. */
export async function tonesOf(image: string | Buffer): Promise<string> {
  const bands = await sharp(image)
    .flatten({ background: "#808080" })
    .toColourspace("srgb")
    .resize({ width: 1, height: BANDS, fit: "fill" })
    .raw({ depth: "uchar" })
    .toBuffer();
  return Array.from({ length: BANDS }, (_, band) =>
    toneLetter([...bands.subarray(band * 3, (band + 1) * 3)]),
  ).join("");
}
