/** How long it stands, in milliseconds. */
const LENGTH = 1600;

/**
 * For a moment, around what has the focus and was led to without a keyboard, the ring that a keyboard would see there.
 * @param element that has the focus
 * @param pseudoElement of it that carries its ring, with how much larger that is meanwhile
 */
export function drawRing(element: HTMLElement, pseudoElement?: string, inset?: string): void {
  if (element.matches(":focus-visible")) return;
  const drawn = "3px solid var(--color-focus)";
  element.animate(
    { outline: [drawn, drawn, "3px solid transparent"], ...(inset && { inset: [inset, inset] }) },
    { duration: LENGTH, pseudoElement: pseudoElement ?? null },
  );
}
