import { expect, test } from "vitest";
import { enumerated, firstOf } from "./enumerated.ts";

test("des choses nommées l’une après l’autre se lisent comme dans une phrase", () => {
  expect([[], ["une"], ["une", "deux"], ["une", "deux", "trois"]].map(enumerated)).toEqual([
    "",
    "une",
    "une et deux",
    "une, deux et trois",
  ]);
});

test("de beaucoup de choses, les trois premières se lisent, et qu’il y en a d’autres", () => {
  expect([["une"], ["une", "deux", "trois"], ["une", "deux", "trois", "quatre"]].map(firstOf)).toEqual([
    "une",
    "une, deux, trois",
    "une, deux, trois…",
  ]);
});
