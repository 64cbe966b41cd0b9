import { expect, test } from "vitest";
import { enumerated } from "./enumerated.ts";

test("des choses nommées l’une après l’autre se lisent comme dans une phrase", () => {
  expect([[], ["une"], ["une", "deux"], ["une", "deux", "trois"]].map(enumerated)).toEqual([
    "",
    "une",
    "une et deux",
    "une, deux et trois",
  ]);
});
