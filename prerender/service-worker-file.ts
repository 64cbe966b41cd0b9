import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { ASSETS, IMAGES, SERVICE_WORKER, STREAMERS_CACHE } from "#addresses/files.ts";
import { PAGES } from "#addresses/pages.ts";
import type { PublicFile } from "./public-files.ts";

/**
 * The service worker: its source without types, preceded by the name of this build, the list of what it keeps, and the
 * addresses that it knows, so that each deploy is a new worker.
 * @param client the folder with the bundler's output and the pages
 */
export async function serviceWorkerFile(build: string, client: string): Promise<PublicFile> {
  const source = await readFile(new URL("../app/service-worker.ts", import.meta.url), "utf8");
  const { code } = await transformWithOxc(source, "service-worker.ts");
  const assets = (await readdir(join(client, ASSETS)))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => ASSETS + name);
  const files = [...PAGES.map(({ path }) => encodeURI(path)), ...assets.toSorted()];
  const facts = { BUILD: build, SHELL_FILES: files, ASSETS, IMAGES, STREAMERS_CACHE };
  const lines = Object.entries(facts).map(([name, fact]) => `const ${name} = ${JSON.stringify(fact)};\n`);
  return { path: SERVICE_WORKER, body: lines.join("") + code };
}
