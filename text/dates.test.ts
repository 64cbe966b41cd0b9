import { expect, test } from "vitest";
import { dayAndTime } from "./dates.ts";

test("un jour et son heure se lisent en français, le premier du mois à part", () => {
  const known = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });
  for (let month = 0; month < 12; month++) {
    const moment = new Date(2026, month, month + 2, 2 * month, 5 * month);
    expect(dayAndTime(moment)).toBe(known.format(moment));
  }
  expect(dayAndTime(new Date(2026, 2, 1, 9, 5))).toBe("1er mars 2026 à 09:05");
});
