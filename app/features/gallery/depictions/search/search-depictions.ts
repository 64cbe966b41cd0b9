import type { Depiction, DepictionPart } from "#schemas/depiction-file.ts";
import { foldText } from "#text/fold-text.ts";
import { wordsOf, wordStem } from "#text/word-stem.ts";
import { equalWords } from "./equal-words.ts";
import { type MatchedPhrase, matchedPhrase } from "./matched-phrase.ts";
import { answers, type Term, termsOf } from "./terms.ts";

export type { MatchedPhrase } from "./matched-phrase.ts";

/** Positions of the entries whose title or author has a word that begins with a folded text. */
export type NamedSearch = (text: string) => Int32Array;

/** Searches through what the pictures of a gallery show; a word of a query may stand in a title or an author's name as well. */
export interface DepictionSearch {
  /** Adds the next depictions, the first of which stands at `from` in the gallery. */
  add: (from: number, depictions: readonly Depiction[]) => void;
  /** Takes in words that mean the same. */
  learn: (groups: DepictionPart["equals"]) => void;
  /**
   * Positions of the entries that answer a folded query: by what one sees first, then by what is written there.
   * @param among the positions that may be found
   * @param besides those that are shown already
   */
  find: (query: string, among: Int32Array, named: NamedSearch, besides: Int32Array) => Int32Array;
  /** Where nothing has all the words of a query: the entries that have the most of them, names, what one sees and the rarest words first. */
  findSome: (query: string, among: Int32Array, named: NamedSearch) => Int32Array;
  /** Why an entry answers: the phrase of it that holds the words of the query. */
  matched: (position: number, query: string) => MatchedPhrase | undefined;
  /** Each thing that some picture shows, and each word that means the same, once. */
  phrases: () => ReadonlySet<string>;
}

/** A word of the depictions, and the positions of the entries that show it or have it written on them. */
interface Word {
  stem: string;
  seen: number[];
  read: number[];
}

const NAMED = 4;
const SEEN = 2;
const READ = 1;
/** Added to one of these: the word itself, and not one that only begins so. */
const WHOLE = 8;

/** @param size how many entries the gallery has */
export function depictionSearch(size: number): DepictionSearch {
  const words = new Map<string, Word>();
  const all: Depiction[] = [];
  const equals = equalWords();
  const arcs = new Set<string>();

  function add(from: number, depictions: readonly Depiction[]): void {
    for (const depiction of depictions) {
      all.push(depiction);
      name(depiction.arc);
    }
    note("seen", depictions.map(phrasesSeen), from);
    note(
      "read",
      depictions.map(({ lettering }) => lettering),
      from,
    );
  }

  function note(where: "seen" | "read", phrases: readonly (readonly string[])[], from: number): void {
    // One long text folds far faster than hundreds of short ones.
    const folded = foldText(phrases.map((list) => list.join(" ")).join("\n")).split("\n");
    folded.forEach((line, i) => {
      for (const word of wordsOf(line)) {
        let entry = words.get(word);
        if (!entry) words.set(word, (entry = { stem: wordStem(word), seen: [], read: [] }));
        if (entry[where].at(-1) !== from + i) entry[where].push(from + i);
      }
    });
  }

  /** An arc of three words and more is also called by their initials. */
  function name(arc: string): void {
    if (arcs.has(arc)) return;
    arcs.add(arc);
    const initials = wordsOf(foldText(arc)).map((word) => word.charAt(0));
    if (initials.length > 2) equals.learn([[initials.join(""), arc]]);
  }

  /** What each entry has of a term: {@link NAMED}, {@link SEEN}, {@link READ}, several or nothing; {@link WHOLE} with them. */
  function hits(term: Term, named: NamedSearch): Uint8Array {
    const found = new Uint8Array(size);
    // As far as it is typed; a shorter one begins far too many.
    if (term.start !== undefined)
      for (const text of new Set([term.start, term.stem ?? term.start]))
        for (const position of named(text)) found[position] = NAMED;
    for (const [word, { stem, seen, read }] of words) {
      if (answers(term, word, stem) === 0) continue;
      const whole = stem === term.stem ? WHOLE : 0;
      for (const position of read) found[position] = (found[position] ?? 0) | READ | whole;
      for (const position of seen) found[position] = (found[position] ?? 0) | SEEN | whole;
    }
    return found;
  }

  return {
    add,
    learn: equals.learn,
    find(query, among, named, besides) {
      const open = new Uint8Array(size);
      for (const position of among) open[position] = 1;
      for (const position of besides) open[position] = 0;
      // The word itself first, then those that begin so: who looks for the moon does not mean spectacles.
      const ranks: number[][] = [[], [], [], []];
      for (const terms of termsOf(query, equals)) {
        const found = terms.map((term) => hits(term, named));
        for (let position = 0; position < size; position++) {
          if (open[position] !== 1 || !found.every((one) => one[position])) continue;
          const isRead = found.some((one) => ((one[position] ?? 0) & (NAMED | SEEN)) === 0);
          const isPart = found.some((one) => ((one[position] ?? 0) & (NAMED | WHOLE)) === 0);
          ranks[(isRead ? 2 : 0) + (isPart ? 1 : 0)]?.push(position);
        }
      }
      return Int32Array.from(new Set(ranks.flat()));
    },
    findSome(query, among, named) {
      const [typed = []] = termsOf(query, equals);
      const counts = new Map<number, number>();
      const weights = new Map<number, number>();
      for (const term of typed) {
        const found = hits(term, named);
        const positions = among.filter((position) => found[position]);
        for (const position of positions) {
          counts.set(position, (counts.get(position) ?? 0) + 1);
          const weight = best(found[position] ?? 0) / positions.length;
          weights.set(position, (weights.get(position) ?? 0) + weight);
        }
      }
      const most = Math.max(0, ...counts.values());
      return (
        among
          .filter((position) => counts.get(position) === most)
          // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
          .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
      );
    },
    matched(position, query) {
      const depiction = all[position];
      return depiction && matchedPhrase(depiction, termsOf(query, equals));
    },
    phrases() {
      const stems = new Set([...words.values()].map(({ stem }) => stem));
      return new Set([...all.flatMap(phrasesSeen), ...equals.phrases(stems)]);
    },
  };
}

/** Of what an entry has of a term, the one that says most. */
function best(hit: number): number {
  if (hit & NAMED) return NAMED;
  return hit & SEEN ? SEEN : hit & READ;
}

function phrasesSeen({ words, genre, arc, players }: Depiction): string[] {
  return [...words, genre, arc, ...players];
}
