import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { PAGES } from "#addresses/pages.ts";
import type { PublicFile } from "./public-files.ts";

/**
 * `/service-worker.js`: its source without types, preceded by the name of this build and the list of what it keeps,
 * so that each deploy is a new worker.
 * @param client the folder with the bundler's output and the pages
 */
export async function serviceWorkerFile(build: string, client: string): Promise<PublicFile> {
  const source = await readFile(new URL("../app/service-worker.ts", import.meta.url), "utf8");
  const { code } = await transformWithOxc(source, "service-worker.ts");
  const assets = (await readdir(join(client, "assets")))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`);
  const files = [...PAGES.map(({ path }) => encodeURI(path)), ...assets.toSorted()];
  const facts = `const BUILD = ${JSON.stringify(build)};\nconst SHELL_FILES = ${JSON.stringify(files)};\n`;
  return { path: "/service-worker.js", body: facts + code };
}
