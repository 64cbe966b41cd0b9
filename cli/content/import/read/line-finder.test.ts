import { expect, test } from "vitest";
import { lineFinder } from "./line-finder.ts";

test("une place est dite par sa ligne, de la première lettre à la fin de ligne comprise", () => {
  const lineAt = lineFinder("un\ndeux\n\nquatre");
  expect([0, 1, 2, 3, 7, 8, 9, 14].map(lineAt)).toEqual([1, 1, 1, 2, 2, 3, 4, 4]);
});
