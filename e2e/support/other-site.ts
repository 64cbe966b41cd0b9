import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "./fixtures.ts";

/**
 * The same code on another content, with a mailbox of its own: only CONTENT_DIR changes.
 * @param name of the folder `e2e/fixtures/contenu-<name>`
 * @returns what stops the site
 */
export async function startOtherSite(name: string, port: string): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), `${name}-`));
  const site: ChildProcess = spawn(process.execPath, ["cli/start.ts"], {
    env: {
      ...process.env,
      PORT: port,
      CONTENT_DIR: `e2e/fixtures/contenu-${name}`,
      BUILD_DIR: `var/tests/${name}-build`,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers, { timeout: 100_000 }).toBe(200);
  return async () => {
    const exit = new Promise((done) => site.once("exit", done));
    site.kill("SIGTERM");
    await exit;
    await rm(dataDir, { recursive: true });
  };
}
