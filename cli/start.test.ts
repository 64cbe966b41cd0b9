import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
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
