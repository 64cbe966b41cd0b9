import { expect, it } from "vitest";
import { createTimeAllowance } from "./time-allowance.ts";

it("laisse faire jusqu’à ce que le temps mis de côté soit pris, puis sa part du temps qui passe", () => {
  let now = 0;
  const allowance = createTimeAllowance(0.1, 100, () => now);
  const work = (cost: number) => () => {
    now += cost;
    return "fait";
  };
  expect([allowance(work(60)), allowance(work(60)), allowance(work(60))]).toEqual([
    "fait",
    "fait",
    undefined,
  ]);
  now += 500;
  expect([allowance(work(60)), allowance(work(60))]).toEqual(["fait", undefined]);
  now += 3_600_000;
  // An hour without work saves no more than the bound.
  expect([allowance(work(120)), allowance(work(1))]).toEqual(["fait", undefined]);
});
