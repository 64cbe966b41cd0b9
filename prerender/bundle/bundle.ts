import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContentFile } from "#schemas/page-content.ts";
import type { PageFacts } from "../built-site.ts";
import { ViteManifest } from "./vite-manifest.ts";

export { againScript, pageChunks, pageScripts, type ViteManifest } from "./vite-manifest.ts";

/**
 * Where bundles are kept: beside the libraries that they are made of. It holds code that a build runs: who may write here may
 * change the program itself, and a locked-down service may not.
 */
export const KEPT = "node_modules/.cache/site";
/** How many are kept: of this code, of the one before, and for another NODE_ENV. */
const MOST = 3;

/** What the server bundle of the app exports (app/entry-server.tsx). */
interface ServerEntry {
  prerenderPages: () => Promise<(PageFacts & { html: string; content: readonly ContentFile[] })[]>;
}

/** What the code alone makes of a site: whatever the content, the same files under the same names. */
export interface Bundle {
  /** The folder of the code for browsers, which goes to `/assets/`. */
  assets: string;
  /** The page before its head and its content are written into it. */
  template: string;
  manifest: ViteManifest;
  /** The code of the service worker, which its facts precede. */
  worker: string;
  /** The app for the build. Call it once the content is where the app looks for it. */
  loadServerEntry: () => Promise<ServerEntry>;
}

/**
 * The bundle of the code: the one that is kept, when it was made of the same code, or a new one, which is kept from then on.
 * It gets its name once it is whole.
 * @param code names the code, the libraries and the configuration (`BuildStamp`)
 * @param spare a folder to be, for a bundle that nobody keeps: where this user may not write beside the libraries
 * @param kept where bundles are kept
 * @throws what the disk says, where neither can be written
 */
export async function codeBundle(code: string, spare?: string, kept: string = KEPT): Promise<Bundle> {
  // Libraries ask for it, and are bundled accordingly.
  const mode = (process.env["NODE_ENV"] ||= "production");
  const name = `${code}-${mode.replaceAll(/\W/g, "_")}`;
  const folder = resolve(kept, name);
  if (existsSync(folder)) return openBundle(folder);
  const making = await openPlace(kept, spare);
  // The bundler takes longer to load than a small site to write.
  const { makeBundle } = await import("./make-bundle.ts");
  await makeBundle(making);
  if (spare !== undefined && making === resolve(spare)) return openBundle(making);
  // Made by the owner of the program, read by whoever builds.
  await chmod(making, 0o755);
  await rename(making, folder).catch(async (error: unknown) => {
    // Another build of the same code was quicker.
    if (!existsSync(folder)) throw error;
    await rm(making, { recursive: true });
  });
  await forgetOldest(kept);
  return openBundle(folder);
}

/** An empty folder, beside the bundles that are kept where this user may write there. */
async function openPlace(kept: string, spare: string | undefined): Promise<string> {
  try {
    await mkdir(kept, { recursive: true });
    return await mkdtemp(join(resolve(kept), "."));
  } catch (error) {
    if (spare === undefined) throw error;
    await mkdir(spare);
    return resolve(spare);
  }
}

async function openBundle(folder: string): Promise<Bundle> {
  const text = (file: string) => readFile(join(folder, file), "utf8");
  return {
    assets: join(folder, "client/assets"),
    template: await text("client/index.html"),
    manifest: ViteManifest.parse(JSON.parse(await text("client/.vite/manifest.json"))),
    worker: await text("service-worker.js"),
    loadServerEntry: () => import(pathToFileURL(join(folder, "server/entry-server.js")).href),
  };
}

async function forgetOldest(kept: string): Promise<void> {
  const names = (await readdir(kept)).filter((name) => !name.startsWith("."));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(join(kept, name))).mtimeMs })),
  );
  for (const { name } of dated.toSorted((a, b) => b.made - a.made).slice(MOST))
    await rm(join(kept, name), { recursive: true, force: true });
}
