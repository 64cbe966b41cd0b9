import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DAY, HOUR } from "#text/durations.ts";
import { watchCalendar } from "./calendar-watch.ts";

/** A site that starts again as often as wanted, and its calendar, which goes on by itself or is moved. */
async function siteWithCalendar() {
  const folder = await mkdtemp(join(tmpdir(), "calendrier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  let [now, tick] = [Date.UTC(2026, 6, 1), 0];
  let watch = watchCalendar(folder);
  return {
    move: (by: number) => (now += by),
    restart() {
      watch = watchCalendar(folder);
      tick = 0;
    },
    /** Runs for so long, looking every hour. @returns the leap of which the calendar is suspected at the end, in days */
    async run(long: number) {
      await watch(now, tick);
      for (let rest = long; rest > 0; rest -= HOUR) {
        now += HOUR;
        tick += HOUR;
        await watch(now, tick);
      }
      return Math.round((await watch(now, tick)) / DAY);
    },
  };
}

test("un calendrier qui avance comme l’horloge est cru, aussi après un arrêt d’une nuit", async () => {
  const site = await siteWithCalendar();
  expect(await site.run(0)).toBe(0);
  expect(await site.run(3 * DAY)).toBe(0);
  site.move(12 * HOUR);
  site.restart();
  expect(await site.run(0)).toBe(0);
});

test("un saut de 400 jours n’est cru qu’après un jour de marche, redémarrages compris ; remis à l’heure, aussitôt", async () => {
  const site = await siteWithCalendar();
  await site.run(DAY);
  site.move(400 * DAY);
  expect(await site.run(20 * HOUR)).toBe(400);
  site.restart();
  expect(await site.run(3 * HOUR)).toBe(400);
  expect(await site.run(2 * HOUR)).toBe(0);
  site.move(400 * DAY);
  expect(await site.run(HOUR)).toBe(400);
  site.move(-800 * DAY);
  expect(await site.run(HOUR)).toBe(0);
});

test("une machine éteinte chaque fois dix jours, et en marche six heures, finit par croire son calendrier", async () => {
  const site = await siteWithCalendar();
  const seen: number[] = [];
  for (let times = 0; times < 6; times++) {
    seen.push(await site.run(6 * HOUR));
    site.move(10 * DAY);
    site.restart();
  }
  expect(seen).toEqual([0, 10, 10, 10, 0, 10]);
});
