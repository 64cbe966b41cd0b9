import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { countFiles } from "#prerender/releases/releases.ts";
import { BUILD_FILES } from "#schemas/release.ts";
import type { HostName } from "#schemas/host-name.ts";
import { readJson } from "#schemas/read-json.ts";
import { readRelease, writeHostSet } from "./host-set.ts";
import { HOSTS } from "./hosts/hosts.ts";
import type { SetSize } from "./limits.ts";

export { beyondLimits, sizeWords } from "./limits.ts";

/** Beside the sets: what they were made from, and how many files each has. */
const ABOUT = "version.json";
const About = z.object({
  release: z.string(),
  hosts: z.array(z.string()),
  stamps: z.array(z.string()),
  files: z.array(z.int()),
});
type About = z.output<typeof About>;

/**
 * Makes `hotes/` the sets of a release for these hosts, in two renames; without any there is no such folder, so that nobody
 * publishes an old one.
 * @param earlier the client folders of the releases before, whose lasting files stay reachable
 */
export async function publishSets(
  buildDir: string,
  release: string,
  hosts: readonly HostName[],
  earlier: readonly string[] = [],
): Promise<SetSize[]> {
  const sets = join(buildDir, BUILD_FILES.sets);
  const [next, last] = [join(buildDir, ".hotes-next"), join(buildDir, ".hotes-last")];
  for (const folder of [next, last]) await rm(folder, { recursive: true, force: true });
  const sizes: SetSize[] = [];
  if (hosts.length > 0) {
    const published = await readRelease(join(buildDir, BUILD_FILES.releases, release), earlier);
    await mkdir(next);
    for (const host of hosts) sizes.push(await writeHostSet(host, published, join(next, host)));
    const about = { ...(await originOf(release, hosts)), files: countEach(next, hosts) };
    await writeFile(join(next, ABOUT), JSON.stringify(about satisfies About));
  }
  if (existsSync(sets)) await rename(sets, last);
  if (hosts.length > 0) await rename(next, sets);
  await rm(last, { recursive: true, force: true });
  return sizes;
}

/**
 * Whether the sets are there, of this release, with all the files that were put there: somebody may have moved some away.
 * What a host's tool leaves beside them (`.wrangler`) does no harm.
 */
export async function areSetsPublished(
  buildDir: string,
  release: string,
  hosts: readonly HostName[],
): Promise<boolean> {
  const sets = join(buildDir, BUILD_FILES.sets);
  const text = await readFile(join(sets, ABOUT), "utf8").catch(() => "");
  const about = readJson(About, text);
  // Somebody named the hosts for one command alone: what is of today stays for them, what is not is nobody's.
  if (hosts.length === 0) return text === "" || about?.release === release;
  const { files = [], ...origin } = about ?? {};
  if (!isDeepStrictEqual(origin, await originOf(release, hosts))) return false;
  const there = countEach(sets, hosts);
  return files.every((count, i) => (there[i] ?? 0) >= count);
}

/** What the sets of a release are made from. */
async function originOf(release: string, hosts: readonly HostName[]): Promise<Omit<About, "files">> {
  const stamps = await Promise.all(hosts.map(async (name) => HOSTS[name].stamp?.()));
  return { release, hosts: [...hosts], stamps: stamps.filter((stamp) => stamp !== undefined) };
}

function countEach(sets: string, hosts: readonly HostName[]): number[] {
  return hosts.map((host) => countFiles(join(sets, host)));
}
