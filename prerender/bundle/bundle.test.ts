import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILD_FILES, type Release } from "#schemas/release.ts";
import { putBundle } from "./bundle.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "code-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** The folder of a release, with what it says of itself where it says it. */
async function release(name: string, about?: Partial<Release>): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, BUILD_FILES.client), { recursive: true });
  const whole = { stamp: name, publicUrl: "", madeAt: new Date().toISOString(), ...about };
  if (about) await writeFile(join(path, BUILD_FILES.about), JSON.stringify(whole));
  return path;
}

const served = (path: string) => readdirSync(join(path, BUILD_FILES.client, "assets")).toSorted();
const inode = (path: string) => statSync(join(path, BUILD_FILES.bundle, "server/entry-server.js")).ino;

test("le paquet du code est repris tel quel tant que le code est le même, et refait dès qu’il change ou que la version d’avant est incomplète", async () => {
  const first = await release("a1", { code: "k1" });
  await putBundle(first, "k1", undefined);
  expect(served(first)).toContainEqual(expect.stringMatching(/^react-.*\.js$/));

  const same = await release("a2", { code: "k1" });
  await putBundle(same, "k1", first);
  expect(inode(same)).toBe(inode(first));
  expect(served(same)).toEqual(served(first));

  const changed = await release("a3");
  await putBundle(changed, "k2", same);
  expect(inode(changed)).not.toBe(inode(first));

  // Cut off before it said what it is made of: what stands in it may be a half.
  const cut = join(folder, "coupee");
  await cp(first, cut, { recursive: true });
  await rm(join(cut, BUILD_FILES.about));
  await rm(join(cut, BUILD_FILES.bundle, "client/index.html"));
  const after = await release("a4");
  await putBundle(after, "k1", cut);
  expect(existsSync(join(after, BUILD_FILES.bundle, "client/index.html"))).toBe(true);
  expect(served(after)).toEqual(served(first));
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
