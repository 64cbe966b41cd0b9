import type { OwnExtensions } from "#media/make-media.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES, type ImportExtension } from "#schemas/gallery-item.ts";
import { LEDGER } from "./ledger.ts";
import type { GoodReading } from "./read-content.ts";

/**
 * What the ledger still has to note, as `affiches/votez-vargas`, and how each ends: addresses that are not in it, and those
 * of before that are there without their end. An entry that was withdrawn, or whose image is elsewhere, has none.
 */
export function addressesToNote(
  reading: GoodReading,
  extensions: OwnExtensions,
): Map<string, ImportExtension | undefined> {
  const { today, noted } = reading.addresses;
  const ends = new Map(importsOf(reading, extensions).map(({ address, own }) => [address, own]));
  const missing = [...today].filter(
    (address) => !noted.has(address) || (ends.has(address) && noted.get(address)?.extension === undefined),
  );
  return new Map(missing.map((address) => [address, ends.get(address)]));
}

/** The pictures that have become transparent under an address that ends in .jpg for good: the game shows them on white. */
export function flattenedNotices(reading: GoodReading, extensions: OwnExtensions): Fault[] {
  return importsOf(reading, extensions).flatMap(({ address, own, place }) => {
    const noted = reading.addresses.noted.get(address);
    if (own !== "png" || noted?.extension !== "jpg") return [];
    return [
      faultAt(
        place(),
        `Cette image a de la transparence, que le jeu ne verra pas : l’adresse que des joueurs ont pu coller finit par .jpg, et l’image y est posée sur du blanc. → Pour la garder, publiez cette image à part, dans un autre fichier d’un autre nom ; celui-ci peut rester, ou être retiré (« retrait: true »). Si cette adresse n’a jamais été en ligne, effacez plutôt la ligne ${noted.line} d’${LEDGER}.`,
      ),
    ];
  });
}

/** The entries whose import image the site makes, and how it would end by itself. */
function importsOf({ content, place }: GoodReading, extensions: OwnExtensions) {
  return GALLERIES.flatMap((gallery) =>
    content.galleries[gallery].flatMap(({ id, file, externalImport, withdrawn }, index) => {
      const own = withdrawn || externalImport !== undefined ? undefined : extensions.get(file);
      if (!own) return [];
      return [{ address: `${gallery}/${id}`, own, place: () => place(gallery, [index, "image"]) }];
    }),
  );
}
