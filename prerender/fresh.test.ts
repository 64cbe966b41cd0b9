import { expect, test } from "vitest";
import { freshness } from "./fresh.ts";

test("est nouveau ce qui a été accroché dans les trente jours avant le dernier", () => {
  expect(freshness(["2025-03-15", "2025-04-14", "2025-03-14", undefined, "2023-01-01"])).toEqual([
    1, 1, 0, 0, 0,
  ]);
});

test("vingt-quatre au plus sont nouveaux, par jours entiers ; tout ce qui a été accroché le dernier jour l’est", () => {
  const month = Array.from({ length: 30 }, (_, day) => `2025-04-${String(30 - day).padStart(2, "0")}`);
  const marked = (hung: string[]) => hung.filter((_, index) => freshness(hung)[index] === 1);
  expect(marked([...month, "2023-01-01"])).toEqual(month.slice(0, 24));
  expect(marked(month.flatMap((day) => [day, day, day, day, day]))).toHaveLength(20);
  const arc = Array.from({ length: 40 }, () => "2025-04-30");
  expect(marked([...arc, "2025-04-29"])).toEqual(arc);
});

test("rien n’est nouveau où tout le serait, ni où personne n’a dit de date", () => {
  expect(freshness(["2025-03-15", "2025-04-14"])).toEqual([0, 0]);
  expect(freshness([undefined, undefined])).toEqual([0, 0]);
  expect(freshness([])).toEqual([]);
});
