import { type RefCallback, useState } from "react";

/**
 * Tells the page how high the mini player is (`--player-height` on the root element), so that the footer and what is said
 * keep clear of it, and how far the corners go up for it (`--corner-lift`); takes it back when the player goes.
 */
export function useBarHeight(): RefCallback<HTMLElement> {
  const [attach] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (!element) return;
    const root = document.documentElement.style;
    const uncover = (part: Element | null | undefined) => {
      if (!part || element.hidden) return;
      const { top, bottom } = part.getBoundingClientRect();
      // What was scrolled away stays away.
      if (top < innerHeight && bottom > element.getBoundingClientRect().top)
        part.scrollIntoView({ block: "nearest", behavior: "instant" });
    };
    const observer = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      root.setProperty("--player-height", `${element.offsetHeight + below}px`);
      // Put away it stands between the corners, and they stay down.
      root.setProperty("--corner-lift", below > 0 ? "0px" : "var(--player-height)");
      // It may have come over what has just been pressed, and over the row of what plays.
      uncover(document.querySelector("main button[data-status]"));
      uncover(focused());
    });
    // Where a phone's keyboard makes the page lower, it comes up to the field in which one types.
    const follow = () => uncover(focused());
    observer.observe(element);
    addEventListener("resize", follow);
    return () => {
      observer.disconnect();
      removeEventListener("resize", follow);
      root.removeProperty("--player-height");
      root.removeProperty("--corner-lift");
    };
  });
  return attach;
}

/** What has the focus on the page itself. */
function focused(): Element | null | undefined {
  return document.activeElement?.closest("main *");
}
