/** Times of the whole build in seconds: nothing made yet, one title changed, nothing changed. */
export interface BuildFigures {
  cold: number;
  changed: number;
  warm: number;
}

/** A first visit on a phone under 4× CPU and slow 4G (1.6 Mbit/s, 150 ms); times in milliseconds, bytes on the wire. */
export interface LoadFigures {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** The same when one scrolls as soon as something is there, before the code. */
  shiftScrolled: number;
  bytes: Record<"total" | "document" | "script" | "image" | "font" | "data", number>;
}

/** What it feels like on a phone under 4× CPU; times in milliseconds. */
export interface UseFigures {
  keyToPaint: number;
  keyToResults: number;
  keyToResultsWorst: number;
  clickToModal: number;
  clickToPicture: number;
  /** Share of frames missed while the whole page is scrolled, 0 to 1. */
  dropped: number;
  /** Share of the pictures that are not there yet while a finger throws the page, 0 to 1. */
  missing: number;
  nodes: number;
  /** Megabytes of script heap, and of images fetched, after the scroll. */
  heap: number;
  images: number;
}

export interface Figures {
  size: number;
  builds: BuildFigures;
  load: LoadFigures;
  use: UseFigures;
}

/** The middle value; of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
