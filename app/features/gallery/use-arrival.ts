import { type RefObject, useEffect, useRef } from "react";

/**
 * Whatever a button of the page opens takes the focus from it, so that Tab goes on inside, wherever in the page that is.
 * Nothing is taken from whoever has gone elsewhere while it was on its way. The button stays under the pointer that has pressed
 * it, as long as what it opens begins in sight.
 * @returns the element that takes it, focusable by code
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (!place.current || !opener?.matches('[aria-expanded="true"]')) return;
    place.current.focus({ preventScroll: true });
    const { top, height } = place.current.getBoundingClientRect();
    if (innerHeight - top < Math.min(height, innerHeight / 3))
      opener.scrollIntoView({ block: "center", behavior: "instant" });
  }, []);
  return place;
}
