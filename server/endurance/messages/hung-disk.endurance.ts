import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms } from "../figures/figure.ts";

/** A disk of its own that can be made to answer nothing, as a network disk that is gone does. */
async function freezableDisk() {
  const folder = await mkdtemp(join(tmpdir(), "site-disque-"));
  const [image, disk] = [join(folder, "image"), join(folder, "disque")];
  writeFileSync(image, "");
  truncateSync(image, 100 * 1024 * 1024);
  mkdirSync(disk);
  const run = (command: string, ...args: string[]) => expect(spawnSync(command, args).status).toBe(0);
  run("mkfs.ext4", "-q", image);
  run("mount", "-o", "loop", image, disk);
  onTestFinished(() => {
    spawnSync("fsfreeze", ["-u", disk]);
    spawnSync("umount", ["-l", disk]);
  });
  return { disk, freeze: () => run("fsfreeze", "-f", disk), thaw: () => run("fsfreeze", "-u", disk) };
}

const mayFreeze =
  process.getuid?.() === 0 &&
  existsSync("/dev/loop-control") &&
  spawnSync("fsfreeze", ["--version"]).status === 0;

it.runIf(mayFreeze)(
  "un disque qui ne répond plus ne retient ni les pages ni la santé ; les envois sont refusés à temps, et tout reprend (sauté sans root ni disque en boucle)",
  async () => {
    const { disk, freeze, thaw } = await freezableDisk();
    const server = await spawnServer(await makeWorkFolder(), {
      DATA_DIR: join(disk, "var"),
      BACKUP_DIR: join(disk, "sauvegardes"),
    });
    onTestFinished(() => void server.end("SIGKILL"));
    expect((await postForm(server.url)).status).toBe(200);
    freeze();
    const refusals: number[] = [];
    const posts = Promise.all(
      Array.from({ length: 20 }, async () => {
        const start = performance.now();
        const { status } = await postForm(server.url);
        refusals.push(performance.now() - start);
        return status;
      }),
    );
    const pages: number[] = [];
    const until = performance.now() + 8000;
    while (performance.now() < until) {
      const start = performance.now();
      expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
      pages.push(performance.now() - start);
      await wait(20);
    }
    const asked = performance.now();
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({ etat: "degrade" });
    const health = performance.now() - asked;
    expect(new Set(await posts)).toEqual(new Set([503]));
    thaw();
    await expect
      .poll(async () => (await postForm(server.url)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    figure(
      "disque qui ne répond plus\u00a0: page la plus lente, la santé, le dernier envoi refusé",
      [Math.max(...pages), health, Math.max(...refusals)].map(ms).join(", "),
      "300 ms, 3 s, 15 s",
    );
    expect(health).toBeLessThan(5000);
    expect(Math.max(...refusals)).toBeLessThan(15_000);
    await server.end("SIGTERM");
  },
);
