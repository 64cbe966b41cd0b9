import { expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { D1_MIGRATIONS } from "#server/outbox/d1/d1.ts";
import { d1Settings, d1On, startD1ApiDouble } from "#server/testing/doubles/d1-double.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { cliBeside } from "./cli.scene.ts";
import { describeMessagesInD1 } from "./d1.contract.ts";

const DATABASE = "0f0e0d0c-1111-4222-8333-444455556666";

describeMessagesInD1("l’API et D1 sont des doublures", async () => {
  const { api } = await startD1ApiDouble({ [DATABASE]: d1On(new DatabaseSync(":memory:")) });
  return { api, database: DATABASE };
});

it("un déménagement que Cloudflare arrête (ce que l’offre d’un jour donne est pris) n’enlève rien d’où il vient, et finit le lendemain (doublures)", async () => {
  const database = new DatabaseSync(":memory:");
  for (const { statements } of D1_MIGRATIONS) for (const text of statements) database.exec(text);
  const double = await startD1ApiDouble({ [DATABASE]: d1On(database) });
  const { store, dataDir } = await freshStore();
  for (let rank = 0; rank < 250; rank++)
    await keepMessage(store, { message: `${rank}` }, { requestId: randomUUID() });
  await store.close();
  const count = () => database.prepare("SELECT count(*) AS n FROM message").get()?.["n"];
  double.isSpent = () => Number(count()) > 0;
  const cut = await cliBeside(dataDir, d1Settings(double.api, DATABASE), "move");
  expect([cut.status, cut.stderr]).toEqual([1, expect.stringMatching(/répond 429/)]);
  expect(count()).toBe(200);
  double.isSpent = () => false;
  const whole = await cliBeside(dataDir, d1Settings(double.api, DATABASE), "move");
  expect(whole.stdout).toMatch(/^250 messages portés \(200 y étaient déjà\)/);
  expect(count()).toBe(250);
});
