// npm run test:hotes: the hosts that `npm test` may not ask a machine for, held against the same table.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { HostName } from "#schemas/host-name.ts";
import { readRelease, writeHostSet } from "../host-set.ts";
import { type Address, ADDRESSES } from "./addresses.ts";
import { type Differences, faults } from "./judge.ts";
import { BUCKET, startCloudflare, startNetlify, startS3 } from "./lab/lab.ts";
import { makeTableSite } from "../table-site.ts";
import { startProgram, type StartHost } from "./programs.ts";

interface Tried {
  name: HostName;
  how: string;
  start: StartHost;
  /** The name under which it is asked, where it is not the machine's. */
  host?: string;
  /** What the host cannot do as the others do; the guide says it too. */
  differs?: Differences;
}

const HOSTS: readonly Tried[] = [
  { name: "caddy", how: "celui de Debian", start: startProgram("caddy") },
  {
    name: "cloudflare",
    how: "son moteur, sur cette machine",
    start: startCloudflare,
    differs: { ownTypes: true, leadsBy: [308, 307] },
  },
  {
    name: "netlify",
    how: "une doublure locale, avec les lecteurs de règles de Netlify",
    start: startNetlify,
    differs: {
      keeps: {
        "public, max-age=31536000, immutable": "public, max-age=86400",
        "public, max-age=604800": "public, max-age=3600",
        "public, max-age=604800, stale-while-revalidate=2419200, stale-if-error=2419200":
          "public, max-age=3600",
      },
      leadsBy: [301],
      refusesNakedBytes: true,
    },
  },
  {
    name: "s3",
    how: "une doublure locale de S3",
    start: startS3,
    host: BUCKET,
    differs: { noHeaders: true, leadsBy: [200], refusesNakedBytes: true },
  },
];

function named(address: Address, host: string | undefined): Address {
  return host === undefined ? address : { ...address, ask: { ...address.ask, host } };
}

for (const { name, how, start, differs, host } of HOSTS) {
  const isHere = name !== "caddy" || spawnSync("caddy", ["version"]).status === 0;
  describe.runIf(isHere)(`la table des adresses, sur ${name} (${how})`, () => {
    let origin = "";
    beforeAll(async () => {
      const { buildDir, release } = await makeTableSite();
      const set = join(buildDir, name);
      await writeHostSet(name, await readRelease(release), set);
      const running = await start(set);
      ({ origin } = running);
      return running.stop;
    });
    test.each(ADDRESSES)("$title", async (address) => {
      expect(await faults(origin, named(address, host), differs)).toEqual([]);
    });
  });
  if (!isHere)
    console.log(`Non essayé\u00a0: ${name} n’est pas sur cette machine (apt-get install ${name}).`);
}
