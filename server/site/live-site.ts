import { accessSync, constants, existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { BUILD_FILES } from "#schemas/release.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { readBuild } from "#server/read-build.ts";
import { loadPreviews, loadSite, type Site, type SocialPreviews } from "./load/load-site.ts";

/** How often the line of releases is looked at, in milliseconds: another one online is served without a restart. */
const LOOK_EVERY = 500;

const GONE = frenchSpaces(
  "Les fichiers du site ne sont plus à leur place : ses pages se lisent encore, ses images ne viennent plus. Relancez « npm run build ».",
);
const MISSED = frenchSpaces(
  "Des fichiers du site ont disparu ou changé : des visiteurs ne les reçoivent plus. Relancez « npm run build ».",
);
/** How many of them the terminal names: a folder that went had thousands. */
const NAMED = 3;
const NOT_SERVED = "La nouvelle version du site ne peut pas être servie, la précédente le reste.";

/** One release, loaded whole. */
export interface LoadedSite {
  build: ServerBuild;
  site: Site;
  previews: SocialPreviews;
}

/** The release that is served now. */
export interface LiveSite {
  current: () => LoadedSite;
  /** What visitors do not get of it, in French, or undefined. */
  trouble: () => string | undefined;
  stop: () => void;
}

/**
 * Loads the release online and follows the line: when it changes, the release online is loaded aside and takes the
 * place of the other in one step. One that cannot be loaded changes nothing, and is a trouble, as is a folder that went.
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
  let trouble: string | undefined;

  const look = async (): Promise<void> => {
    const now = await line(buildDir);
    if (!existsSync(loaded.clientDir) && (now === "" || now === seen)) return sayOnce(GONE, GONE);
    if (now !== seen) {
      const before = loaded.build.build;
      loaded = await load(buildDir, publicUrl);
      seen = now;
      if (loaded.build.build !== before) onChange(loaded);
    }
    const missed = stillMissed(loaded.site.missed);
    if (missed.length > 0)
      return sayOnce(
        [MISSED, ...missed.slice(0, NAMED).map((path) => relative(buildDir, path))].join("\n  "),
        `${MISSED} Le terminal en nomme.`,
      );
    said = "";
    trouble = undefined;
  };
  /** @param publicly what everyone may read of it */
  const sayOnce = (text: string, publicly: string): void => {
    trouble = publicly;
    if (text !== said) say(text);
    said = text;
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look()
      .catch((error: unknown) =>
        sayOnce(`${NOT_SERVED} ${reasonOf(error)}`, `${NOT_SERVED} Le terminal dit pourquoi.`),
      )
      .finally(() => (looking = false));
  }, LOOK_EVERY);
  timer.unref();
  return { current: () => loaded, trouble: () => trouble, stop: () => clearInterval(timer) };
}

async function load(
  buildDir: string,
  publicUrl: string | undefined,
): Promise<LoadedSite & { clientDir: string }> {
  const { build, clientDir, earlier } = await readBuild(buildDir);
  const site = await loadSite(clientDir, earlier, build, publicUrl?.startsWith("https:") ?? false);
  return { build, clientDir, site, previews: await loadPreviews(clientDir, site.files, build, publicUrl) };
}

/** Of the files that somebody did not get, those that nobody would get now. */
function stillMissed(missed: Site["missed"]): string[] {
  for (const [path, size] of missed)
    try {
      accessSync(path, constants.R_OK);
      if (size === undefined || statSync(path).size === size) missed.delete(path);
    } catch {
      // Not there, or not ours to read.
    }
  return [...missed.keys()];
}

function line(buildDir: string): Promise<string> {
  return readFile(join(buildDir, BUILD_FILES.line), "utf8").catch(() => "");
}
