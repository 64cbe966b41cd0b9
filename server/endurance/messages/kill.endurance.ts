import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isSound, openTestStore } from "#server/testing/store-scene.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms, quantile } from "../figures/figure.ts";

const CYCLES = 100;
const WRITERS = 8;
/** Each cycle goes on until this many messages were acknowledged, then the process is killed at an odd moment. */
const PER_CYCLE = 35;
/** After every so many kills the data folder is lost too, and a backup that was taken under the writes restored. */
const RESTORE_EVERY = 5;

/** Runs a command of the staff beside the server. */
async function messages(dataDir: string, ...words: string[]): Promise<void> {
  const command = spawn(process.execPath, ["cli/messages.ts", ...words], {
    env: { ...process.env, DATA_DIR: dataDir, SITE_ENV: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(command, "exit")).toEqual([0, null]);
}

it(`ne perd aucun message acquitté en ${CYCLES} kill -9 sous ${WRITERS} envois de front, ni, en ${CYCLES / RESTORE_EVERY} dossiers perdus puis restaurés, aucun d’avant la sauvegarde`, async () => {
  const folder = await makeWorkFolder();
  const dataDir = join(folder, "var");
  const backups = await mkdtemp(join(tmpdir(), "site-sauvegardes-"));
  let restored = 0;
  const acknowledged = new Set<string>();
  const ready: number[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const server = await spawnServer(folder);
    ready.push(server.readyMs);
    const before = acknowledged.size;
    const killed = new AbortController();
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!killed.signal.aborted) {
        const requestId = randomUUID();
        const answer = await postForm(
          server.url,
          contactForm({ request_id: requestId, message: requestId }),
        ).catch(() => undefined);
        if (answer?.status === 200) acknowledged.add(requestId);
      }
    });
    while (acknowledged.size - before < PER_CYCLE)
      await new Promise((done) => setTimeout(done, Math.random() * 20));
    const beforeBackup = new Set(acknowledged);
    const loses = cycle % RESTORE_EVERY === RESTORE_EVERY - 1;
    if (loses) await messages(dataDir, "backup", backups, "--garder", "3");
    await server.end("SIGKILL");
    killed.abort();
    await Promise.all(writers);
    if (!loses) continue;
    await rm(dataDir, { recursive: true });
    await messages(dataDir, "restore", join(backups, (await readdir(backups)).toSorted().at(-1) ?? ""));
    restored++;
    // What came after the backup went with the folder: nobody promised it.
    for (const id of acknowledged) if (!beforeBackup.has(id)) acknowledged.delete(id);
  }
  const store = await openTestStore(dataDir);
  const kept = new Set((await store.list()).map(({ requestId }) => requestId));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  figure(
    `messages acquittés perdus en ${CYCLES} kill -9 et ${restored} restaurations`,
    `${lost.length} sur ${acknowledged.size}`,
    "0 sur au moins 3 000",
  );
  figure(
    "prêt après un kill -9 (médiane, maximum)",
    `${ms(quantile(ready, 0.5))}, ${ms(quantile(ready, 1))}`,
    "2 s",
  );
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(3000);
  expect(isSound(dataDir)).toBe(true);
  expect(quantile(ready, 0.5)).toBeLessThan(2000);
});
