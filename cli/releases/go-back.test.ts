import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { takeLock } from "#server/data-lock.ts";
import { BUILD_FILES } from "#schemas/release.ts";
import { readBuild, readLine, releaseFolder } from "#server/read-build.ts";
import { addTestRelease, makeBuild, putOnline, TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { forgetOthers, goBack, listReleases } from "./releases.ts";

test("« --revenir », tapé pendant qu’une autre version se construit, revient d’où l’on était, pas sur ce que l’on voulait quitter", async () => {
  const buildDir = await makeBuild({ ...TEST_BUILD, build: "bonne" });
  for (const build of ["fautive", "neuve"]) await addTestRelease(buildDir, { ...TEST_BUILD, build });
  await putOnline(buildDir, { current: "fautive", line: ["bonne", "fautive"] });
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const building = takeLock(join(buildDir, ".lock"));
  const back = goBack({ BUILD_DIR: buildDir, PUBLISH_TO: [] }, undefined);
  await expect.poll(() => said.mock.calls.flat().join("\n")).toContain("attend qu’elle ait fini");
  await putOnline(buildDir, { current: "neuve", line: ["bonne", "fautive", "neuve"] });
  building?.release();
  expect(await back).toBe(0);
  expect(await readLine(buildDir)).toEqual({ current: "bonne", line: ["bonne", "fautive", "neuve"] });
});

test.each(["abîmé", "disparu"])(
  "« current.json » %s avec un disque fautif : ce qui est en ligne le reste, rien ne s’efface, c’est dit et refait, et l’on revient toujours",
  async (state) => {
    const buildDir = await makeBuild({ ...TEST_BUILD, build: "20260101-000000-a" });
    await addTestRelease(buildDir, { ...TEST_BUILD, build: "20260102-000000-b" });
    await addTestRelease(buildDir, { ...TEST_BUILD, build: "20260103-000000-c" });
    await writeFile(join(buildDir, BUILD_FILES.published), "20260102-000000-b");
    const file = join(buildDir, BUILD_FILES.line);
    await (state === "abîmé" ? writeFile(file, "\0".repeat(60)) : rm(file));
    expect((await readBuild(buildDir)).build.build).toBe("20260102-000000-b");
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    expect(await goBack({ BUILD_DIR: buildDir, PUBLISH_TO: [] }, undefined)).toBe(0);
    expect(said.mock.calls.flat()).toEqual([
      expect.stringMatching(/current\.json.* abîmé, ou absent.*Vérifiez ce disque/s),
    ]);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      current: "20260101-000000-a",
      line: ["20260101-000000-a", "20260102-000000-b", "20260103-000000-c"],
    });
  },
);

test("une première construction coupée avant sa mise en ligne n’est pas en ligne", async () => {
  const buildDir = await makeBuild({ ...TEST_BUILD, build: "20260101-000000-a" });
  await rm(join(buildDir, BUILD_FILES.line));
  expect(await readLine(buildDir)).toBeUndefined();
});

test.each([
  [
    "que ce programme ne sait pas lire",
    (folder: string) => writeFile(join(folder, BUILD_FILES.server), "{}"),
  ],
  [
    "dont les pages sont effacées",
    (folder: string) => rm(join(folder, BUILD_FILES.client), { recursive: true }),
  ],
])(
  "« --revenir » vers une version %s ne change rien à ce qui est en ligne, et le dit",
  async (_which, harm) => {
    const buildDir = await makeBuild({ ...TEST_BUILD, build: "ancienne" });
    await addTestRelease(buildDir, { ...TEST_BUILD, build: "bonne" });
    await putOnline(buildDir, { current: "bonne", line: ["ancienne", "bonne"] });
    await harm(releaseFolder(buildDir, "ancienne"));
    const back = goBack({ BUILD_DIR: buildDir, PUBLISH_TO: [] }, undefined);
    await expect(back).rejects.toThrow(/Rien n’est changé.*--versions, puis --revenir VERSION/s);
    expect(await readLine(buildDir)).toEqual({ current: "bonne", line: ["ancienne", "bonne"] });
    const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await listReleases({ BUILD_DIR: buildDir });
    expect(said.mock.calls.flat()).toEqual([
      expect.stringMatching(/^bonne .*en ligne$/),
      expect.stringMatching(/^ancienne .*\(ne se lit plus\)$/),
    ]);
  },
);

test("« --oublier » n’efface rien quand la version en ligne est perdue : il ne resterait aucune version", async () => {
  const buildDir = await makeBuild({ ...TEST_BUILD, build: "ancienne" });
  await addTestRelease(buildDir, { ...TEST_BUILD, build: "bonne" });
  const line = { current: "bonne", line: ["ancienne", "bonne"] };
  await putOnline(buildDir, line);
  await rm(releaseFolder(buildDir, "bonne"), { recursive: true });
  await expect(forgetOthers({ BUILD_DIR: buildDir })).rejects.toThrow(/Rien n’est effacé.*npm run build/s);
  expect(await readLine(buildDir)).toEqual(line);
});
