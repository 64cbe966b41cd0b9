import { type RefObject, useEffect, useRef } from "react";

/**
 * Shows the pressed button or the current link of a row that scrolls sideways, whoever chose it, and again when a turned phone
 * or its keyboard gives the row another width or shape: in the middle, or from its beginning where the row is narrower.
 * @param choice what is pressed or current
 * @returns to be given to the row
 */
export function useShownChoice<Row extends HTMLElement = HTMLDivElement>(
  choice: unknown,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const own = row.current;
    if (!own) return;
    const observer = new ResizeObserver(() => {
      const pressed = own.querySelector('[aria-pressed="true"], [aria-current]');
      if (!pressed) return;
      const { left, width } = pressed.getBoundingClientRect();
      own.scrollLeft += left - own.getBoundingClientRect().left - Math.max(8, (own.clientWidth - width) / 2);
    });
    observer.observe(own);
    return () => observer.disconnect();
  }, [choice]);
  return row;
}
