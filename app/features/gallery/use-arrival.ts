import { type RefObject, useEffect, useRef } from "react";

/**
 * Whatever a button of the page opens takes the focus from it, so that Tab goes on inside, wherever in the page that is.
 * Nothing is taken from whoever has gone elsewhere while it was on its way.
 * @returns the element that takes it, focusable by code
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('[aria-expanded="true"]')) place.current?.focus();
  }, []);
  return place;
}
