import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES, type Gallery, type GalleryEntry } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import { foldText } from "#text/fold-text.ts";
import { nearest } from "#text/nearest.ts";
import { wordStem } from "#text/word-stem.ts";
import type { Entry, Sources } from "../parsed-list/parsed-list.ts";

/** Genres at least this long may be a slip of one letter for another; longer ones of two. */
const LONG = 5;
const LONGER = 9;

interface Use {
  genre: string;
  gallery: Gallery;
  path: Entry<GalleryEntry>["path"];
}

/**
 * Faults for genres in a spelling of their own: the same word with other accents, capitals or a plural, and a word used
 * once that looks like one used more often.
 * @param accepted genres of recherche.yaml, which look like another and are none
 */
export function genreFaults(
  sources: Sources,
  lists: Record<Gallery, Entry<GalleryEntry>[]>,
  accepted: readonly string[],
): Fault[] {
  const uses = GALLERIES.flatMap((gallery) =>
    lists[gallery].flatMap(({ path, value }): Use[] =>
      value.genre === undefined ? [] : [{ genre: value.genre, gallery, path }],
    ),
  );
  const counts = new Map<string, number>();
  for (const { genre } of uses) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  const leaders = leadingSpellings(counts);
  const common = [...counts].flatMap(([genre, count]) => (count > 1 ? [genre] : []));

  return uses.flatMap(({ genre, gallery, path }) => {
    const source = sources.get(gallery);
    const text = question(genre);
    return source && text !== undefined ? [faultAt(source.place([...path, "genre"]), text)] : [];
  });

  function question(genre: string): string | undefined {
    const leader = leaders.get(keyOf(genre)) ?? genre;
    const times = counted(counts.get(leader) ?? 0, "fois", "fois");
    if (leader !== genre)
      return `Le genre « ${genre} » s’écrit ailleurs « ${leader} » (${times}). → Écrivez « ${leader} ».`;
    if ((counts.get(genre) ?? 0) > 1 || accepted.includes(genre) || genre.length < LONG) return undefined;
    const near = nearest(
      foldText(genre),
      common.map((other) => foldText(other)),
      genre.length < LONGER ? 1 : 2,
    );
    const meant = common.find((other) => foldText(other) === near);
    return meant === undefined
      ? undefined
      : `Le genre « ${genre} » ressemble à « ${meant} ». → Écrivez « ${meant} » ; si c’en est un autre, ajoutez-le à la ligne genres: de recherche.yaml.`;
  }
}

/** For each word, its spelling that is used most, the first met among equals. */
function leadingSpellings(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const leaders = new Map<string, string>();
  for (const [genre, count] of counts) {
    const leader = leaders.get(keyOf(genre));
    if (leader === undefined || count > (counts.get(leader) ?? 0)) leaders.set(keyOf(genre), genre);
  }
  return leaders;
}

function keyOf(genre: string): string {
  return foldText(genre)
    .split(/[^\p{L}\p{N}]+/u)
    .map(wordStem)
    .join(" ");
}
