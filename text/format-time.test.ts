import { expect, test } from "vitest";
import { formatTime, spokenTime } from "./format-time.ts";

test("les durées se lisent et se disent", () => {
  expect([0, 9.9, 65, 3723].map(formatTime)).toEqual(["0:00", "0:09", "1:05", "1:02:03"]);
  expect([0, 1, 62, 3600].map(spokenTime)).toEqual([
    "0 seconde",
    "1 seconde",
    "1 minute 2 secondes",
    "1 heure",
  ]);
});
