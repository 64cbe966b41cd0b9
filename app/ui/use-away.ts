import { type RefObject, useEffect, useState } from "react";

/** Less than this, in pixels, is a trembling thumb. */
const STEP = 8;

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
    // Told to React on a change alone: even a state that stays costs time in every frame of a scroll.
    let told = false;
    const tell = (next: boolean) => {
      if (next !== told) setAway(next);
      told = next;
    };
    const onScroll = () => {
      const y = scrollY;
      const moved = y - last;
      if (Math.abs(moved) < STEP || !wanted.matches) return;
      last = y;
      tell(moved > 0 && !part.current?.contains(document.activeElement) && mayLeave());
    };
    addEventListener("scroll", onScroll, { passive: true, signal });
    part.current?.addEventListener("focusin", () => tell(false), { signal });
    wanted.addEventListener("change", () => tell(false), { signal });
    return () => listening.abort();
  }, [part, where, mayLeave]);
  return away;
}
