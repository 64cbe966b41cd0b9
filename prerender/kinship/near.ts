import { foldText } from "#text/fold-text.ts";
import { wordsOf, wordStem } from "#text/word-stem.ts";
import { isKnownAuthor } from "#text/credit.ts";

/** What one picture may have in common with another. */
export interface Traits {
  author: string;
  arc: string | undefined;
  genre: string | undefined;
  words: readonly string[];
  players: readonly string[];
  hues: readonly string[];
}

/** How many are named for each. */
const SHOWN = 4;
/** What more have in common says nothing of any two of them, and would take its time among thousands. */
const COMMON = 200;
/** What each trait counts for, times how rare it is. Arc and colour choose among what is alike already. */
const WEIGHTS = { word: 1, player: 1.5, genre: 0.6, arc: 0.3, hue: 0.1 };

type Trait = keyof typeof WEIGHTS;

/** For each picture the positions of those most alike that someone else made, the nearest first; none where nothing is shared but arc and colour. */
export function nearestPictures(entries: readonly Traits[]): number[][] {
  const traits = entries.map(traitsOf);
  const holders = new Map<string, number[]>();
  traits.forEach((own, position) => {
    for (const trait of own) {
      const all = holders.get(trait) ?? [];
      holders.set(trait, all);
      if (all.length <= COMMON) all.push(position);
    }
  });
  // One table for all, cleaned after each: thousands of pictures make millions of pairs.
  const scores = new Float64Array(entries.length);
  const alike = new Uint8Array(entries.length);
  return entries.map(({ author }, position) => {
    const met: number[] = [];
    for (const trait of traits[position] ?? []) {
      const shared = holders.get(trait) ?? [];
      if (shared.length > COMMON) continue;
      const kind = kindOf(trait);
      const weight = WEIGHTS[kind] * Math.log(1 + entries.length / shared.length);
      for (const other of shared) {
        if (scores[other] === 0) met.push(other);
        scores[other] = (scores[other] ?? 0) + weight;
        if (kind !== "arc" && kind !== "hue") alike[other] = 1;
      }
    }
    const known = isKnownAuthor(author);
    const best: number[] = [];
    for (const other of met) {
      const score = scores[other] ?? 0;
      const last = best[SHOWN - 1];
      // Few of thousands are as near as those that stand there already.
      if (last !== undefined && score < (scores[last] ?? 0)) continue;
      if (other === position || alike[other] === 0 || (known && entries[other]?.author === author)) continue;
      let rank = best.length;
      for (let held = best[rank - 1]; held !== undefined; held = best[rank - 1]) {
        const ahead = score - (scores[held] ?? 0);
        if (ahead < 0 || (ahead === 0 && other > held)) break;
        rank--;
      }
      best.splice(rank, 0, other);
      if (best.length > SHOWN) best.pop();
    }
    for (const other of met) scores[other] = alike[other] = 0;
    return best;
  });
}

function traitsOf({ arc, genre, words, players, hues }: Traits): Set<string> {
  const stems = words.flatMap((word) => wordsOf(foldText(word)).map(wordStem));
  const named = (kind: Trait, values: readonly (string | undefined)[]) =>
    values.flatMap((value) => (value === undefined ? [] : [`${kind}:${value}`]));
  return new Set([
    ...named("word", stems),
    ...named("player", players),
    ...named("genre", [genre]),
    ...named("arc", [arc]),
    ...named("hue", hues),
  ]);
}

function kindOf(trait: string): Trait {
  const kind = trait.slice(0, trait.indexOf(":"));
  return kind === "player" || kind === "genre" || kind === "arc" || kind === "hue" ? kind : "word";
}
