import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "#app/state/flush-sync.ts";
import type { Size } from "./gestures/use-stage-gestures.ts";

/** The inner size of an element, known before the frame that first shows it is painted. */
export function useElementSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0) flushSync(() => setSize({ width: box.width, height: box.height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
