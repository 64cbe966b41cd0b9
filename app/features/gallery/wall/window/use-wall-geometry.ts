import { type RefObject, useLayoutEffect, useState } from "react";
import type { WallMeasures } from "#hanging/hang-wall.ts";
import type { ScrollBand } from "./visible-slots.ts";

/** The measures of the wall, in CSS pixels. */
export interface WallGeometry extends WallMeasures {
  width: number;
  /** What the screen showed when this was measured. */
  band: ScrollBand;
}

/**
 * What the style sheet made of the wall, asked of the browser so that CSS stays the only place for its measures;
 * undefined in the prerendered page. Follows the width of the window, the size of the text, and whether the wall is dense.
 */
export function useWallGeometry(
  wall: RefObject<HTMLElement | null>,
  dense: boolean,
): WallGeometry | undefined {
  const [geometry, setGeometry] = useState<WallGeometry>();

  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return;
    const update = () => setGeometry((known) => sameOr(known, measure(element)));
    // Before anything is painted, but once the page that a link leads to is at its top: what the screen showed of the page before
    // would have other cards hung.
    queueMicrotask(update);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wall, dense]);

  return geometry;
}

function measure(element: HTMLElement): WallGeometry {
  const style = getComputedStyle(element);
  const columns = style.gridTemplateColumns.split(" ").length;
  const gap = Number.parseFloat(style.columnGap) || 0;
  // Equal columns, so their width follows: WebKit forgets the gaps in what it says of them once no card is in the flow.
  const { width } = element.getBoundingClientRect();
  const column = (width - (columns - 1) * gap) / columns;
  return {
    width,
    columns,
    column,
    gap,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    caption: Number.parseFloat(style.getPropertyValue("--caption-lines")) * rem(),
    band: bandOf(element),
  };
}

/** The part of the wall that the screen shows. */
export function bandOf(wall: HTMLElement): ScrollBand {
  return { top: -wall.getBoundingClientRect().top, screen: window.innerHeight };
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function sameOr(known: WallGeometry | undefined, next: WallGeometry): WallGeometry {
  const same =
    known &&
    known.columns === next.columns &&
    Math.abs(known.column - next.column) < 0.01 &&
    known.gap === next.gap &&
    known.rowGap === next.rowGap &&
    known.caption === next.caption;
  return same ? known : next;
}
