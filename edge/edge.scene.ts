import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { galleryEntry } from "#addresses/files.ts";
import { readRelease, writeHostSet } from "#publishing/host-set.ts";
import { type EdgeAccount, wranglerFile } from "#publishing/hosts/hosts.ts";
import type { RunningWorker } from "#publishing/lab/lab.ts";
import { BUILD_FILES } from "#schemas/release.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { releaseFolder } from "#server/read-build.ts";
import { clientOf, makeBuild, TEST_BUILD } from "#server/testing/servers/make-build.ts";

/** Under which name the tests' site is known. */
export const PUBLIC_URL = "https://port-brume.example";

/** How a test starts the Worker of a set, with what the account keeps beside its settings. */
export type StartWorker = (
  set: string,
  secrets?: Readonly<Record<string, unknown>>,
) => Promise<RunningWorker>;

/** A build of the small site of tests, with what the edge asks for besides, and its set for Cloudflare. */
export async function makeSet(
  settings: Readonly<Record<string, string>> = {},
  build: ServerBuild = TEST_BUILD,
): Promise<{ set: string; buildDir: string }> {
  const buildDir = await makeBuild(build);
  const about = { stamp: "essai", publicUrl: PUBLIC_URL, madeAt: "2026-11-22T00:00:00Z" };
  const release = releaseFolder(buildDir, build.build);
  await writeFile(join(release, BUILD_FILES.about), JSON.stringify(about));
  const entry = { id: "votez-vargas", title: `Votez "Vargas" <b>&`, author: "L’atelier" };
  await write(
    join(clientOf(buildDir, build.build), galleryEntry("affiches", entry.id)),
    JSON.stringify({ ...entry, import: "/import/affiches/votez-vargas.png", width: 700, height: 1000 }),
  );
  const set = join(buildDir, "cloudflare");
  await writeHostSet("cloudflare", await readRelease(release), set);
  await giveAccount(set, { settings });
  return { set, buildDir };
}

/** Writes the settings of an account that has a database into a set. */
export async function giveAccount(set: string, account: Partial<EdgeAccount>): Promise<void> {
  const all = { name: "site", database: "11111111-2222-4333-8444-555555555555", settings: {}, ...account };
  await writeFile(join(set, "wrangler.json"), wranglerFile(all));
}

/** A folder in which a Worker's database stays from one run to the next. */
export function keepingFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "site-d1-"));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
