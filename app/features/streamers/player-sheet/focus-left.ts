import { leftLink } from "#app/router/kept-place.ts";
import { focusHeading, isReturn } from "#app/router/navigate.ts";

/**
 * Back or Forward to a page whose sheet, or a part of it, comes after the page itself: the link on which it was left receives
 * the focus that its title has got meanwhile.
 * @returns whether it did
 */
export function focusLeft(): boolean {
  const link = isReturn() ? leftLink() : undefined;
  const { activeElement } = document;
  if (!link || (activeElement !== document.body && activeElement?.tagName !== "H1")) return false;
  focusHeading(link);
  return true;
}
