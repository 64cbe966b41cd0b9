import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRelease, writeHostSet } from "#publishing/host-set.ts";
import { WRANGLER_FILE, wranglerFile } from "#publishing/hosts/hosts.ts";
import { startWorker } from "#publishing/lab/lab.ts";
import { readLine, releaseFolder } from "#server/read-build.ts";

/** Where the Worker under test listens; playwright.hotes.config.ts names it as baseURL. */
const PORT = 3998;

/**
 * Starts the built site as Cloudflare would run it, in its own engine, once for the whole run. Gives Playwright the way to
 * stop it.
 */
export default async function startEdge(): Promise<() => Promise<void>> {
  const line = await readLine("build");
  if (line === undefined) throw new Error("Le site n’est pas construit : npm run build");
  const set = join(tmpdir(), `site-edge-${process.pid}`);
  await writeHostSet("cloudflare", await readRelease(releaseFolder("build", line.current)), set);
  const settings = { CONTACT_LIMIT_PER_IP: "0", CONTACT_LIMIT_GLOBAL: "0" };
  const account = { name: "site", database: "11111111-2222-4333-8444-555555555555", settings };
  await writeFile(join(set, WRANGLER_FILE), wranglerFile(account));
  const worker = await startWorker(set, {}, { port: PORT });
  return async () => {
    await worker.stop();
    await rm(set, { recursive: true, force: true });
  };
}
