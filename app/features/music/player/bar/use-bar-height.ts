import { type RefCallback, useState } from "react";

/**
 * Tells the page how high the mini player is (`--player-height` on the root element), so that the footer and what is said
 * keep clear of it, and how far the corners go up for it (`--corner-lift`); takes it back when the player goes.
 */
export function useBarHeight(): RefCallback<HTMLElement> {
  const [attach] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      root.setProperty("--player-height", `${element.offsetHeight + below}px`);
      // Put away it stands between the corners, and they stay down.
      root.setProperty("--corner-lift", below > 0 ? "0px" : "var(--player-height)");
      // It may have come over what has just been pressed; what was scrolled away stays away. Under iOS a button that is
      // touched takes no focus: the row of what plays, then.
      const focused = document.activeElement?.closest("main *");
      const pressed = focused ?? document.querySelector("main button[data-status]");
      if (!pressed) return;
      const { top, bottom } = pressed.getBoundingClientRect();
      if (top < innerHeight && bottom > element.getBoundingClientRect().top)
        pressed.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--player-height");
      root.removeProperty("--corner-lift");
    };
  });
  return attach;
}
