import type { ImportExtension } from "#schemas/gallery-item.ts";
import type { Pixels } from "../open-picture/open-picture.ts";
import { sharp } from "../safe-sharp.ts";

/** Raise it when the encoding below changes: import images are then made anew, under the same public addresses. */
export const IMPORT_RECIPE = { version: 1, side: 1024, bytes: 1024 * 1024 } as const;

/** An image that a game script loads by its address: plain JPEG or PNG, long side ≤ 1024 px, ≤ 1 MB. */
export interface MadeImport {
  extension: ImportExtension;
  bytes: Buffer;
  width: number;
  height: number;
}

/** What a picture becomes whose address is noted nowhere: PNG when something of it is transparent, JPEG otherwise. */
export function ownExtension({ transparent }: Pick<Pixels, "transparent">): ImportExtension {
  return transparent ? "png" : "jpg";
}

/**
 * Makes the import image, whatever the weight in the format that is asked for: the extension is part of an address that
 * players have pasted, and must not flip when a picture is retouched. A JPEG of something transparent stands on white.
 */
export async function makeImport(
  pixels: Pixels,
  extension: ImportExtension = ownExtension(pixels),
): Promise<MadeImport> {
  for (let side: number = IMPORT_RECIPE.side; ; side = Math.floor(side * 0.8)) {
    const attempts = extension === "png" ? pngs(pixels, side) : jpegs(pixels, side);
    for (const attempt of attempts) {
      const { data, info } = await attempt.toBuffer({ resolveWithObject: true });
      if (data.length <= IMPORT_RECIPE.bytes)
        return { extension, bytes: data, width: info.width, height: info.height };
    }
  }
}

// Baseline and 4:4:4: the oldest loaders read it and coloured lettering keeps its edges. Trellis tools (mozjpeg) save a
// sixth of the bytes for six times the time, and the game does not need them below 1 MB.
function* jpegs(pixels: Pixels, side: number) {
  for (const quality of [86, 78, 68, 56]) {
    yield fitted(pixels, side)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality, chromaSubsampling: "4:4:4", progressive: false, optimiseCoding: true });
  }
}

function* pngs(pixels: Pixels, side: number) {
  yield fitted(pixels, side).png({ compressionLevel: 9 });
  yield fitted(pixels, side).png({ palette: true, quality: 90, compressionLevel: 9, effort: 4 });
}

function fitted({ data, raw }: Pixels, side: number) {
  return sharp(data, { raw }).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
}
