import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { whileFrozen } from "../frozen/while-frozen.ts";

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
    const health = await whileFrozen("disque qui ne répond plus", server.url, freeze, thaw);
    expect(health).toBeLessThan(5000);
    await server.end("SIGTERM");
  },
);
