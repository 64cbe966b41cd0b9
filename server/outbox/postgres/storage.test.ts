import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { keepMessage } from "#server/testing/store-scene.ts";
import { startPostgres, type TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { describeMessageStore } from "../message-store.contract.ts";
import { describeSeveralServers } from "../several-servers.contract.ts";
import { startPurgeJob } from "../purge-job.ts";
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
  expect(said).toEqual([
    expect.stringMatching(/«\s127\.0\.0\.1:9\/base\s» ne répond pas.* Le site réessaie de lui-même\.$/),
  ]);
  expect(JSON.stringify([said, String(error), await store.trouble()])).not.toContain("motdepasse");
});

describe("un message effacé de PostgreSQL", () => {
  /** The files of the tables that hold these words, once all is written there. */
  async function traces(words: string): Promise<string[]> {
    await postgres.ask("CHECKPOINT");
    const files = globSync(join(postgres.folder, "base/base/*/*"));
    return files.filter((file) => readFileSync(file).includes(words));
  }

  it.each(["premier", "dernier"] as const)(
    "fût-il le %s, ne laisse pas un mot dans les fichiers des tables",
    async (which) => {
      const store = await (await makePlace())();
      onTestFinished(() => store.close());
      for (const rank of ["premier", "autre", "dernier"])
        await keepMessage(store, { email: `${rank}-${which}@exemple.fr` }, { at: Date.now() });
      expect(await traces(`${which}-${which}@exemple.fr`)).toHaveLength(1);
      expect(await store.eraseByEmail(`${which}-${which}@exemple.fr`)).toBe(1);
      expect(await traces(`${which}-${which}@exemple.fr`)).toEqual([]);
      expect(await store.list()).toHaveLength(2);
    },
  );

  it("pendant qu’un autre programme lit les tables y laisse ses mots, ce qui est dit ; le site en marche finit, ou le même ordre", async () => {
    const address = await postgres.makePlace();
    const store = openPostgresStore(address, console.log);
    onTestFinished(() => store.close());
    const reader = new Client({ connectionString: address });
    await reader.connect();
    onTestFinished(() => reader.end());
    for (const again of [() => store.remove([]), () => store.eraseByEmail("lu@exemple.fr")]) {
      await keepMessage(store, { email: "lu@exemple.fr" }, { at: Date.now() });
      await reader.query("BEGIN; SELECT count(*) FROM message");
      await expect(store.eraseByEmail("lu@exemple.fr")).rejects.toThrow(
        /sont effacés, mais des restes.*recommence chaque heure/,
      );
      expect(await store.list()).toEqual([]);
      const said: string[] = [];
      const stop = startPurgeJob(
        store,
        () => Promise.resolve(0),
        () => {},
        (text) => said.push(text),
      );
      await expect
        .poll(() => said, { timeout: 10_000 })
        .toEqual([expect.stringMatching(/^L’effacement des vieux messages n’a pas pu finir\. .*des restes/)]);
      stop();
      await reader.query("COMMIT");
      expect(await again()).toBe(0);
      expect(await traces("lu@exemple.fr")).toEqual([]);
    }
  });
});
