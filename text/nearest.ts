/** The distance beyond which two words no longer look like a slip of the keyboard. */
const FARTHEST = 3;

/** How many letters to add, drop, replace or swap with the next one to make one word of the other (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? before[j - 2] : undefined;
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (swapped ?? Infinity) + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

/** How many slips a word of so many letters may have: 3 at most, and under half of it, but for the shortest one. */
export function slipsIn(letters: number): number {
  return Math.min(FARTHEST, Math.max(1, Math.floor(letters / 2)));
}

/**
 * The candidate that looks most like `word`, or undefined.
 * @param most how far it may be, as an edit distance
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most = slipsIn(word.length),
): string | undefined {
  let best: string | undefined;
  let limit = most + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < limit) [best, limit] = [candidate, distance];
  }
  return best;
}
