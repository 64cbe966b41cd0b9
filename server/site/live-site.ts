import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ServerBuild } from "#schemas/server-build.ts";
import { readBuild } from "#server/read-build.ts";
import { loadPreviews, loadSite, type Site, type SocialPreviews } from "./load/load-site.ts";

/** How often the build is looked at, in milliseconds: a new one is served without a restart. */
const LOOK_EVERY = 3000;

/** One build, loaded whole. */
export interface LoadedSite {
  build: ServerBuild;
  site: Site;
  previews: SocialPreviews;
}

/** The build that is served now. */
export interface LiveSite {
  current: () => LoadedSite;
  stop: () => void;
}

/**
 * Loads a build and follows it: when `server.json` changes, the new build is loaded aside and takes the place of the
 * old one in one step. A build that cannot be loaded changes nothing.
 * @throws NoBuild when there is none to begin with
 */
export async function openLiveSite(
  buildDir: string,
  publicUrl: string | undefined,
  onChange: (loaded: LoadedSite) => void,
): Promise<LiveSite> {
  let loaded = await load(buildDir, publicUrl);
  let seen = await fingerprint(buildDir);
  let looking = false;

  const look = async (): Promise<void> => {
    const now = await fingerprint(buildDir);
    if (now === seen) return;
    loaded = await load(buildDir, publicUrl);
    seen = now;
    onChange(loaded);
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // Half-written or missing for a moment: the next look will find it whole.
    void look()
      .catch(() => {})
      .finally(() => (looking = false));
  }, LOOK_EVERY);
  timer.unref();
  return { current: () => loaded, stop: () => clearInterval(timer) };
}

async function load(buildDir: string, publicUrl: string | undefined): Promise<LoadedSite> {
  const build = await readBuild(buildDir);
  const clientDir = join(buildDir, "client");
  const site = await loadSite(clientDir, build, publicUrl?.startsWith("https:") ?? false);
  return { build, site, previews: await loadPreviews(clientDir, build, publicUrl) };
}

async function fingerprint(buildDir: string): Promise<string> {
  const found = await stat(join(buildDir, "server.json")).catch(() => undefined);
  return found === undefined ? "" : `${found.ino}-${found.size}-${found.mtimeMs}`;
}
