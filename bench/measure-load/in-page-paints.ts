// These two functions run inside the page: they may use nothing from outside themselves.

interface Paints {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}
declare global {
  interface Window {
    benchPaints: Paints;
  }
}

/** Collects paints, long tasks after the first paint, and layout shifts, from before the page's own code runs. */
export function watchPaints(): void {
  const paints = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  window.benchPaints = paints;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") paints.firstPaint = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (paints.largestPaint = entry.startTime));
  watch("longtask", (entry) => (paints.blocking += Math.max(0, entry.duration - 50)));
  watch("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") paints.shift += entry.value;
  });
}

/** What {@link watchPaints} has seen. */
export function paintFigures(): Paints {
  return window.benchPaints;
}
