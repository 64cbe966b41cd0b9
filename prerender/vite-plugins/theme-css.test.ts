import { expect, test } from "vitest";
import { softened } from "./theme-css.ts";

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

test("la place d’une image qui vient garde sa teinte, sans être ni vive ni claire, même pour un citron, un magenta ou un blanc", () => {
  const [lime, magenta, white] = [
    [3, 4, 0],
    [4, 0, 4],
    [4, 4, 4],
  ].map((steps) => channels(softened(steps)));
  for (const colour of [lime, magenta, white]) {
    expect(Math.max(...(colour ?? []))).toBeLessThan(140);
    expect(Math.max(...(colour ?? [])) - Math.min(...(colour ?? []))).toBeLessThan(70);
  }
  expect(lime?.indexOf(Math.max(...lime))).toBe(1);
  expect(magenta?.indexOf(Math.min(...magenta))).toBe(1);
});
