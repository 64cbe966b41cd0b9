import { type RefObject, useEffect, useState } from "react";

/** For who minds no motion: otherwise the tools would have to vanish at a stroke. */
const WHERE = "(prefers-reduced-motion: no-preference)";

/** Less than this, in pixels, is a trembling thumb. */
const STEP = 8;

/**
 * Whether the tools in the corners step aside: while the page is read downwards. They are back on the way up, near
 * the page's end and when the focus comes to them, and never leave while they have it.
 */
export function useCornerToolsAway(tools: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wanted = matchMedia(WHERE);
    let last = scrollY;
    // Told to React on a change alone: even a state that stays costs time in every frame of a scroll.
    let told = false;
    const tell = (next: boolean) => {
      if (next !== told) setAway(next);
      told = next;
    };
    const onScroll = () => {
      if (!wanted.matches) return;
      const moved = scrollY - last;
      const toEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
      if (Math.abs(moved) < STEP && toEnd > 0) return;
      last = scrollY;
      const focused = tools.current?.contains(document.activeElement) ?? false;
      tell(moved > 0 && toEnd > innerHeight / 2 && !focused);
    };
    addEventListener("scroll", onScroll, { passive: true, signal });
    tools.current?.addEventListener("focusin", () => tell(false), { signal });
    wanted.addEventListener("change", () => tell(false), { signal });
    return () => listening.abort();
  }, [tools]);
  return away;
}
