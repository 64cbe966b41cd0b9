import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The keyboard was on something of this list before the code was there. What the address asks for may not have it: the first
 * link that stays has the keyboard then, which would be nowhere.
 * @param drawn what the list shows; another value may have taken that thing away
 */
export function useEarlyFocus(list: RefObject<HTMLElement | null>, drawn: unknown): void {
  const early = useRef(false);
  const hasFocus = () => list.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    early.current = hasFocus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useLayoutEffect(() => {
    const first = list.current?.querySelector("a");
    if (document.activeElement !== document.body) early.current &&= hasFocus();
    else if (early.current && first) {
      early.current = false;
      first.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is drawn anew
  }, [drawn]);
}
