import { type RefObject, useEffect, useState } from "react";

/** Less than this, in pixels, is a trembling thumb. */
const STEP = 8;
/** How often a part that is away is asked whether it may stay so, in pixels of the way down: asking costs a layout. */
const ASKED_EVERY = 96;

const always = () => true;

/**
 * Whether a part that lies over the page steps aside: while the page is read downwards. It is back on the way up and
 * when the focus comes to it, and never leaves while it has it.
 * @param where a media query; elsewhere the part always stays
 * @param mayLeave asked on the way down; a function of its own outside the component
 */
export function useAway(
  part: RefObject<HTMLElement | null>,
  where = "all",
  mayLeave: () => boolean = always,
): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wanted = matchMedia(where);
    let last = scrollY;
    let asked = last;
    // Told to React on a change alone: even a state that stays costs time in every frame of a scroll.
    let told = false;
    const tell = (next: boolean) => {
      if (next !== told) setAway(next);
      told = next;
    };
    const onScroll = () => {
      const now = scrollY;
      const moved = now - last;
      if (!wanted.matches || Math.abs(moved) < STEP) return;
      last = now;
      if (moved > 0 && told && now - asked < ASKED_EVERY) return;
      asked = now;
      tell(moved > 0 && !part.current?.contains(document.activeElement) && mayLeave());
    };
    // Before those that change the page: afterwards, asking how far it is scrolled would lay it out at once.
    addEventListener("scroll", onScroll, { passive: true, capture: true, signal });
    part.current?.addEventListener("focusin", () => tell(false), { signal });
    wanted.addEventListener("change", () => tell(false), { signal });
    return () => listening.abort();
  }, [part, where, mayLeave]);
  return away;
}
