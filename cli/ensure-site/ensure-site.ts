import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStamp, codeStamp } from "#prerender/build-stamp.ts";
import { siteInputs, type SiteInputs } from "#prerender/site-inputs.ts";
import {
  countFiles,
  dropStaging,
  forgetHarmed,
  isWhole,
  nameRelease,
  openStaging,
  publishClient,
  putNewest,
} from "#prerender/releases/releases.ts";
import { areSetsPublished } from "#publishing/publish-sets.ts";
import { faultReport, noticeReport } from "#reader/fault-report.ts";
import { BUILD_FILES, type Release, type ReleaseLine } from "#schemas/release.ts";
import type { ServerEnv } from "#server/config/env.ts";
import { locatedIn } from "#disk/file-failure.ts";
import { publishedRelease, readBuild, readLine, readRelease, releaseFolder } from "#server/read-build.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { EditorMissing, ensureEditor } from "#workshop/editor-package.ts";
import { leftFromExample } from "../example/example.ts";
import { progressBar } from "../progress-bar.ts";
import {
  assertFree,
  assertWritable,
  mendLine,
  releaseWords,
  renewSets,
  withBuildLock,
} from "../releases/releases.ts";

interface Wish {
  /** Whether a new release is asked for, even when someone went back to an earlier one. */
  asked?: boolean;
  /** Whether the public address of the release online may be given up. */
  mayDropAddress?: boolean;
}

/**
 * Sees to it that the release online is of today's content and code. Says in French what it does, and why it does not.
 * @returns `fresh`: it was; `changed`: now it is; `held`: someone went back to an earlier release, which stays;
 * `refused`: the content has faults or the public address is missing, and what was online stays
 * @throws BadEnvironment when this user cannot write where the build must
 */
export async function ensureSite(
  env: ServerEnv,
  { asked = false, mayDropAddress = false }: Wish = {},
): Promise<"fresh" | "changed" | "held" | "refused"> {
  const buildDir = env.BUILD_DIR;
  const inputs = siteInputs(process.env);
  const { build: stamp } = await buildStamp(inputs.contentDir, inputs.publicUrl);
  await mendLine(buildDir);
  const before = await online(buildDir);
  const same =
    before?.about?.stamp === stamp &&
    (await isPublished(env, before.line, asked ? before.about.files : undefined));
  // To look at every file takes its time: only for who asks.
  if (same && !(asked && isDamaged(buildDir, before))) return "fresh";

  if (before !== undefined && !asked && (await isHeld(buildDir, before.line))) {
    const words = await releaseWords(buildDir, before.line.current);
    console.log(
      frenchSpaces(
        `En ligne : ${words}, à laquelle on est revenu. Pour mettre en ligne le contenu d’aujourd’hui : npm run build`,
      ),
    );
    return "held";
  }
  const address = before?.about?.publicUrl;
  if (address && inputs.publicUrl === "" && !mayDropAddress) {
    console.error(
      frenchSpaces(
        `La version en ligne porte l’adresse ${address}, que cette construction ne connaît pas : liens absolus, aperçus et plan du site seraient perdus. Rien n’a été construit.\n→ Écrivez PUBLIC_URL=${address} dans site.env. Si c’est voulu : npm run build -- --sans-adresse`,
      ),
    );
    return "refused";
  }
  return withBuildLock(buildDir, async (waited) => {
    const wanted = waited ? (await buildStamp(inputs.contentDir, inputs.publicUrl)).build : stamp;
    const now = await online(buildDir);
    if (now === undefined) await assertFree(buildDir);
    const damaged = now?.about?.stamp === wanted && asked && isDamaged(buildDir, now);
    if (damaged)
      console.log(
        frenchSpaces("Des fichiers de la version en ligne ont disparu ou changé : une autre prend sa place."),
      );
    else if (now?.about?.stamp === wanted) {
      await publishClient(buildDir, now.line.current);
      await renewSets(env, now.line.current);
      return "fresh";
    }
    if (now !== undefined && (await reuse(env, now.line, wanted))) return "changed";
    return (await build(env, inputs, now?.line, wanted, damaged)) ? "changed" : "refused";
  });
}

/** @param afresh nothing is taken from the release online, nor of what is kept what was harmed in it */
async function build(
  env: ServerEnv,
  inputs: SiteInputs,
  line: ReleaseLine | undefined,
  stamp: string,
  afresh: boolean,
): Promise<boolean> {
  await assertWritable("MEDIA_CACHE", inputs.mediaCache);
  const started = performance.now();
  const last = line && releaseFolder(env.BUILD_DIR, line.current);
  if (afresh && last !== undefined) {
    const { KEPT } = await import("#prerender/bundle/bundle.ts");
    forgetHarmed(last, [inputs.mediaCache, KEPT]);
  }
  // The reader and the bundler take longer to load than all that a start without a build needs.
  const { loadSiteOnce } = await import("#prerender/load-site.ts");
  let left = 0;
  const loaded = await loadSiteOnce({
    onProgress: progressBar("Images"),
    onRead(reading) {
      if (reading.ok && inputs.publicUrl !== "") left = leftFromExample(reading, inputs.contentDir).length;
    },
  }).catch((error: unknown) => {
    throw locatedIn(error, inputs.mediaCache);
  });
  const style = { folder: inputs.contentDir, colour: process.stderr.isTTY };
  if (!loaded.ok) {
    console.error(faultReport(loaded.faults, style));
    if (line !== undefined) console.error("La version précédente du site reste en place.");
    return false;
  }
  process.stderr.write(noticeReport(loaded.notices, style));
  if (loaded.site.content.site.workshop && !(await editorIsThere())) return false;
  console.log("Pages…");
  const { buildSite } = await import("#prerender/build-site.ts");
  const before = afresh ? undefined : last;
  try {
    await buildSite(loaded.site, inputs, await openStaging(env.BUILD_DIR), before);
    await takePlace(env, line, await nameRelease(env.BUILD_DIR, stamp));
  } catch (error) {
    dropStaging(env.BUILD_DIR);
    throw locatedIn(error, env.BUILD_DIR);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  sayWhatIsLeft(left);
  console.log(`Site construit dans ${join(env.BUILD_DIR, BUILD_FILES.client)} en ${seconds} s.`);
  return true;
}

/**
 * Makes what depends on the code alone, for a user who may not write beside the libraries and would make it each time: the
 * bundle of the pages, the program without its types.
 * @throws what the disk says, where this user may not either
 */
export async function keepCode(): Promise<void> {
  const stripper = fileURLToPath(new URL("../without-types.mjs", import.meta.url));
  execFileSync(process.execPath, [stripper], { stdio: "inherit" });
  const { codeBundle } = await import("#prerender/bundle/bundle.ts");
  await codeBundle(await codeStamp());
}

/** A site with an address is to be visited: what it still has of the example goes online as its own. */
function sayWhatIsLeft(count: number): void {
  if (count === 0) return;
  const words = counted(count, "endroit du contenu est encore", "endroits du contenu sont encore");
  console.log(
    frenchSpaces(
      `Attention : ${words} de l’exemple (don, hébergeur, noms, textes, images…).\n→ Les voir, un par un : npm run content -- check --en-ligne`,
    ),
  );
}

/** Puts a release online again that was made from the same content and code. */
async function reuse(env: ServerEnv, line: ReleaseLine, stamp: string): Promise<boolean> {
  for (const name of line.line) {
    const about = await readRelease(env.BUILD_DIR, name);
    if (about?.stamp !== stamp || !isWhole(releaseFolder(env.BUILD_DIR, name), about)) continue;
    await takePlace(env, line, name);
    const words = await releaseWords(env.BUILD_DIR, name);
    console.log(frenchSpaces(`En ligne : ${words}, faite du même contenu ; rien n’était à reconstruire.`));
    return true;
  }
  return false;
}

async function takePlace(env: ServerEnv, line: ReleaseLine | undefined, name: string): Promise<void> {
  const gone = await putNewest(env.BUILD_DIR, line, name, env.RELEASES_KEPT);
  await renewSets(env, name);
  for (const why of ["withdrawn", "unreadable"] as const) {
    const count = gone.filter((each) => each === why).length;
    if (count === 0) continue;
    const words = counted(count, "version d’avant est effacée", "versions d’avant sont effacées");
    console.log(frenchSpaces(`${words} : ${WHY_GONE[why]}. On ne peut plus y revenir.`));
  }
}

const WHY_GONE = {
  withdrawn: "une personne ou une œuvre retirée depuis s’y voyait",
  unreadable: "des fichiers y manquaient, ou ne se lisaient plus",
};

interface Online {
  line: ReleaseLine;
  about: Release | undefined;
}

async function online(buildDir: string): Promise<Online | undefined> {
  const line = await readLine(buildDir);
  return line && { line, about: await readRelease(buildDir, line.current) };
}

/** Whether somebody erased or changed files of the release online. */
function isDamaged(buildDir: string, { line, about }: Online): boolean {
  return about !== undefined && !isWhole(releaseFolder(buildDir, line.current), about);
}

/** Whether someone went back to an earlier release that this version of the program can serve. */
async function isHeld(buildDir: string, { current, line }: ReleaseLine): Promise<boolean> {
  if (current === line.at(-1)) return false;
  return readBuild(buildDir).then(
    () => true,
    () => false,
  );
}

/**
 * Whether `client/` and the sets for hosts are there, and of the release online: a crash may have come between, or other hosts
 * be wanted.
 * @param files how many `client/` must hold at least, for who looks at it whole
 */
async function isPublished(
  { BUILD_DIR: buildDir, PUBLISH_TO: hosts }: ServerEnv,
  { current }: ReleaseLine,
  files: number | undefined,
): Promise<boolean> {
  if ((await publishedRelease(buildDir)) !== current) return false;
  if (!(await areSetsPublished(buildDir, current, hosts))) return false;
  const client = join(buildDir, BUILD_FILES.client);
  if (files !== undefined) return countFiles(client) >= files;
  return existsSync(join(client, "index.html"));
}

/** Whether the staff's form can be made: what it needs is fetched when the content first asks for it. */
async function editorIsThere(): Promise<boolean> {
  try {
    await ensureEditor((text) => console.log(text));
    return true;
  } catch (error) {
    if (!(error instanceof EditorMissing)) throw error;
    console.error(frenchSpaces(`« atelier: », dans site.yaml, demande l’atelier.\n${error.message}`));
    return false;
  }
}
