import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { BUILD_FILES } from "#schemas/release.ts";
import {
  addTestRelease,
  clientOf,
  makeBuild,
  putOnline,
  TEST_BUILD,
} from "#server/testing/servers/make-build.ts";
import { releaseFolder } from "#server/read-build.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

const IMPORT = "import/affiches/votez-vargas.png";
const SIZE = 20_000_000;

async function addRelease(buildDir: string, name: string): Promise<void> {
  await addTestRelease(buildDir, { ...TEST_BUILD, build: name });
  writeFileSync(join(clientOf(buildDir, name), `assets/page-${name}.js`), name);
}

/** Waits until the server says that this release is online. */
async function served(url: string, name: string): Promise<void> {
  const build = async () =>
    (await fetch(`${url}/api/sante`)).json().then((health: { build: string }) => health.build);
  await expect.poll(build, { timeout: 8000 }).toBe(name);
}

it("une image en chemin arrive entière, la même, quand une autre la remplace et que sa version s’efface", async () => {
  const buildDir = await makeBuild();
  writeFileSync(join(clientOf(buildDir), IMPORT), Buffer.alloc(SIZE, 1));
  const { url } = await startTestServer({}, { buildDir });
  const slow = await new Promise<IncomingMessage>((resolve) => get(`${url}/${IMPORT}`, resolve));
  const chunks: Buffer[] = [];
  slow.pause();

  await addRelease(buildDir, "essai-2");
  writeFileSync(join(clientOf(buildDir, "essai-2"), IMPORT), Buffer.alloc(SIZE + 5000, 2));
  await putOnline(buildDir, { current: "essai-2", line: ["essai-2"] });
  await served(url, "essai-2");
  rmSync(releaseFolder(buildDir, "essai-1"), { recursive: true });

  for await (const chunk of slow) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(Buffer.alloc(SIZE, 1))).toBe(true);
  const fresh = Buffer.from(await (await fetch(`${url}/${IMPORT}`)).arrayBuffer());
  expect(fresh.equals(Buffer.alloc(SIZE + 5000, 2))).toBe(true);
});

it("des fichiers qui s’en vont sous un site qui tourne se disent, et ne se disent plus quand ils reviennent", async () => {
  const buildDir = await makeBuild();
  const { url } = await startTestServer({}, { buildDir });
  const reasons = async () =>
    (await fetch(`${url}/api/sante`)).json().then(({ raisons }: { raisons: string[] }) => raisons);
  renameSync(buildDir, `${buildDir}-ailleurs`);
  await expect.poll(reasons, { timeout: 8000 }).toEqual([expect.stringContaining("ne viennent plus")]);
  expect((await fetch(`${url}/affiche`)).status).toBe(200);
  renameSync(`${buildDir}-ailleurs`, buildDir);
  await expect.poll(reasons, { timeout: 8000 }).toEqual([]);
  // The release alone.
  rmSync(releaseFolder(buildDir, "essai-1"), { recursive: true });
  await expect.poll(reasons, { timeout: 8000 }).toEqual([expect.stringContaining("ne viennent plus")]);
});

it.each([
  ["effacée, que personne n’avait demandée", false],
  ["effacée, que l’on avait déjà demandée", true],
])(
  "une image %s, se dit dès qu’elle manque à quelqu’un, et ne se dit plus quand elle revient",
  async (_which, asked) => {
    const buildDir = await makeBuild();
    const file = join(clientOf(buildDir), IMPORT);
    writeFileSync(file, Buffer.alloc(200_000, 1));
    const said: string[] = [];
    const { url } = await startTestServer({}, { buildDir, say: (text) => said.push(text) });
    const reasons = async () =>
      (await fetch(`${url}/api/sante`)).json().then(({ raisons }: { raisons: string[] }) => raisons);
    if (asked) await (await fetch(`${url}/${IMPORT}`)).arrayBuffer();
    renameSync(file, `${file}-ailleurs`);
    expect((await fetch(`${url}/${IMPORT}`)).ok).toBe(false);
    await expect.poll(reasons, { timeout: 8000 }).toEqual([expect.stringContaining("Le terminal en nomme")]);
    expect(said.filter((text) => text.includes(IMPORT))).toHaveLength(1);
    renameSync(`${file}-ailleurs`, file);
    await expect.poll(reasons, { timeout: 8000 }).toEqual([]);
    expect((await fetch(`${url}/${IMPORT}`)).status).toBe(200);
  },
);

it("une version qui ne se lit pas laisse en ligne celle d’avant, se dit, et vient dès qu’elle se lit", async () => {
  const buildDir = await makeBuild();
  const { url } = await startTestServer({}, { buildDir });
  const health = async () => {
    const { build, raisons } = z
      .object({ build: z.string(), raisons: z.array(z.string()) })
      .parse(await (await fetch(`${url}/api/sante`)).json());
    return [build, ...raisons];
  };
  const before = ["essai-1", expect.stringContaining("La nouvelle version du site ne peut pas être servie")];
  await addRelease(buildDir, "essai-2");
  const about = join(releaseFolder(buildDir, "essai-2"), BUILD_FILES.server);
  renameSync(about, `${about}-ailleurs`);
  await putOnline(buildDir, { current: "essai-2", line: ["essai-1", "essai-2"] });
  await expect.poll(health, { timeout: 8000 }).toEqual(before);
  renameSync(`${about}-ailleurs`, about);
  await expect.poll(health, { timeout: 8000 }).toEqual(["essai-2"]);
});

it.each([
  ["lu d’un coup", 20_000],
  ["qui coule du disque", 200_000],
])("un fichier %s, changé sur place, n’est jamais envoyé sous son ancienne longueur", async (_kind, size) => {
  const buildDir = await makeBuild();
  const file = join(clientOf(buildDir), IMPORT);
  writeFileSync(file, Buffer.alloc(size, 1));
  const { url } = await startTestServer({}, { buildDir });
  await fetch(`${url}/${IMPORT}`, { method: "HEAD" });
  writeFileSync(file, Buffer.alloc(size + 1000, 2));
  const answer = await fetch(`${url}/${IMPORT}`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});

it("une image d’import remplacée par une autre du même poids n’est pas prise pour celle que l’on a déjà", async () => {
  const buildDir = await makeBuild();
  const { url } = await startTestServer({}, { buildDir });
  const had = (await fetch(`${url}/${IMPORT}`)).headers.get("etag") ?? "";
  await addRelease(buildDir, "essai-2");
  const file = join(clientOf(buildDir, "essai-2"), IMPORT);
  writeFileSync(file, "gnp!");
  utimesSync(file, new Date(2026, 0, 1), new Date(2026, 0, 1));
  await putOnline(buildDir, { current: "essai-2", line: ["essai-2"] });
  await served(url, "essai-2");
  const again = await fetch(`${url}/${IMPORT}`, { headers: { "if-none-match": had } });
  expect([again.status, await again.text()]).toEqual([200, "gnp!"]);
});

it("les scripts, styles et images des deux versions d’avant restent lisibles ; rien d’autre d’elles", async () => {
  const buildDir = await makeBuild();
  const names = ["essai-2", "essai-3", "essai-4"];
  for (const name of names) await addRelease(buildDir, name);
  writeFileSync(join(clientOf(buildDir, "essai-3"), "import/affiches/retiree.png"), "retirée");
  writeFileSync(join(clientOf(buildDir, "essai-3"), "images/0123456789ab-240.webp"), "d’avant");
  await putOnline(buildDir, { current: "essai-1", line: ["essai-1"] });
  const { url } = await startTestServer({}, { buildDir });
  await putOnline(buildDir, { current: "essai-4", line: ["essai-1", ...names] });
  await served(url, "essai-4");
  const status = async (path: string) => (await fetch(url + path)).status;
  expect(await Promise.all(names.map((name) => status(`/assets/page-${name}.js`)))).toEqual([200, 200, 200]);
  expect(await status("/images/0123456789ab-240.webp")).toBe(200);
  expect(await status("/import/affiches/retiree.png")).toBe(404);

  // Gone back to: pages opened on what was online keep their scripts too.
  await putOnline(buildDir, { current: "essai-2", line: ["essai-2", "essai-3", "essai-4"] });
  await served(url, "essai-2");
  expect(await Promise.all(names.map((name) => status(`/assets/page-${name}.js`)))).toEqual([200, 200, 200]);

  await putOnline(buildDir, { current: "essai-2", line: ["essai-2"] });
  await expect.poll(() => status("/images/0123456789ab-240.webp"), { timeout: 8000 }).toBe(404);
});
