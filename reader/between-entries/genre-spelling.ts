import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES, type Gallery, type GalleryEntry } from "#schemas/gallery-item.ts";
import { genreQuestions } from "#schemas/genre-spelling.ts";
import type { Entry, Sources } from "../parsed-list/parsed-list.ts";

/**
 * Faults for genres in a spelling of their own.
 * @param accepted genres of recherche.yaml, which look like another and are none
 */
export function genreFaults(
  sources: Sources,
  lists: Record<Gallery, Entry<GalleryEntry>[]>,
  accepted: readonly string[],
): Fault[] {
  const uses = GALLERIES.flatMap((gallery) =>
    lists[gallery].flatMap(({ path, value: { genre } }) =>
      genre === undefined ? [] : [{ genre, gallery, path }],
    ),
  );
  const question = genreQuestions(
    uses.map(({ genre }) => genre),
    accepted,
  );
  return uses.flatMap(({ genre, gallery, path }) => {
    const source = sources.get(gallery);
    const text = question(genre);
    return source && text !== undefined ? [faultAt(source.place([...path, "genre"]), text)] : [];
  });
}
