import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendAway } from "./send-away.ts";

/** A folder of the test, and whether the program whose number was written there still runs. */
async function scene() {
  const folder = await mkdtemp(join(tmpdir(), "copie-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const number = join(folder, "numero");
  // One that was ended, and that nobody asks after, may keep its number.
  const isRunning = async () => {
    const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", (await readFile(number, "utf8")).trim()]);
    return /^[^Z]/.test(stdout.toString());
  };
  const started = () => expect.poll(() => existsSync(number)).toBe(true);
  return { note: `echo $! > ${number}`, started, isRunning };
}

test.each([
  ["qui attend l’un de ses programmes", ""],
  ["qui n’écoute pas quand on lui demande de finir", "trap '' TERM; "],
])(
  "une BACKUP_COMMAND de plusieurs commandes, %s, finit au bout de son temps avec tout ce qu’elle a lancé",
  async (_, before) => {
    const { note, isRunning } = await scene();
    const line = `${before}sleep 600 & ${note}; wait; echo {fichier}`;
    await expect(sendAway(line, "copie", { longest: 1000 })).rejects.toThrow("arrêtée avant sa fin");
    expect(await isRunning()).toBe(false);
  },
);

test("l’arrêt du site finit aussi ce qu’elle a lancé", async () => {
  const { note, started, isRunning } = await scene();
  const stop = new AbortController();
  const sending = sendAway(`sleep 600 & ${note}; wait; echo {fichier}`, "copie", { signal: stop.signal });
  await started();
  stop.abort();
  await expect(sending).rejects.toThrow("arrêtée avant sa fin");
  expect(await isRunning()).toBe(false);
});

test("une commande finie a réussi, même si un programme reste derrière elle (une connexion gardée ouverte)", async () => {
  const { note, isRunning } = await scene();
  await sendAway(`sleep 30 & ${note}; echo {fichier}`, "copie");
  expect(await isRunning()).toBe(true);
});
