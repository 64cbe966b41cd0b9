import { join } from "node:path";
import { sharp } from "#media/safe-sharp.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { MediaReference } from "#schemas/media-reference.ts";

/** How much longer than the other one side may be: what remains is still well seen in a square. */
const SQUARE_ENOUGH = 1.25;

/** In pixels, what the icon on a phone's screen needs of each side. */
const LEAST = 192;

/**
 * A logo too small for the screen of a phone, or far from square: the head of the pages, the tab and a phone's screen give it a square, in which it is small.
 * @param references the files that are there; of one that is no picture nothing is said here, it has its fault
 */
export async function logoNotice(dir: string, references: readonly MediaReference[]): Promise<Fault[]> {
  const logo = references.find(({ use }) => use === "logo");
  if (!logo) return [];
  const header = await sharp(join(dir, logo.path))
    .metadata()
    .catch(() => undefined);
  if (!header) return [];
  const { width, height } = header.autoOrient;
  if (Math.min(width, height) < LEAST)
    return [
      faultAt(
        logo.at,
        `Ce logo n’a que ${width} × ${height} pixels : il sera flou, sur l’écran d’un téléphone surtout. → Donnez-en un plus grand : 512 pixels de côté suffisent.`,
      ),
    ];
  if (Math.max(width, height) <= SQUARE_ENOUGH * Math.min(width, height)) return [];
  return [
    faultAt(
      logo.at,
      `Ce logo n’est pas carré (${width} × ${height} pixels) : en tête des pages, dans l’onglet et sur l’écran d’un téléphone, il n’a que la place d’un carré, et y paraîtra petit. → Donnez un logo carré : le signe seul, sans le nom, que le site écrit déjà à côté.`,
    ),
  ];
}
