import { type RefCallback, useState } from "react";

/**
 * Tells the page how high the mini player is (`--player-height` on the root element), so that the footer and the corner
 * buttons keep clear of it, and takes it back when the player goes.
 */
export function useBarHeight(): RefCallback<HTMLElement> {
  const [attach] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty("--player-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--player-height");
    };
  });
  return attach;
}
