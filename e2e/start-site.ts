import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the site under test listens; playwright.config.ts names it as baseURL. */
const PORT = "3999";

/**
 * Starts the real site once for the whole run, as `npm start` does, with a mailbox of its own.
 * Gives Playwright the way to stop it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  process.env["E2E_DATA_DIR"] = dataDir;
  const site = spawn(process.execPath, ["cli/start.ts"], {
    env: {
      ...process.env,
      PORT,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      CONTACT_LIMIT_PER_IP: "0",
      CONTACT_LIMIT_GLOBAL: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopped = new Promise<void>((resolve) => site.once("exit", () => resolve()));
  await Promise.race([
    answers(`http://127.0.0.1:${PORT}/`),
    stopped.then(() => Promise.reject(new Error("Le site s’est arrêté avant de répondre."))),
  ]);
  return async () => {
    site.kill("SIGTERM");
    await stopped;
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Le site ne répond pas sur ${url} après cinq minutes.`);
}
