import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type EdgeAccount, WRANGLER_FILE, wranglerFile } from "../hosts/hosts.ts";
import { beyondLimits, type SetSize } from "../limits.ts";

export { DATABASE_NAME, type EdgeAccount } from "../hosts/hosts.ts";

/** The greatest program that the free offer takes, compressed, in bytes. */
const PROGRAM_LIMIT = 3 * 1024 * 1024;

/** What a set is, as Cloudflare will be given it. */
export interface EdgeSet {
  size: SetSize;
  /** The program of the Worker, compressed, in bytes. */
  program: number;
  migrations: readonly string[];
  /** What Cloudflare would refuse, in French; empty when it takes everything. */
  faults: readonly string[];
}

/** Looks at the set of Cloudflare as it stands on the disk, without network. */
export async function readEdgeSet(set: string): Promise<EdgeSet> {
  const site = join(set, "site");
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const sizes: SetSize["sizes"] = [];
  for (const entry of found) {
    if (!entry.isFile()) continue;
    const disk = join(entry.parentPath, entry.name);
    sizes.push({ file: disk.slice(site.length + 1), bytes: (await stat(disk)).size });
  }
  const size: SetSize = { host: "cloudflare", sizes };
  const program = gzipSync(await readFile(join(set, "programme.js"))).length;
  const faults = [...beyondLimits(size)];
  if (program > PROGRAM_LIMIT)
    faults.push(
      "Le programme est trop gros pour Cloudflare (3 Mo au plus, compressé). C’est une faute du projet.",
    );
  return { size, program, migrations: (await readdir(join(set, "migrations"))).toSorted(), faults };
}

/** Writes the account's own settings into the set. They hold no secret. */
export async function giveAccount(set: string, account: EdgeAccount): Promise<void> {
  await writeFile(join(set, WRANGLER_FILE), wranglerFile(account));
}
