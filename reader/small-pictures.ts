import type { PictureSizes } from "#media/make-media.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { MediaReference } from "#schemas/media-reference.ts";
import { counted } from "#text/counted.ts";

/** In pixels: the width that the guide of the content asks for, and a height under which nothing can be read. */
const LEAST = { width: 500, height: 100 };

/** How many are told one by one: an old gallery may have hundreds, and its other notices are to be read too. */
const TOLD = 5;

const LARGER = "→ Donnez-en une plus grande : 1000 à 2000 pixels de large suffisent.";

/** The posters and signs whose picture is too small to be seen well. @param sizes of the pictures that could be opened */
export function smallPictureNotices(references: readonly MediaReference[], sizes: PictureSizes): Fault[] {
  const small = references.flatMap(({ use, path, at }) => {
    const size = use === "affiches" || use === "panneaux" ? sizes.get(path) : undefined;
    return size && (size.width < LEAST.width || size.height < LEAST.height) ? [{ at, ...size }] : [];
  });
  const [next, ...others] = small.slice(TOLD);
  const told = small
    .slice(0, TOLD)
    .map(({ at, width, height }) =>
      faultAt(
        at,
        `Cette image n’a que ${width} × ${height} pixels : elle sera floue, ou trop mince pour être lue. ${LARGER}`,
      ),
    );
  if (!next) return told;
  const more = others.length === 0 ? "" : ` ${counted(others.length, "autre", "autres")} de même.`;
  return [...told, faultAt(next.at, `Cette image est trop petite aussi.${more} ${LARGER}`)];
}
