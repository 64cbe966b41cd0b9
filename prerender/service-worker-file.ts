import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ASSETS, IMAGES, SERVICE_WORKER } from "#addresses/files.ts";
import { PAGES } from "#addresses/pages.ts";
import type { PublicFile } from "./public-files.ts";

/**
 * The service worker: its code preceded by the name of this build, the list of what it keeps, and the
 * addresses that it knows, so that each deploy is a new worker.
 * @param client the folder with the code, the content and the pages
 * @param code what app/service-worker.ts says, without types
 */
export async function serviceWorkerFile(build: string, client: string, code: string): Promise<PublicFile> {
  const assets = (await readdir(join(client, ASSETS)))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => ASSETS + name);
  const files = [...PAGES.map(({ path }) => encodeURI(path)), ...assets.toSorted()];
  const facts = { BUILD: build, SHELL_FILES: files, ASSETS, IMAGES };
  const lines = Object.entries(facts).map(([name, fact]) => `const ${name} = ${JSON.stringify(fact)};\n`);
  return { path: SERVICE_WORKER, body: lines.join("") + code };
}
