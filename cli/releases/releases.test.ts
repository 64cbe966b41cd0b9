import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLine } from "#server/read-build.ts";

const ADDRESS = "https://exemple.fr";
const NOBODY = 65_534;

/** Whether another user than root may read this checkout: then it is one who may not write in it that builds. */
function openToOthers(): boolean {
  const folders = [resolve(".")];
  for (let folder = folders[0] ?? "/"; folder !== "/"; folder = dirname(folder))
    folders.push(dirname(folder));
  return folders.every((folder) => (statSync(folder).mode & 0o005) === 0o005);
}
const asOther = process.getuid?.() === 0 && openToOthers() ? { uid: NOBODY, gid: NOBODY } : {};

let folder: string;
let buildDir: string;
const environment = (variables: Record<string, string>) => ({
  ...process.env,
  CONTENT_DIR: join(folder, "content"),
  BUILD_DIR: buildDir,
  DATA_DIR: join(folder, "data"),
  NO_COLOR: "1",
  ...variables,
});

function build(args: string[] = [], variables: Record<string, string> = {}) {
  const env = environment(variables);
  return spawnSync(process.execPath, ["cli/build.ts", ...args], { encoding: "utf8", env, ...asOther });
}

async function buildAtOnce() {
  const child = spawn(process.execPath, ["cli/build.ts"], {
    env: environment({ PUBLIC_URL: ADDRESS }),
    ...asOther,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const [status] = await once(child, "close");
  return { status, said };
}

const home = () => readFileSync(join(buildDir, "client/index.html"), "utf8");

async function say(before: string, after: string) {
  const file = join(folder, "content/site.yaml");
  await writeFile(file, (await readFile(file, "utf8")).replace(before, after));
}

let first: Awaited<ReturnType<typeof buildAtOnce>>[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "versions-"));
  buildDir = join(folder, "ailleurs/build");
  await cp("e2e/fixtures/contenu-autre", join(folder, "content"), { recursive: true });
  chmodSync(folder, 0o777);
  first = await Promise.all([buildAtOnce(), buildAtOnce()]);
});
afterAll(() => rm(folder, { recursive: true }));

test("deux constructions à la fois, hors du dépôt, par qui ne peut pas y écrire : la seconde attend, et le dit", async () => {
  expect(first.map(({ status }) => status)).toEqual([0, 0]);
  const words = first.map(({ said }) => said).join("\n");
  expect(words).toContain("Une autre construction est en cours");
  expect(words.match(/Site construit/g)).toHaveLength(1);
  expect(words).toContain("Rien n’a changé");
  expect((await readLine(buildDir))?.line).toHaveLength(1);
  expect(home()).toContain(ADDRESS);
});

test("une construction qui perdrait l’adresse publique s’arrête et dit quoi écrire ; le fichier des réglages suffit", async () => {
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain(`PUBLIC_URL=${ADDRESS}`);
  expect(stderr).toContain("--sans-adresse");
  expect(home()).toContain(ADDRESS);

  const settings = join(folder, "site.env");
  await writeFile(settings, `PUBLIC_URL=${ADDRESS}\n`);
  await say("Vous voilà au col", "Vous revoilà au col");
  const told = build([], { SITE_ENV: settings });
  expect([told.status, told.stderr]).toEqual([0, ""]);
  expect(home()).toContain("Vous revoilà au col");
  expect(home()).toContain(ADDRESS);
});

test("une phrase changée ne renomme aucun fichier du code", async () => {
  const [old = "", recent = ""] = (await readLine(buildDir))?.line ?? [];
  const folderOf = (name: string) => join(buildDir, "releases", name);
  const files = (name: string) =>
    readdirSync(join(folderOf(name), "client/assets")).filter((file) => /\.(js|css|woff2)$/.test(file));
  const isContent = (file: string) => file.startsWith("contenu-");
  const code = (name: string) => files(name).filter((file) => !isContent(file));
  expect(code(recent)).toEqual(code(old));
  expect(code(recent).length).toBeGreaterThan(40);
  const renamed = files(recent).filter((file) => !files(old).includes(file));
  expect(renamed.map((file) => file.replace(/-[\w-]{8}\.js$/, ""))).toEqual(["contenu-home", "contenu-site"]);
});

test("on revient à la version d’avant, on y reste, on retourne à l’autre, en disant laquelle et de quand", async () => {
  const env = { PUBLIC_URL: ADDRESS, PUBLISH_TO: "netlify" };
  const line = (await readLine(buildDir))?.line ?? [];
  expect(line).toHaveLength(2);
  const [old = "", recent = ""] = line;

  const back = build(["--revenir"], env);
  expect(back.stdout).toMatch(/En ligne\s: la version du \d{1,2} \p{L}+ \d{4} à \d\d:\d\d/u);
  // Its name stands beside it, not beside the one that it takes the place of.
  expect(back.stdout).toMatch(new RegExp(`En ligne\\s: [^,(]+ \\(${old}\\), à la place de la version du`));
  expect(home()).toContain("Vous voilà au col");
  expect(back.stdout).toMatch(/À publier\s: .*hotes\/netlify, \d+ fichiers/);
  expect(readFileSync(join(buildDir, "hotes/netlify/index.html"), "utf8")).toBe(home());
  expect(build(["--versions"], env).stdout).toMatch(new RegExp(`${old}.*← en ligne`));

  // npm start keeps it, though the content is newer; what it says comes before it fails on a port that cannot be.
  const start = spawnSync(process.execPath, ["cli/start.ts"], {
    encoding: "utf8",
    env: environment({ ...env, HOST: "203.0.113.5", PORT: "0" }),
  });
  expect(start.stdout).toContain("à laquelle on est revenu");
  expect((await readLine(buildDir))?.current).toBe(old);

  const older = build(["--revenir"], env);
  expect([older.status, older.stderr]).toEqual([1, expect.stringContaining("plus ancienne")]);
  expect(build(["--revenir", recent.slice(0, 5)], env).stderr).toContain("plusieurs versions");
  expect(build(["--revenir", "1999"], env).stderr).toContain("n’est pas gardée");

  expect(build(["--revenir", recent], env).status).toBe(0);
  expect(home()).toContain("Vous revoilà au col");

  // The content of the first release again: nothing to build.
  await say("Vous revoilà au col", "Vous voilà au col");
  expect(build([], env).stdout).toContain("rien n’était à reconstruire");
  expect(await readLine(buildDir)).toEqual({ current: old, line: [recent, old] });

  expect(build(["--oublier"], env).stdout).toContain("1 version effacée");
  expect(existsSync(join(buildDir, "releases", recent))).toBe(false);
});

test.each([
  ["effacé", (file: string) => rm(file)],
  ["changé sur place", (file: string) => writeFile(file, "autre chose")],
])(
  "un fichier de la version en ligne %s : « npm run build » en met une autre à sa place, entière",
  async (_how, harm) => {
    const { current = "" } = (await readLine(buildDir)) ?? {};
    const path = "client/affiches.json";
    const file = join(buildDir, "releases", current, path);
    const as = await readFile(file, "utf8");
    await harm(file);
    const { status, stdout } = build([], { PUBLIC_URL: ADDRESS });
    expect(stdout).toContain("ont disparu ou changé");
    expect(status).toBe(0);
    const next = (await readLine(buildDir))?.current ?? "";
    expect(next).not.toBe(current);
    expect(await readFile(join(buildDir, "releases", next, path), "utf8")).toBe(as);
    expect(build([], { PUBLIC_URL: ADDRESS }).stdout).toContain("Rien n’a changé");
  },
);

test("une image changée sur place, ou rendue illisible, n’est pas reprise des images gardées", async () => {
  const harms = [(file: string) => writeFile(file, "autre chose"), (file: string) => chmod(file, 0)];
  // Root reads it all the same.
  if (process.getuid?.() === 0 && asOther.uid === undefined) harms.pop();
  for (const harm of harms) {
    const { current = "" } = (await readLine(buildDir)) ?? {};
    const [name = ""] = readdirSync(join(buildDir, "releases", current, "client/images"));
    const path = join("client/images", name);
    const file = join(buildDir, "releases", current, path);
    const as = await readFile(file);
    await harm(file);
    expect(build([], { PUBLIC_URL: ADDRESS }).stdout).toContain("ont disparu ou changé");
    const next = (await readLine(buildDir))?.current ?? "";
    expect(await readFile(join(buildDir, "releases", next, path))).toEqual(as);
  }
  await say("au beau col", "au col");
});

test("ce qui manque au dossier à publier, sorti par mégarde, y revient par « npm run build »", async () => {
  const env = { PUBLIC_URL: ADDRESS, PUBLISH_TO: "netlify" };
  build([], env);
  for (const published of ["client", "hotes/netlify"]) {
    const gone = join(buildDir, published, "images");
    await rm(gone, { recursive: true });
    expect(build([], env).status).toBe(0);
    expect(existsSync(gone)).toBe(true);
  }
});

test("une version d’avant qui ne se lit plus est effacée, et dite abîmée : personne n’en a été retiré", async () => {
  const { current = "" } = (await readLine(buildDir)) ?? {};
  await rm(join(buildDir, "releases", current, "client/affiches.json"));
  await say("au col", "au grand col");
  const { stdout } = build([], { PUBLIC_URL: ADDRESS });
  expect(stdout).toMatch(
    /1 version d’avant est effacée\s: des fichiers y manquaient, ou ne se lisaient plus/,
  );
  expect(stdout).not.toContain("retirée");
  await say("au grand col", "au col");
});

test("« npm run build | head -n 1 », dont le lecteur en a vu assez : le site est construit jusqu’au bout, sans bruit", async () => {
  await say("au col", "au beau col");
  const command = `"${process.execPath}" cli/build.ts | head -n 1`;
  const env = environment({ PUBLIC_URL: ADDRESS });
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8", env, ...asOther });
  expect([stdout, stderr]).toEqual(["Images 1/5\n", ""]);
  expect(home()).toContain("au beau col");
});

test("« --revenir » vers une version dont un fichier est effacé la met en ligne, dit ce qui lui manque, et quoi taper", async () => {
  const { current = "", line = [] } = (await readLine(buildDir)) ?? {};
  const old = line.at(-2) ?? "";
  await rm(join(buildDir, "releases", old, "client/manifest.webmanifest"));
  const { status, stdout, stderr } = build(["--revenir"]);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`(${old})`)]);
  expect(stderr).toMatch(
    /fichiers de cette version ont disparu, ou ont été changés ou copiés.*--versions, puis --revenir VERSION.*npm run build/s,
  );
  expect(build(["--revenir", current])).toMatchObject({ status: 0, stderr: "" });
});

test("un dossier où l’on ne peut pas écrire est dit en une phrase, avec le réglage à changer", () => {
  const { status, stderr } = build([], { BUILD_DIR: "package.json/build", PUBLIC_URL: ADDRESS });
  expect(status).toBe(1);
  expect(stderr).toMatch(/BUILD_DIR.*package\.json\/build.*c’est un fichier, pas un dossier/);
  expect(stderr).toContain("BUILD_DIR=/var/lib/site/build");
  expect(stderr).not.toContain("    at ");
});
