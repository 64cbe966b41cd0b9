import type { CSSProperties } from "react";
import type { WallMeasures, WallPlan } from "#hanging/hang-wall.ts";

/** Where a slot hangs, as the style of its card, in CSS pixels from the top left corner of the wall. */
export function placeOf(plan: WallPlan, { column, gap }: WallMeasures, slot: number): CSSProperties {
  const row = plan.rowOf[slot] ?? 0;
  const span = plan.spanOf[slot] ?? 1;
  return {
    position: "absolute",
    // Firefox counts from the columns that the style sheet lets it span, Chromium from the wall.
    gridArea: "auto",
    top: plan.tops[row] ?? 0,
    left: (plan.columnOf[slot] ?? 0) * (column + gap),
    width: span * column + (span - 1) * gap,
    height: plan.heights[row] ?? 0,
  };
}

/** The height of the wall, and the size of the empty sheets that stand for cards not yet made. */
export function wallStyle({ height, rows }: WallPlan, { column, gap, rowGap }: WallMeasures): CSSProperties {
  return { height, backgroundSize: `${column + gap}px ${(height + rowGap) / Math.max(1, rows)}px` };
}
