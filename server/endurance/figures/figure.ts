import { appendFileSync, mkdirSync } from "node:fs";

/** Where the figures of a run are gathered, one JSON line each. */
export const FIGURES_FILE = "var/fiabilite.jsonl";

/** One measured figure, in French for the page that shows it, beside what was aimed at. */
export interface Figure {
  measure: string;
  value: string;
  target: string;
}

/** Keeps a figure for the table at the end of the run. */
export function figure(measure: string, value: string, target: string): void {
  mkdirSync("var", { recursive: true });
  appendFileSync(FIGURES_FILE, `${JSON.stringify({ measure, value, target } satisfies Figure)}\n`);
}

/** The value under which a share of sorted measures lies (`share` from 0 to 1). */
export function quantile(measures: readonly number[], share: number): number {
  const sorted = measures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds in words. */
export function ms(value: number): string {
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1).replace(".", ",")} s`;
}
