import { expect, test } from "vitest";
import { spokenTime } from "./spoken-time.ts";

test("les durées se disent en mots, sans ce qui vaut zéro", () => {
  expect([0, 1, 62, 3600].map(spokenTime)).toEqual([
    "0 seconde",
    "1 seconde",
    "1 minute 2 secondes",
    "1 heure",
  ]);
});
