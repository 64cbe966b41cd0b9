import { expect, test } from "vitest";
import { dayAndTime } from "./day-and-time.ts";

test("un jour et son heure se lisent en français, le premier du mois à part", () => {
  const known = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long" });
  for (let month = 0; month < 12; month++) {
    const moment = new Date(2026, month, month + 2, 2 * month, 5 * month);
    expect(dayAndTime(moment)).toMatch(
      new RegExp(`^${known.format(moment)} à ${2 * month}\u00a0h\u00a0\\d\\d$`),
    );
  }
  expect(dayAndTime(new Date(2026, 2, 1, 9, 5))).toBe("1er mars 2026 à 9\u00a0h\u00a005");
});
