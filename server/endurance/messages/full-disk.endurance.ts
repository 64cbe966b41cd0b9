import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isSound, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
import { databasePath } from "#server/outbox/sqlite/sqlite.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { figure, ms } from "../figures/figure.ts";

/** A disk of 1 MB in memory, mounted until the test ends. */
async function smallDisk(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "site-disque-")), "petit");
  mkdirSync(folder);
  expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status).toBe(0);
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

const mayMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

it.runIf(mayMount)(
  "sur un disque de 1 Mo, répond 503 quand il est plein, garde ce qui fut acquitté et reprend seul",
  async () => {
    const dataDir = await smallDisk();
    const ballast = join(dataDir, "lest");
    const server = await startTestServer({ DATA_DIR: dataDir }, { freeSpaceFloor: 0 });
    writeFileSync(ballast, Buffer.alloc(200_000));

    const statuses: number[] = [];
    for (let sent = 0; sent < 120; sent++)
      statuses.push(
        (await postForm(server.url, contactForm({ message: `${sent} ${"x".repeat(9000)}` }))).status,
      );
    const acknowledged = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 503).length;
    expect(acknowledged + refused).toBe(120);
    expect(refused).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);

    rmSync(ballast);
    const freed = performance.now();
    while ((await postForm(server.url)).status !== 200)
      expect(performance.now() - freed).toBeLessThan(15_000);
    const recovery = performance.now() - freed;
    await server.stop();
    const kept = (await (await openTestStore(dataDir)).list()).length;
    figure(
      "disque de 1 Mo plein : acquittés, gardés, refusés par 503",
      `${acknowledged + 1}, ${kept}, ${refused}`,
      "gardés = acquittés",
    );
    figure("reprise seule une fois la place rendue", ms(recovery), "5 s");
    expect([kept, isSound(dataDir)]).toEqual([acknowledged + 1, true]);
  },
);

it.runIf(mayMount)(
  "sur un disque qui ne se laisse plus écrire, répond 503, sert les pages et reprend seul",
  async () => {
    const dataDir = await smallDisk();
    const remount = (how: "ro" | "rw") => spawnSync("mount", ["-o", `remount,${how}`, dataDir]).status;
    const server = await startTestServer({ DATA_DIR: dataDir }, { freeSpaceFloor: 0 });
    expect((await postForm(server.url)).status).toBe(200);
    // Nothing may be open for writing on a disk that turns read-only: the start finds it so.
    await server.stop();
    await expect.poll(() => remount("ro")).toBe(0);
    const again = await startTestServer({ DATA_DIR: dataDir }, { freeSpaceFloor: 0 });
    expect((await postForm(again.url)).status).toBe(503);
    expect((await fetch(`${again.url}/affiche`)).status).toBe(200);
    expect(remount("rw")).toBe(0);
    await expect
      .poll(async () => (await postForm(again.url)).status, { timeout: 15_000, interval: 1000 })
      .toBe(200);
    expect(await (await openTestStore(dataDir)).list()).toHaveLength(2);
  },
);

it.runIf(mayMount)(
  "sur un disque trop plein pour récrire la base, un effacement dit ce qui reste à faire, et le fait une fois la place rendue",
  async () => {
    const dataDir = await smallDisk();
    const before = await openTestStore(dataDir);
    for (let person = 0; person < 15; person++)
      await keepMessage(before, { email: `p${person}@example.org`, message: "x".repeat(9000) });
    await before.close();
    const ballast = join(dataDir, "lest");
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 120_000));
    const store = await openTestStore(dataDir);
    await expect(store.eraseByEmail("p7@example.org")).rejects.toThrow("des restes de leurs mots");
    expect(await store.list()).toHaveLength(14);
    await expect(store.remove([])).rejects.toThrow("des restes de leurs mots");
    rmSync(ballast);
    const size = statSync(databasePath(dataDir)).size;
    await store.remove([]);
    expect(statSync(databasePath(dataDir)).size).toBeLessThan(size);
    expect([isSound(dataDir), (await store.list()).length]).toEqual([true, 14]);
  },
);
