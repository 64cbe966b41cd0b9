import { type RefObject, useLayoutEffect, useState } from "react";

/** The band of the wall to render, in CSS pixels from its top. */
export interface ScrollBand {
  top: number;
  bottom: number;
}

/** Scrolling is followed in steps, in pixels, so that most scroll events change nothing. */
const STEP = 160;
/** What is rendered before and after the screen, in screens: the thumb of a hurried reader goes mostly down. */
const BEFORE = 0.5;
const AFTER = 0.75;

/** The part of the wall near the screen. */
export function useScrollBand(wall: RefObject<HTMLElement | null>): ScrollBand {
  const [band, setBand] = useState<ScrollBand>({ top: 0, bottom: 0 });

  useLayoutEffect(() => {
    const update = () => {
      const element = wall.current;
      if (!element) return;
      const next = bandOf(-element.getBoundingClientRect().top, window.innerHeight);
      setBand((known) => (known.top === next.top && known.bottom === next.bottom ? known : next));
    };
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    // What stands above the wall may grow or shrink.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
      observer.disconnect();
    };
  }, [wall]);

  return band;
}

function bandOf(scrolled: number, screen: number): ScrollBand {
  const step = Math.floor(scrolled / STEP) * STEP;
  return { top: step - screen * BEFORE, bottom: step + STEP + screen * (1 + AFTER) };
}
