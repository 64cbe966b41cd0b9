import { spawn } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildFigures } from "./figures.ts";

/**
 * Builds the content as the staff would: from nothing, after one title has changed, and with nothing changed.
 * @param cache where the images are kept: new for a first gallery, shared with the next, whose pictures are the same
 */
export async function timeBuilds(contentDir: string, buildDir: string, cache: string): Promise<BuildFigures> {
  const env = { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: buildDir, MEDIA_CACHE: cache };
  const cold = await build(env);
  await changeTitle(join(contentDir, "affiches"));
  return { cold, changed: await build(env), warm: await build(env) };
}

async function changeTitle(posters: string): Promise<void> {
  const file = join(posters, (await readdir(posters)).find((name) => name.endsWith(".yaml")) ?? "");
  const before = await readFile(file, "utf8");
  const after = before.replace(/titre: "?/, "$&Voici ");
  if (after === before) throw new Error(`No title to change in ${file}.`);
  await writeFile(file, after);
}

async function build(env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["cli/build.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const code = await new Promise((done) => child.once("exit", done));
  if (code !== 0) throw new Error("The build failed.");
  return (performance.now() - started) / 1000;
}
