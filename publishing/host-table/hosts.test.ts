import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { HostName } from "#schemas/host-name.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { readRelease, writeHostSet } from "../host-set.ts";
import { ADDRESSES } from "./addresses.ts";
import { faults } from "./judge.ts";
import { makeTableSite } from "../table-site.ts";
import { startGithub, startGitlab } from "./git-pages.ts";
import { guideTable } from "./guide-table.ts";
import { startProgram, type StartHost } from "./programs.ts";
import { TRIED } from "./tried.ts";

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

const HERE: readonly [HostName, StartHost][] = [
  ["nginx", startProgram("nginx")],
  ["apache", startProgram("apache")],
  ["github", startGithub],
  ["gitlab", startGitlab],
];

async function makeSet(name: HostName): Promise<string> {
  const { buildDir, release } = await makeTableSite();
  const set = join(buildDir, name);
  await writeHostSet(name, await readRelease(release), set);
  return set;
}

for (const [name, start] of HERE)
  describe(`la table des adresses, sur ${name} (${TRIED[name].how}), avec le dossier que la construction a fait pour lui`, () => {
    let origin = "";
    beforeAll(async () => {
      const running = await start(await makeSet(name));
      ({ origin } = running);
      return running.stop;
    });
    test.each(ADDRESSES)("$title", async (address) => {
      expect(await faults(origin, address, TRIED[name].differs)).toEqual([]);
    });
  });

test.for([
  ["nginx", "site"],
  ["apache", ""],
] as const)(
  "sur %s, la preuve que certbot pose pour le certificat se lit, et rien d’autre de caché",
  async ([name, folder]) => {
    const set = await makeSet(name);
    const known = join(set, folder, ".well-known");
    await mkdir(join(known, "acme-challenge"), { recursive: true });
    for (const file of ["acme-challenge/jeton", "autre"]) await writeFile(join(known, file), "preuve");
    const { origin, stop } = await startProgram(name)(set);
    onTestFinished(stop);
    const proof = await fetch(`${origin}/.well-known/acme-challenge/jeton`);
    expect([proof.status, await proof.text()]).toEqual([200, "preuve"]);
    for (const path of ["acme-challenge/", "acme-challenge/absente", "autre"])
      expect((await fetch(`${origin}/.well-known/${path}`)).status).toBe(404);
  },
);

test("le guide montre ce que la table a trouvé, et combien d’adresses elle a", async () => {
  const guide = await readFile("docs/heberger-les-fichiers.md", "utf8");
  expect(guide).toContain(guideTable());
  expect(guide).toContain(`${ADDRESSES.length} adresses`);
});
