import { expect, test } from "vitest";
import { freshness } from "./fresh.ts";

test("est nouveau ce qui a été accroché dans les trente jours avant le dernier", () => {
  expect(freshness(["2025-03-15", "2025-04-14", "2025-03-14", undefined, "2023-01-01"])).toEqual([
    1, 1, 0, 0, 0,
  ]);
});

test("rien n’est nouveau où tout le serait, ni où personne n’a dit de date", () => {
  expect(freshness(["2025-03-15", "2025-04-14"])).toEqual([0, 0]);
  expect(freshness([undefined, undefined])).toEqual([0, 0]);
  expect(freshness([])).toEqual([]);
});
