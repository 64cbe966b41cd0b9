import { type RefObject, useEffect } from "react";

/**
 * Keeps what plays in sight when a phone is turned: the page is laid out anew, and the film would end below the window.
 * Whoever has scrolled on to something else stays there.
 */
export function useStaysInSight(screen: RefObject<Element | null>, playing: boolean): void {
  useEffect(() => {
    const element = screen.current;
    if (!playing || !element) return undefined;
    let seen = true;
    let width = element.clientWidth;
    // Within a frame sizes are told before what is in sight: this is still how it was before the turn.
    const sight = new IntersectionObserver(([entry]) => (seen = entry?.isIntersecting ?? seen), {
      threshold: 0.5,
    });
    const size = new ResizeObserver(() => {
      if (seen && element.clientWidth !== width)
        element.scrollIntoView({ block: "nearest", behavior: "instant" });
      width = element.clientWidth;
    });
    sight.observe(element);
    size.observe(element);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [screen, playing]);
}
