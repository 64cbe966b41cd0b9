import { expect, test } from "vitest";
import { Duration } from "./duration.ts";

test.each([
  ["3:25", 205],
  ["90:00", 5400],
  ["1:30:00", 5400],
])("la durée %s, comme YouTube l’écrit, dure %d secondes", (written, seconds) => {
  expect(Duration.parse(written)).toBe(seconds);
});

test.each(["1h30", "3:5", "1:60:00", "205"])("« %s » n’est pas une durée", (written) => {
  expect(Duration.safeParse(written).error?.issues[0]?.message).toContain("heures:minutes:secondes");
});
