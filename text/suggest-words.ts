import { foldText } from "./fold-text.ts";
import { nearest } from "./nearest.ts";

/** Shorter words are articles, or too short to tell a slip in them. */
const SHORTEST = 4;
/** How many are offered. */
const MOST = 3;
/** Long enough, and of no subject: alone they lead nowhere. Folded. */
const OF_NO_SUBJECT = new Set(
  "avec autre cette chez comme dans elle encore entre etre leur mais meme moins nous pour plus quand sans sont sous sur tout tous toute tres trop votre vous".split(
    " ",
  ),
);

/** What a suggestion is made of, by folded forms. */
export interface KnownNames {
  words: ReadonlyMap<string, string>;
  /** Whole names, by what is left of them without spaces. */
  wholes: ReadonlyMap<string, string>;
}

/** Titles, authors, people: of two that fold alike, the last is how it is written. */
export function knownNames(names: readonly string[]): KnownNames {
  return {
    words: knownWords(names),
    wholes: new Map(names.map((name) => [withoutSpaces(foldText(name)), name])),
  };
}

/** Every word of texts, by its folded form. */
export function knownWords(texts: Iterable<string>): Map<string, string> {
  const known = new Map<string, string>();
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{N}]{3,}/gu) ?? []) known.set(foldText(word), word);
  }
  return known;
}

function withoutSpaces(folded: string): string {
  return folded.replaceAll(" ", "");
}

/**
 * Words of the gallery's own that a search without an answer may have meant: those of its words that some entry has,
 * though none has them in a row, and for the others the nearest one, a letter in three may differ. Several words that answer
 * together are one suggestion. A name that says the query with its spaces elsewhere, « onzeplaces », or all of its words,
 * well written or not, in its own order, is the only one.
 * @param query folded
 * @param answers whether some entry answers a text, folded
 */
export function suggestWords(
  query: string,
  { words: known, wholes }: KnownNames,
  answers: (text: string) => boolean,
): string[] {
  const run = withoutSpaces(query);
  if (run.length > SHORTEST) for (const [name, written] of wholes) if (name.includes(run)) return [written];
  const typed = query.split(/\s+/).filter((word) => word.length >= SHORTEST && !OF_NO_SUBJECT.has(word));
  const meant = typed.map((word) => (known.has(word) ? word : meantBy(word, [...known.keys()])));
  const words = [...new Set(meant)].flatMap((word) => known.get(word ?? "") ?? []);
  const together = words.join(" ");
  if (words.length > 1 && answers(foldText(together))) return [together];
  const understood = meant.flatMap((word) => word ?? []);
  const whole =
    nameOfAll(typed, known, wholes) ??
    (understood.length === typed.length ? nameOfAll(understood, known, wholes) : undefined);
  return whole === undefined ? words.slice(0, MOST) : [whole];
}

/** The shortest name that has all of several words, those that are known nowhere nearly. */
function nameOfAll(
  typed: readonly string[],
  known: ReadonlyMap<string, string>,
  wholes: ReadonlyMap<string, string>,
): string | undefined {
  const written = typed.filter((word) => known.has(word));
  if (typed.length < 2 || written.length === 0) return undefined;
  const names = [...wholes].filter(([run]) => written.every((word) => run.includes(word)));
  names.sort(([one], [other]) => one.length - other.length);
  return names.find(([, name]) => {
    const own = knownWords([name]);
    return typed.every((word) => own.has(word) || (!known.has(word) && meantBy(word, [...own.keys()])));
  })?.[1];
}

/** What French ears do not tell apart, on folded words: « cherif » is written as it is heard. */
const SOUNDS = [
  [/([aeiouy])s(?=[aeiouy])/g, "$1z"],
  [/sc?h/g, "ch"],
  [/ph/g, "f"],
  [/c(?=[eiy])/g, "s"],
  [/qu?|c?k|c(?!h)/g, "k"],
  [/g(?=[eiy])/g, "j"],
  [/e?au/g, "o"],
  [/[ae]i/g, "e"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
  [/(..)(?:es?|[stdx])$/, "$1"],
] as const;

/** How each word sounds that was asked for: those of a gallery are at each key of a search without an answer. */
const heard = new Map<string, string>();

/** How a folded word sounds, nearly. */
function soundOf(word: string): string {
  const known = heard.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((said, [written, sound]) => said.replace(written, sound), word);
  heard.set(word, sound);
  return sound;
}

/**
 * One that sounds the same; else, as a slip seldom hits the first letter, of the words that begin alike the nearest, else one
 * that does up to there, else one letter off.
 */
function meantBy(word: string, known: readonly string[]): string | undefined {
  const sound = soundOf(word);
  const same = known.find((each) => soundOf(each) === sound);
  if (same !== undefined) return same;
  const most = Math.floor(word.length / 3);
  const alike = known.filter((each) => each.startsWith(word.charAt(0)));
  const whole = nearest(word, alike, most);
  if (whole !== undefined) return whole;
  const begun = new Map(alike.map((each) => [each.slice(0, word.length + 1), each]));
  return begun.get(nearest(word, begun.keys(), most) ?? "") ?? nearest(word, known, 1);
}
