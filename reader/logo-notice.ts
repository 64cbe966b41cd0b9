import type { Fault, MediaManifest } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { MediaReference } from "#schemas/media-reference.ts";

/** How much longer than the other one side may be: what remains is still well seen in a square. */
const SQUARE_ENOUGH = 1.25;

/** A logo far from square: the head of the pages, the tab and a phone's screen give it a square, in which it is small. */
export function logoNotice(references: readonly MediaReference[], manifest: MediaManifest): Fault[] {
  const logo = references.find(({ use }) => use === "logo");
  const picture = logo && manifest.pictures[logo.path];
  if (!picture) return [];
  const { width, height } = picture;
  if (Math.max(width, height) <= SQUARE_ENOUGH * Math.min(width, height)) return [];
  return [
    faultAt(
      logo.at,
      `Ce logo n’est pas carré (${width} × ${height} pixels) : en tête des pages, dans l’onglet et sur l’écran d’un téléphone, il n’a que la place d’un carré, et y paraîtra petit. → Donnez un logo carré : le signe seul, sans le nom, que le site écrit déjà à côté.`,
    ),
  ];
}
