import { editDistance } from "#schemas/edit-distance.ts";

/** The distance beyond which two words no longer look like a slip of the keyboard. */
const FARTHEST = 3;

/** The candidate that looks most like `word` (edit distance ≤ 3, and under half of the word), or undefined. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let limit = Math.min(FARTHEST, Math.max(1, Math.floor(word.length / 2))) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < limit) [best, limit] = [candidate, distance];
  }
  return best;
}
