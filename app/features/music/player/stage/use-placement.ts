import { type RefObject, useEffect } from "react";
import { usePaneSlot } from "../../pane-slot.ts";

/** Puts the stage over the pane of the music page where there is one; the stage itself never moves in the document. */
export function usePlacement(stage: RefObject<HTMLElement | null>, active: boolean): void {
  const slot = usePaneSlot();
  useEffect(
    () => (stage.current && slot && active ? layOver(stage.current, slot) : undefined),
    [slot, active, stage],
  );
}

/**
 * Lays the stage over a slot of the page and keeps it there while the page scrolls or changes size; when the slot is not
 * whole in sight, the stage docks in the mini player (its style sheet says where). Gives the way to stop.
 */
function layOver(stage: HTMLElement, slot: HTMLElement): () => void {
  function place() {
    const { left, top, width, height } = slot.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const inSight = width > 0 && top >= header - 1 && top + height <= innerHeight;
    stage.dataset["placement"] = inSight ? "pane" : "dock";
    if (!inSight) return;
    for (const [name, value] of Object.entries({ left, top, width, height }))
      stage.style.setProperty(`--pane-${name}`, `${value}px`);
  }
  const listening = new AbortController();
  addEventListener("scroll", place, { passive: true, signal: listening.signal });
  addEventListener("resize", place, { signal: listening.signal });
  const observer = new ResizeObserver(place);
  observer.observe(slot);
  observer.observe(document.body);
  place();
  return () => {
    listening.abort();
    observer.disconnect();
    stage.dataset["placement"] = "dock";
  };
}
