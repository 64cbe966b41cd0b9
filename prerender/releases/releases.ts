import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#disk/write-whole.ts";
import { BUILD_FILES, type ReleaseLine } from "#schemas/release.ts";
import { linkFolder } from "./link-folder.ts";
import { findUnfit, type Unfit } from "./withdrawn.ts";

export { linkFolder, linkOrCopy } from "./link-folder.ts";
export { countFiles, forgetHarmed, isWhole } from "./whole.ts";

// Every folder is made or thrown away under a name that begins with a dot, and gets or leaves its own by one rename:
// whatever the instant of a crash, what has a name is whole. One process at a time works here (cli/releases/build-lock.ts).

/** Empties and gives the folder in which a release is made. */
export async function openStaging(buildDir: string): Promise<string> {
  const staging = join(buildDir, ".staging");
  remove(staging);
  await mkdir(staging, { recursive: true });
  return staging;
}

/** Gives back the place of a release that could not be made. */
export function dropStaging(buildDir: string): void {
  remove(join(buildDir, ".staging"));
}

/** Gives the release in the staging folder its name, which it returns. It is not online yet. */
export async function nameRelease(buildDir: string, stamp: string): Promise<string> {
  const name = releaseName(stamp);
  await mkdir(join(buildDir, BUILD_FILES.releases), { recursive: true });
  settle(join(buildDir, ".staging"));
  await rename(join(buildDir, ".staging"), join(buildDir, BUILD_FILES.releases, name));
  return name;
}

/**
 * Puts a release online as the newest. Those before it that show someone or something withdrawn since, or that cannot be
 * read any more, are thrown away.
 * @param line the releases there were, if any
 * @param kept how many are kept, this one included
 * @returns why each was that was thrown away before its time
 */
export async function putNewest(
  buildDir: string,
  line: ReleaseLine | undefined,
  name: string,
  kept: number,
): Promise<Unfit[]> {
  const next = newest(line, name, kept);
  const folderOf = (each: string): string => join(buildDir, BUILD_FILES.releases, each);
  const earlier = next.line.filter((each) => each !== name);
  const unfit = await findUnfit(earlier.map(folderOf), folderOf(name));
  const left = next.line.filter((each) => !unfit[earlier.indexOf(each)]);
  await putOnline(buildDir, { current: name, line: left });
  return unfit.filter((why) => why !== undefined);
}

/**
 * The line once a release has been put online by a build. What was online until then stands right before it, even when
 * someone had gone back to it: it is what one would go back to.
 */
export function newest(line: ReleaseLine | undefined, name: string, kept: number): ReleaseLine {
  const others = (line?.line ?? []).filter((other) => other !== name && other !== line?.current);
  const before = line === undefined || line.current === name ? [] : [line.current];
  return { current: name, line: [...others, ...before, name].slice(-kept) };
}

/**
 * Writes which release is online, in one step, then puts `client/` in agreement and throws away what the line no longer names.
 * @throws what the disk says; once the line is written, the release is online whatever fails afterwards
 */
export async function putOnline(buildDir: string, line: ReleaseLine): Promise<void> {
  await writeWhole(join(buildDir, BUILD_FILES.line), JSON.stringify(line));
  await publishClient(buildDir, line.current);
  await throwAway(buildDir, line);
}

/** Makes `client/` the client folder of a release, with the same files on the disk when the disk can. */
export async function publishClient(buildDir: string, name: string): Promise<void> {
  const client = join(buildDir, BUILD_FILES.client);
  const [next, last] = [join(buildDir, ".client-next"), join(buildDir, ".client-last")];
  for (const folder of [next, last]) remove(folder);
  linkFolder(join(buildDir, BUILD_FILES.releases, name, BUILD_FILES.client), next);
  if (existsSync(client)) await rename(client, last);
  await rename(next, client);
  await writeWhole(join(buildDir, BUILD_FILES.published), name);
  remove(last);
}

async function throwAway(buildDir: string, { line }: ReleaseLine): Promise<void> {
  const releases = join(buildDir, BUILD_FILES.releases);
  for (const name of await readdir(releases)) {
    if (line.includes(name)) continue;
    const trash = join(releases, name.replace(/^\.?/, "."));
    await rename(join(releases, name), trash);
    remove(trash);
  }
}

/**
 * Has the disk write what a folder holds: a power cut soon after would leave files that are empty under a release that is
 * online. All at once, by the system's own command; one by one, ten thousand files would take as many turns of the disk.
 * Where there is no such command, the system does it in its time.
 */
function settle(folder: string): void {
  spawnSync("sync", ["--file-system", folder], { stdio: "ignore" });
}

/** Date and time (UTC), then the beginning of the digest of what it is made from. */
function releaseName(stamp: string): string {
  const [date = "", time = ""] = new Date().toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
  return `${date}-${time}-${stamp.slice(0, 8)}`;
}

/** With all that is in it, where it is there. Not by promises: a release may hold a hundred thousand files. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
