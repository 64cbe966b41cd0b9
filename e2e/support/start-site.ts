import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where the site under test listens; playwright.config.ts names it as baseURL. */
const PORT = "3999";

/** The site that the one journey which breaks the policy on purpose names (defense.spec.ts). */
export const WITNESS = "https://temoin.example";

/**
 * Starts the real site once for the whole run, as `npm start` does, with a mailbox of its own.
 * Gives Playwright the way to stop it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  process.env["E2E_DATA_DIR"] = dataDir;
  // Each site under test has a mailbox of its own, all share the images made; the operator's settings are for the operator's site.
  process.env["MEDIA_CACHE"] ??= "var/images";
  process.env["SITE_ENV"] = "";
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
    // Its own word: another program on this port would answer as well, and be tested in its place.
    says(site.stdout, "Le site répond"),
    stopped.then(() => Promise.reject(new Error("Le site s’est arrêté avant de répondre."))),
  ]);
  return async () => {
    site.kill("SIGTERM");
    await stopped;
    const violations = (await policyReports(dataDir)).filter((report) => !report.includes(WITNESS));
    await rm(dataDir, { recursive: true, force: true });
    console.log(
      `Violations de la politique de sécurité (CSP) pendant les parcours\u00a0: ${violations.length}`,
    );
    if (violations.length > 0) throw new Error(violations.join("\n"));
  };
}

/** What browsers told the site that its policy stopped, from its journal: `img-src https://exemple.fr`. */
export async function policyReports(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "journal");
  // Journeys that all have a site of their own leave this one without a visitor.
  if (!existsSync(folder)) return [];
  const pages = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
  );
  return [...pages.join("").matchAll(/"what":"politique de sécurité","detail":"([^"]*)"/g)].map(
    ([, detail = ""]) => detail,
  );
}

async function says(output: Readable, words: string): Promise<void> {
  let text = "";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Le site n’a pas répondu en cinq minutes.")), 300_000);
    output.on("data", (part: Buffer) => {
      text += part.toString();
      if (!text.includes(words)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
