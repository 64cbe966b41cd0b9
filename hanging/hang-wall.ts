import { cardSpan, pictureHeight } from "./card-span.ts";

/** What a style sheet makes of a wall's width, in any one unit. */
export interface WallMeasures {
  columns: number;
  column: number;
  gap: number;
  rowGap: number;
  caption: number;
}

/** Where everything hangs. A slot is a rank in what is shown; a row's cards are `byRow` from `starts[row]` to the next. */
export interface WallPlan {
  rows: number;
  height: number;
  /** Top and height of each row, from the top of the wall. */
  tops: Float64Array;
  heights: Float64Array;
  starts: Int32Array;
  byRow: Int32Array;
  rowOf: Int32Array;
  columnOf: Uint8Array;
  spanOf: Uint8Array;
}

/** How many open holes a picture tries before it goes to the end of the wall. */
const LOOKED = 32;

interface Hole {
  row: number;
  column: number;
  width: number;
}

/**
 * Hangs the pictures in order, row after row; a place left too narrow by a wide picture goes to the next that fits, as
 * CSS's `grid-auto-flow: dense` does, so that the prerendered wall and this one are the same.
 * @param ratios width divided by height of each picture shown
 */
export function hangWall(count: number, ratio: (slot: number) => number, measures: WallMeasures): WallPlan {
  const { columns, column, gap, caption, rowGap } = measures;
  const rowOf = new Int32Array(count);
  const columnOf = new Uint8Array(count);
  const spanOf = new Uint8Array(count);
  const tallest: number[] = [];
  const holes: Hole[] = [];
  let row = 0;
  let next = 0;

  for (let slot = 0; slot < count; slot++) {
    const shape = ratio(slot);
    const span = Math.min(cardSpan(shape), columns);
    let place = takeHole(holes, span);
    if (!place) {
      if (next + span > columns) {
        if (next < columns) holes.push({ row, column: next, width: columns - next });
        row++;
        next = 0;
      }
      place = { row, column: next };
      next += span;
    }
    rowOf[slot] = place.row;
    columnOf[slot] = place.column;
    spanOf[slot] = span;
    tallest[place.row] = Math.max(
      tallest[place.row] ?? 0,
      pictureHeight(shape, span, span * column + (span - 1) * gap),
    );
  }

  const heights = Float64Array.from(tallest, (height) => height + caption);
  const tops = new Float64Array(heights.length);
  for (let i = 1; i < heights.length; i++) tops[i] = (tops[i - 1] ?? 0) + (heights[i - 1] ?? 0) + rowGap;
  const last = heights.length - 1;
  const height = (tops[last] ?? 0) + (heights[last] ?? 0);
  return {
    rows: heights.length,
    height,
    tops,
    heights,
    rowOf,
    columnOf,
    spanOf,
    ...sortByRow(rowOf, heights.length),
  };
}

/** Takes the first hole that is wide enough, and leaves what remains of it. */
function takeHole(holes: Hole[], span: number): { row: number; column: number } | undefined {
  // Where nearly everything is wide, narrow holes pile up: a look at the first few keeps this quick.
  const looked = Math.min(holes.length, LOOKED);
  for (let i = 0; i < looked; i++) {
    const hole = holes[i];
    if (!hole || hole.width < span) continue;
    const place = { row: hole.row, column: hole.column };
    hole.column += span;
    hole.width -= span;
    if (hole.width === 0) holes.splice(i, 1);
    return place;
  }
  return undefined;
}

function sortByRow(rowOf: Int32Array, rows: number): { starts: Int32Array; byRow: Int32Array } {
  const starts = new Int32Array(rows + 1);
  for (const row of rowOf) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const free = starts.slice();
  const byRow = new Int32Array(rowOf.length);
  rowOf.forEach((row, slot) => {
    const at = free[row] ?? 0;
    byRow[at] = slot;
    free[row] = at + 1;
  });
  return { starts, byRow };
}
