import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { readRelease, writeHostSet } from "../host-set.ts";
import { ADDRESSES } from "./addresses.ts";
import { faults } from "./judge.ts";
import { makeTableSite } from "../table-site.ts";
import { startProgram } from "./programs.ts";

// Caddy, Cloudflare, Netlify and S3 are held against the same table by `npm run test:hotes`: they are no part of what `npm test` may ask a machine for.

test("la table a ses quarante adresses, et aucune deux fois", () => {
  const asked = ADDRESSES.map(({ path, method, ask }) => JSON.stringify([path, method, ask]));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(40);
});

describe("la table des adresses, sur le serveur du site", () => {
  let origin = "";
  beforeAll(async () => {
    const { buildDir } = await makeTableSite();
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const env = readEnv({ PORT: "0", DATA_DIR: dataDir, PUBLIC_URL: "https://exemple.fr" });
    const server = await serveSite(env, { buildDir, say: () => {} });
    origin = server.url;
    return () => server.stop();
  });
  test.each(ADDRESSES)("$title", async (address) => {
    expect(await faults(origin, address, { refusesNakedBytes: true })).toEqual([]);
  });
});

for (const name of ["nginx", "apache"] as const)
  describe(`la table des adresses, sur ${name}, réglé par le fichier que la construction a fait pour lui`, () => {
    let origin = "";
    beforeAll(async () => {
      const { buildDir, release } = await makeTableSite();
      const set = join(buildDir, name);
      await writeHostSet(name, await readRelease(release), set);
      const running = await startProgram(name)(set);
      ({ origin } = running);
      return running.stop;
    });
    test.each(ADDRESSES)("$title", async (address) => {
      expect(await faults(origin, address)).toEqual([]);
    });
  });
