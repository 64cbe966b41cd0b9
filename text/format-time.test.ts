import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test("les durées se lisent comme sur une horloge", () => {
  expect([0, 9.9, 65, 3723].map(formatTime)).toEqual(["0:00", "0:09", "1:05", "1:02:03"]);
});
