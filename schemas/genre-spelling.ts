import { counted } from "#text/counted.ts";
import { foldText } from "#text/fold-text.ts";
import { nearest } from "#text/nearest.ts";
import { wordStem } from "#text/word-stem.ts";

/** Genres at least this long may be a slip of one letter for another; longer ones of two. */
const LONG = 5;
const LONGER = 9;

/**
 * What is wrong with a genre in a spelling of its own: the same word with other accents, capitals or a plural, and a word
 * used once that looks like one used more often.
 * @param uses the genre of each poster and sign that has one
 * @param accepted genres of recherche.yaml, which look like another and are none
 * @returns what to say of a genre, undefined when there is nothing wrong
 */
export function genreQuestions(
  uses: readonly string[],
  accepted: readonly string[],
): (genre: string) => string | undefined {
  const counts = new Map<string, number>();
  for (const genre of uses) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  const leaders = leadingSpellings(counts);
  const common = [...counts].flatMap(([genre, count]) => (count > 1 ? [genre] : []));

  return (genre) => {
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
  };
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
