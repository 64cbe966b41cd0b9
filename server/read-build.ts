import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRecord } from "#disk/read-record.ts";
import { BUILD_FILES, Release, ReleaseLine, ReleaseName } from "#schemas/release.ts";
import { ServerBuild } from "#schemas/server-build.ts";

/** There is no usable build; `message` is French and says what to run. */
export class NoBuild extends Error {}

/** How many releases besides the one online still give their files to the pages that are open. */
const REMEMBERED = 2;

/** The release that is online. */
export interface OnlineRelease {
  build: ServerBuild;
  clientDir: string;
  /** The client folders of the releases before it, the latest first. */
  earlier: string[];
}

/**
 * Reads which release of a build folder is online, and what it says.
 * @param name another release, as if it were online
 * @throws NoBuild when there is none, or when it was made by another version of the project
 */
export async function readBuild(buildDir: string, name?: string): Promise<OnlineRelease> {
  const known = await readLine(buildDir);
  if (known === undefined)
    throw new NoBuild(
      `Le site n’est pas construit (rien dans ${buildDir}). Lancez d’abord\u00a0: npm run build`,
    );
  const current = name ?? known.current;
  const folder = releaseFolder(buildDir, current);
  const build = await readRecord(join(folder, BUILD_FILES.server), ServerBuild);
  if (build === undefined)
    throw new NoBuild(`Le site a été construit par une autre version. Lancez\u00a0: npm run build`);
  const clientOf = (each: string): string => join(releaseFolder(buildDir, each), BUILD_FILES.client);
  const others = known.line.filter((each) => each !== current);
  return {
    build,
    clientDir: clientOf(current),
    earlier: others.slice(-REMEMBERED).toReversed().map(clientOf),
  };
}

/** The releases of a build folder, or undefined when there is none; as the folder itself has them where their file is damaged or gone. */
export async function readLine(buildDir: string): Promise<ReleaseLine | undefined> {
  const written = await readRecord(join(buildDir, BUILD_FILES.line), ReleaseLine);
  return written ?? foundLine(buildDir);
}

/**
 * What the folder itself says of its releases, where the file that should say it is gone or cannot be read: those that
 * have a name, which stands for their date, and online the one that `client/` is a copy of. Without that file and without
 * that copy nothing has been online yet: a first build may have been cut.
 */
export async function foundLine(buildDir: string): Promise<ReleaseLine | undefined> {
  const file = join(buildDir, BUILD_FILES.line);
  if ((await readRecord(file, ReleaseLine)) !== undefined) return undefined;
  const names = await readdir(join(buildDir, BUILD_FILES.releases)).catch(() => []);
  const line = names.filter((name) => ReleaseName.safeParse(name).success).toSorted();
  const published = await publishedRelease(buildDir);
  if (line.includes(published)) return { current: published, line };
  const last = line.at(-1);
  return last === undefined || !existsSync(file) ? undefined : { current: last, line };
}

/** What a release says of itself, or undefined when it does not stand. */
export function readRelease(buildDir: string, name: string): Promise<Release | undefined> {
  return readRecord(join(releaseFolder(buildDir, name), BUILD_FILES.about), Release);
}

/** The public address that the release online was built for, as far as it says. */
export async function onlineAddress(buildDir: string): Promise<string | undefined> {
  const line = await readLine(buildDir);
  return line && (await readRelease(buildDir, line.current))?.publicUrl;
}

/** Which release `client/` is a copy of; empty when none. */
export function publishedRelease(buildDir: string): Promise<string> {
  return readFile(join(buildDir, BUILD_FILES.published), "utf8").catch(() => "");
}

/** The folder of a release. */
export function releaseFolder(buildDir: string, name: string): string {
  return join(buildDir, BUILD_FILES.releases, name);
}
