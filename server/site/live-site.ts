import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILES } from "#schemas/release.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { readBuild } from "#server/read-build.ts";
import { loadPreviews, loadSite, type Site, type SocialPreviews } from "./load/load-site.ts";

/** How often the line of releases is looked at, in milliseconds: another one online is served without a restart. */
const LOOK_EVERY = 500;

/** One release, loaded whole. */
export interface LoadedSite {
  build: ServerBuild;
  site: Site;
  previews: SocialPreviews;
}

/** The release that is served now. */
export interface LiveSite {
  current: () => LoadedSite;
  stop: () => void;
}

/**
 * Loads the release online and follows the line: when it changes, the release online is loaded aside and takes the
 * place of the other in one step. One that cannot be loaded changes nothing.
 * @throws NoBuild when there is none to begin with
 */
export async function openLiveSite(
  buildDir: string,
  publicUrl: string | undefined,
  { onChange, say }: { onChange: (loaded: LoadedSite) => void; say: (text: string) => void },
): Promise<LiveSite> {
  let said = "";
  let seen = await line(buildDir);
  let loaded = await load(buildDir, publicUrl);
  let looking = false;

  const look = async (): Promise<void> => {
    const now = await line(buildDir);
    if (now === seen) return;
    const before = loaded.build.build;
    loaded = await load(buildDir, publicUrl);
    seen = now;
    said = "";
    if (loaded.build.build !== before) onChange(loaded);
  };
  const sayOnce = (error: unknown): void => {
    const text = error instanceof Error ? error.message : String(error);
    if (text !== said)
      say(`La nouvelle version du site ne peut pas être servie, la précédente le reste. ${text}`);
    said = text;
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look()
      .catch(sayOnce)
      .finally(() => (looking = false));
  }, LOOK_EVERY);
  timer.unref();
  return { current: () => loaded, stop: () => clearInterval(timer) };
}

async function load(buildDir: string, publicUrl: string | undefined): Promise<LoadedSite> {
  const { build, clientDir, earlier } = await readBuild(buildDir);
  const site = await loadSite(clientDir, earlier, build, publicUrl?.startsWith("https:") ?? false);
  return { build, site, previews: await loadPreviews(clientDir, site.files, build, publicUrl) };
}

function line(buildDir: string): Promise<string> {
  return readFile(join(buildDir, BUILD_FILES.line), "utf8").catch(() => "");
}
