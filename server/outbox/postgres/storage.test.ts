import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { keepMessage } from "#server/testing/store-scene.ts";
import { startPostgres, type TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { describeMessageStore } from "../message-store.contract.ts";
import { describeSeveralServers } from "../several-servers.contract.ts";
import { openPostgresStore } from "./postgres.ts";

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.remove());

const makePlace = async () => {
  const address = await postgres.makePlace();
  return async () => openPostgresStore(address, console.log);
};
describeMessageStore("PostgreSQL", makePlace);
describeSeveralServers("PostgreSQL", makePlace);

it("dix serveurs qui démarrent ensemble sur une base PostgreSQL neuve y trouvent les mêmes tables", async () => {
  const open = await makePlace();
  const stores = await Promise.all(Array.from({ length: 10 }, open));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const kept = await Promise.all(
    stores.map((store, index) => keepMessage(store, { message: `${index}` }, { at: Date.now() })),
  );
  expect(kept).toEqual(stores.map(() => "kept"));
  expect(await stores[0]?.list()).toHaveLength(10);
});

it("un mot de passe n’est dans aucun mot du site", async () => {
  const said: string[] = [];
  const store = openPostgresStore("postgres://site:motdepasse@127.0.0.1:9/base", (text) => said.push(text));
  onTestFinished(() => store.close());
  const error: unknown = await store.census(0).catch((reason: unknown) => reason);
  expect(said).toEqual([expect.stringMatching(/«\s127\.0\.0\.1:9\/base\s» ne répond pas/)]);
  expect(JSON.stringify([said, String(error), await store.trouble()])).not.toContain("motdepasse");
});
