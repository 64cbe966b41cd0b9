/** A seeded source of randomness: the same seed gives the same drawing, byte for byte. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [min, max), not rounded. */
  between(min: number, max: number): number;
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** True with the probability `p`. */
  chance(p: number): boolean;
}

function hash(seed: string): number {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Makes a generator (mulberry32) from any text, usually the poster's id. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));
  return {
    next,
    between,
    int,
    chance: (p) => next() < p,
    pick: (list) => {
      const value = list[int(0, list.length - 1)];
      if (value === undefined) throw new Error(`Cannot pick from an empty list (seed ${seed})`);
      return value;
    },
    shuffle: (list) => {
      const copy = list.map((value) => ({ value, key: next() }));
      return copy.toSorted((a, b) => a.key - b.key).map(({ value }) => value);
    },
  };
}
