import { bandOf } from "./use-wall-geometry.ts";

/** The lowest wall hung anew since the last frame that one had come to, and where its place is. */
let held: { wall: HTMLElement; top: number } | undefined;

/**
 * Puts the screen where it belongs on a wall hung anew. Of several in one frame, whatever their order, the lowest has the last
 * word: one looks at it, or past it.
 * @param top the top of the screen, in CSS pixels from the top of the wall
 */
export function holdPlace(wall: HTMLElement, top: number): void {
  if (!held) requestAnimationFrame(() => (held = undefined));
  const above = held && held.wall.compareDocumentPosition(wall) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!held || !above) held = { wall, top };
  scrollBy({ top: held.top - bandOf(held.wall).top, behavior: "instant" });
}
