import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeBundle } from "./bundle.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "code-"));
});
afterEach(() => rm(folder, { recursive: true }));

const names = () => readdirSync(join(folder, "kept")).toSorted();
const bundle = (code: string, kept = join(folder, "kept")) => codeBundle(code, join(folder, "spare"), kept);

test("le paquet du code est gardé et repris tel quel tant que le code est le même, refait dès qu’il change ; coupé, il n’est pas repris", async () => {
  const first = await bundle("k1");
  expect(readdirSync(first.assets)).toContainEqual(expect.stringMatching(/^react-.*\.js$/));
  // A library without exports by name would make every file ask for the wrapping of the bundler.
  expect(readdirSync(first.assets)).not.toContainEqual(expect.stringMatching(/runtime/));
  const made = statSync(first.assets).ino;
  expect(statSync((await bundle("k1")).assets).ino).toBe(made);

  // What a process that was killed leaves: no name yet, and half of it.
  await rename(join(folder, "kept", names()[0] ?? ""), join(folder, "kept/.coupe"));
  await rm(join(folder, "kept/.coupe/client/index.html"));
  const second = await bundle("k1");
  expect(second.assets).toBe(first.assets);
  expect(statSync(second.assets).ino).not.toBe(made);
  const third = await bundle("k2");
  expect(third.assets).not.toBe(second.assets);
  expect(readdirSync(third.assets)).toEqual(readdirSync(second.assets));
  expect(names()).toHaveLength(3);
});

test("là où l’on ne peut pas écrire à côté des bibliothèques, le paquet est fait pour cette fois", async () => {
  await writeFile(join(folder, "kept"), "no folder");
  const { assets, template } = await bundle("k1");
  expect(assets.startsWith(join(folder, "spare"))).toBe(true);
  expect(template).toContain("<!--app-->");
});

test("une ligne de code ou une dépendance qui change fait un autre paquet ; un titre, un test ou l’adresse publique, non", async () => {
  for (const room of ["app", "cli", "content"]) await mkdir(join(folder, room));
  const files = {
    "package.json": JSON.stringify({ imports: { "#app/*": "./app/*", "#cli/*": "./cli/*" } }),
    "package-lock.json": '{"react":"19.3.1"}',
    "sveltia/package-lock.json": "{}",
    "vite.config.ts": "export default {}",
    "app/root.tsx": "export const Root = 1;",
    "cli/build.ts": "",
    "content/affiche.yaml": "titre: Un",
  };
  await mkdir(join(folder, "sveltia"));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const before = stamp();
  const after = async (file: string, text: string, publicUrl = "") => {
    await writeFile(join(folder, file), text);
    return stamp(publicUrl);
  };
  const title = await after("content/affiche.yaml", "titre: Deux", "https://exemple.fr");
  expect(title.build).not.toBe(before.build);
  expect(title.code).toBe(before.code);
  expect((await after("cli/build.ts", "//")).code).toBe(before.code);
  const line = await after("app/root.tsx", "export const Root = 2;");
  const library = await after("package-lock.json", '{"react":"19.3.2"}');
  const bundler = await after("vite.config.ts", "export default { base: 1 }");
  expect(new Set([before, line, library, bundler].map(({ code }) => code)).size).toBe(4);
});

/** In a checkout of its own. */
function stamp(publicUrl = ""): { build: string; code: string } {
  const module = resolve("prerender/build-stamp.ts");
  const script = `import { buildStamp } from ${JSON.stringify(module)}; console.log(JSON.stringify(await buildStamp("content", ${JSON.stringify(publicUrl)})))`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}
