import type { Fault } from "#schemas/content.ts";

/** Orders faults as a reader of the files meets them: by file, line and column. */
export function byPlace(a: Fault, b: Fault): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}

/**
 * Faults in the order of their places, one for each: two things wrong at one place are often one mistake seen twice, and
 * the second is said when the first is mended.
 */
export function onePerPlace(faults: readonly Fault[]): Fault[] {
  const sorted = faults.toSorted(byPlace);
  return sorted.filter((fault, index) => {
    const before = sorted[index - 1];
    return !before || byPlace(before, fault) !== 0 || before.field !== fault.field;
  });
}
