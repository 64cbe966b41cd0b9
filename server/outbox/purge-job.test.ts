import { expect, onTestFinished, test, vi } from "vitest";
import { watchCalendar } from "#server/calendar-watch.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { DAY, HOUR } from "#text/durations.ts";
import { startPurgeJob } from "./purge-job.ts";

/** How often the job looks. */
const LOOK = 65 * 60_000;

/** A site in the timers of the test, with a message of today, one of last month and one that is too old. */
async function siteWithMessages() {
  const { store, dataDir } = await freshStore();
  const now = Date.now();
  for (const [message, age] of [
    ["d’aujourd’hui", 0],
    ["du mois dernier", 30],
    ["trop vieux", 181],
  ] as const)
    await keepMessage(store, { message }, { at: now - age * DAY });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"], now });
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  let moved = 0;
  const today = () => now + moved + performance.now() - began;
  const began = performance.now();
  let looks = 0;
  // The last word of a look.
  const setAside = () => store.setAside().finally(() => looks++);
  const start = async () => {
    const stop = startPurgeJob(
      { ...store, today, setAside },
      watchCalendar(dataDir),
      () => {},
      (text) => said.push(text.replace(/[\u00a0\u202f]/g, " ")),
    );
    onTestFinished(stop);
    await end(1);
  };
  const end = async (look: number) => {
    await expect.poll(() => looks).toBe(look);
    await new Promise((done) => setImmediate(done));
  };
  return {
    said,
    start,
    move: (by: number) => (moved += by),
    async run(long: number) {
      for (let rest = long; rest > 0; rest -= LOOK) {
        const next = looks + 1;
        vi.advanceTimersByTime(LOOK);
        await end(next);
      }
      return (await store.list()).map(({ message }) => message);
    },
  };
}

test("un calendrier qui saute de 400 jours pendant vingt heures n’efface que ce qui était vraiment trop vieux ; c’est dit une fois", async () => {
  const site = await siteWithMessages();
  await site.start();
  expect(await site.run(2 * LOOK)).toEqual(["d’aujourd’hui", "du mois dernier"]);
  site.move(400 * DAY);
  expect(await site.run(20 * HOUR)).toEqual(["d’aujourd’hui", "du mois dernier"]);
  site.move(-400 * DAY);
  expect(await site.run(6 * HOUR)).toEqual(["d’aujourd’hui", "du mois dernier"]);
  expect(site.said.filter((text) => text.startsWith("Le calendrier"))).toEqual([
    "Le calendrier a avancé de 400 jours d’un coup : 2 messages semblent trop anciens, et seront effacés une fois que le site aura marché un jour ainsi. → Si la date est fausse, corrigez-la d’ici là.",
  ]);
});

test("une machine qui dort 400 jours efface ce qui est trop vieux un jour après son réveil", async () => {
  const site = await siteWithMessages();
  await site.start();
  await site.run(2 * LOOK);
  site.move(400 * DAY);
  expect(await site.run(20 * HOUR)).toHaveLength(2);
  expect(await site.run(8 * HOUR)).toEqual([]);
});
