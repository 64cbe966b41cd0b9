import { type RefObject, useEffect, useRef } from "react";

/**
 * Shows the pressed button of a row that scrolls sideways, whoever pressed it, and again when a turned phone or its keyboard
 * gives the row another width or shape.
 * @param choice what is pressed
 * @returns to be given to the row
 */
export function useShownChoice(choice: unknown): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = row.current;
    if (!own) return;
    const observer = new ResizeObserver(() => {
      const pressed = own.querySelector('[aria-pressed="true"]');
      if (!pressed) return;
      const from = own.getBoundingClientRect().left + own.clientWidth / 3;
      own.scrollLeft += pressed.getBoundingClientRect().left - from;
    });
    observer.observe(own);
    return () => observer.disconnect();
  }, [choice]);
  return row;
}
