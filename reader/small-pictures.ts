import type { PictureSizes } from "#media/make-media.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { MediaReference } from "#schemas/media-reference.ts";

/** In pixels: the width that the guide of the content asks for, and a height under which nothing can be read. */
const LEAST = { width: 500, height: 100 };

/** The posters and signs whose picture is too small to be seen well. @param sizes of the pictures that could be opened */
export function smallPictureNotices(references: readonly MediaReference[], sizes: PictureSizes): Fault[] {
  return references.flatMap((reference) => {
    const size = sizes.get(reference.path);
    if (!size || (reference.use !== "affiches" && reference.use !== "panneaux")) return [];
    const { width, height } = size;
    if (width >= LEAST.width && height >= LEAST.height) return [];
    return [
      faultAt(
        reference.at,
        `Cette image n’a que ${width} × ${height} pixels : elle sera floue, ou trop mince pour être lue. → Donnez-en une plus grande : 1000 à 2000 pixels de large suffisent.`,
      ),
    ];
  });
}
