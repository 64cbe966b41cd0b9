/** What a finger has asked for by leaving the stage after a move, while the sheet is whole. */
export type Swipe = "next" | "previous" | "close" | "none";

/** Less than this, in CSS pixels, and the finger only trembled; a quick flick may be half as long. */
const SHORTEST = 64;

/**
 * Reads a move: sideways turns the page, downwards closes.
 * @param dx and dy in CSS pixels
 * @param duration in milliseconds
 */
export function readSwipe(dx: number, dy: number, duration: number): Swipe {
  const needed = duration < 250 ? SHORTEST / 2 : SHORTEST;
  if (Math.abs(dx) > Math.abs(dy)) {
    if (Math.abs(dx) < needed) return "none";
    return dx < 0 ? "next" : "previous";
  }
  return dy > needed * 1.5 ? "close" : "none";
}
