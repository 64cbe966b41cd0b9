import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure } from "../figures/figure.ts";

const MESSAGES = 200;
const hasStrace = spawnSync("strace", ["-V"]).status === 0;

it.runIf(hasStrace)(
  "met le disque d’accord avant chaque acquittement (appels système vus par strace)",
  async () => {
    const folder = await makeWorkFolder();
    const trace = join(folder, "trace");
    const server = await spawnServer(folder, {}, [
      "strace",
      "-f",
      "-q",
      "-s",
      "64",
      "-o",
      trace,
      "-e",
      "trace=fsync,fdatasync,write,writev",
    ]);
    for (let sent = 0; sent < MESSAGES; sent++) expect((await postForm(server.url)).status).toBe(200);
    // The server itself, not strace around it, which would let it run on alone.
    const pid = Number(
      readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, "utf8").trim(),
    );
    process.kill(pid, "SIGTERM");
    await server.exited;
    let synced = 0;
    let since = false;
    let acknowledged = 0;
    for (const line of readFileSync(trace, "utf8").split("\n")) {
      if (/f(data)?sync\(.*= 0|<\.\.\. f(data)?sync resumed.*= 0/.test(line)) since = true;
      // Node writes head and body together; the only 200 of this run are acknowledgements.
      if (!/write.*HTTP\/1\.1 200 OK/.test(line)) continue;
      acknowledged++;
      synced += Number(since);
      since = false;
    }
    figure("acquittements précédés d’un fsync (strace)", `${synced} sur ${acknowledged}`, "tous");
    expect([synced, acknowledged]).toEqual([MESSAGES, MESSAGES]);
  },
);
