// npm run test:hotes: the hosts that `npm test` may not ask a machine for, held against the same table.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { HostName } from "#schemas/host-name.ts";
import { readRelease, writeHostSet } from "../host-set.ts";
import { type Address, ADDRESSES } from "./addresses.ts";
import { faults } from "./judge.ts";
import { BUCKET, startCloudflare, startNetlify, startS3 } from "./lab/lab.ts";
import { makeTableSite } from "../table-site.ts";
import { startProgram, type StartHost } from "./programs.ts";
import { TRIED } from "./tried.ts";

interface Host {
  name: HostName;
  start: StartHost;
  /** The name under which it is asked, where it is not the machine's. */
  host?: string;
}

const HOSTS: readonly Host[] = [
  { name: "caddy", start: startProgram("caddy") },
  { name: "cloudflare", start: startCloudflare },
  { name: "netlify", start: startNetlify },
  { name: "s3", start: startS3, host: BUCKET },
];

function named(address: Address, host: string | undefined): Address {
  return host === undefined ? address : { ...address, ask: { ...address.ask, host } };
}

for (const { name, start, host } of HOSTS) {
  const { how, differs } = TRIED[name];
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
