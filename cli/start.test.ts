import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeBuild } from "#server/testing/servers/make-build.ts";

/** Runs `npm start` on a small build, as a supervisor would, and waits until the site answers. */
async function npmStart(dataDir: string, buildDir: string) {
  const npm = spawn("npm", ["start"], {
    // A group of its own, so that the test can take down what is left of it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      // Without content there is nothing to build: the build at hand is served.
      CONTENT_DIR: join(dataDir, "sans-contenu"),
      BUILD_DIR: buildDir,
      DATA_DIR: dataDir,
      PORT: "0",
    },
  });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), "SIGKILL");
    } catch {
      // All of it has ended, as it should.
    }
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  return { npm, url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "", said: () => said };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s envoyé au seul processus de npm arrête le site, et le démarrage suivant prend sa place",
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const buildDir = await makeBuild();
    const first = await npmStart(dataDir, buildDir);
    expect((await fetch(first.url)).status).toBe(200);
    const ended = once(first.npm.stdout, "close");
    first.npm.kill(signal);
    // The outputs close when the last process that holds them has ended.
    await ended;
    expect(first.said()).toContain("Arrêt demandé");
    const second = await npmStart(dataDir, buildDir);
    expect((await fetch(second.url)).status).toBe(200);
    second.npm.kill("SIGTERM");
    await once(second.npm.stdout, "close");
  },
);

test("une construction que la machine tue, faute de mémoire, laisse servir la version en ligne, et cela se dit", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const starting = npmStart(dataDir, await makeBuild());
  await expect.poll(() => kill("cli/prepare.ts", dataDir), { timeout: 20_000, interval: 5 }).toBe(true);
  const { url, said, npm } = await starting;
  expect(said()).toMatch(/La préparation du site a été arrêtée \(SIGKILL\)/);
  expect((await fetch(url)).status).toBe(200);
  npm.kill("SIGTERM");
  await once(npm.stdout, "close");
});

/** Kills, as a system without memory does, the program whose command and environment say this; true when there was one. */
async function kill(command: string, setting: string): Promise<boolean> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const of = (what: string) => readFile(`/proc/${pid}/${what}`, "utf8").catch(() => "");
    if (!(await of("cmdline")).includes(command) || !(await of("environ")).includes(setting)) continue;
    process.kill(Number(pid), "SIGKILL");
    return true;
  }
  return false;
}
