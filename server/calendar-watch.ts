import { join } from "node:path";
import * as z from "zod";
import { readRecord } from "#disk/read-record.ts";
import { writeWhole } from "#disk/write-whole.ts";
import type { CalendarWatch } from "#server/outbox/purge-job.ts";
import { DAY } from "#text/durations.ts";

/** What a look leaves to the next, a restart between them or not. */
const Look = z.object({
  /** What the calendar said, in milliseconds since 1970. */
  at: z.number(),
  /** By how much it had leapt when that was found, and how long the site must still run before it is believed: 0 when it is. */
  leap: z.number(),
  owed: z.number(),
});

/**
 * Makes the watch over the calendar of what is kept. One that is more than a day ahead of the look before is wrong, or the machine was
 * off or asleep: which of them nothing here can tell, so that it is believed once the site has run for a day since. That day is counted
 * over restarts, and begins anew for no second leap: a machine that is seldom on erases late, not never.
 */
export function watchCalendar(dataDir: string): CalendarWatch {
  const file = join(dataDir, "calendrier.json");
  let last: (z.output<typeof Look> & { tick: number }) | undefined;
  return async (now, tick) => {
    const before = last ?? (await readRecord(file, Look));
    const ahead = now - (before?.at ?? now);
    let { leap, owed } = before ?? { leap: 0, owed: 0 };
    if (last !== undefined) owed = Math.max(0, owed - (tick - last.tick));
    // By one that was put back, nothing is too old that was not before.
    if (ahead < -DAY) owed = 0;
    else if (ahead > DAY && owed === 0) [leap, owed] = [ahead, DAY];
    if (owed === 0) leap = 0;
    last = { at: now, leap, owed, tick };
    // A full disk keeps nothing from being erased.
    await writeWhole(file, JSON.stringify({ at: now, leap, owed })).catch(() => {});
    return leap;
  };
}
