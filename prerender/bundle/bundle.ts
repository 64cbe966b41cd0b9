import { mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ASSETS } from "#addresses/files.ts";
import { BUILD_FILES } from "#schemas/release.ts";
import type { ContentFile } from "#schemas/page-content.ts";
import type { PageFacts } from "../built-site.ts";
import { linkFolder, readAbout } from "../releases/releases.ts";
import { ViteManifest } from "./vite-manifest.ts";

export { pageChunks, type ViteManifest } from "./vite-manifest.ts";

/** What the server bundle of the app exports (app/entry-server.tsx). */
export interface ServerEntry {
  prerenderPages: () => Promise<(PageFacts & { html: string; content: readonly ContentFile[] })[]>;
}

/** What the code alone makes of a site: whatever the content, the same files under the same names. */
export interface Bundle {
  /** The page before its head and its content are written into it. */
  template: string;
  manifest: ViteManifest;
  /** The code of the service worker, which its facts precede. */
  worker: string;
  /** The app for the build. Call it once the content is where the app looks for it. */
  loadServerEntry: () => Promise<ServerEntry>;
}

/**
 * Puts the bundle of the code into a release: that of the release before, when it was made of the same code, or a new one.
 * A release has its name once it is whole, so that no half of a bundle is ever found.
 * @param release its folder; receives `bundle/`, and the code for browsers in `client/assets/`
 * @param key names the code (see {@link bundleKey})
 * @param before the folder of the release before, if any
 */
export async function putBundle(release: string, key: string, before: string | undefined): Promise<Bundle> {
  const folder = join(release, BUILD_FILES.bundle);
  if (before !== undefined && (await readAbout(before))?.code === key)
    linkFolder(join(before, BUILD_FILES.bundle), folder);
  else {
    await mkdir(folder);
    // The bundler takes longer to load than a small site to write.
    const { makeBundle } = await import("./make-bundle.ts");
    await makeBundle(folder);
  }
  linkFolder(join(folder, "client", ASSETS), join(release, BUILD_FILES.client, ASSETS));
  const text = (file: string) => readFile(join(folder, file), "utf8");
  return {
    template: await text("client/index.html"),
    manifest: ViteManifest.parse(JSON.parse(await text("client/.vite/manifest.json"))),
    worker: await text("service-worker.js"),
    loadServerEntry: () => import(pathToFileURL(resolve(folder, "server/entry-server.js")).href),
  };
}

/**
 * Names what a bundle is made of.
 * @param code the digest of the code, of the libraries and of the configuration (see `codeStamp`)
 */
export function bundleKey(code: string): string {
  // Libraries ask for it, and are bundled accordingly.
  process.env["NODE_ENV"] ||= "production";
  return `${code} ${process.env["NODE_ENV"]}`;
}
