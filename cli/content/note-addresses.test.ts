import { execFileSync } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder, picture, temporaryFolder } from "#reader/fixtures/content-folder.ts";
import { check } from "./check.ts";

async function run(contentDir: string, args: string[] = []) {
  let said = "";
  const code = await check({
    args,
    contentDir,
    mediaCache: join(contentDir, "var/images"),
    reports: "",
    colour: false,
    write: (text) => (said += text),
    ask: undefined,
    fetch,
  });
  return { code, said: said.replace(/[\u00a0\u202f]/g, " ") };
}

const poster = (image: string) => `titre: A\nimage: ${image}.webp\n`;

async function twoPosters() {
  return contentFolder({
    "affiches/a.webp": await picture("webp", 60, 80, 10),
    "affiches/b.webp": await picture("webp", 60, 80, 250),
    "affiches/a.yaml": poster("a"),
    "affiches/b.yaml": poster("b"),
  });
}

test("[P8] check note les adresses ; sur une copie neuve, un fichier effacé arrête la vérification", async () => {
  const dir = await twoPosters();
  expect((await run(dir, ["--json"])).said).toBe("[]\n");
  expect((await run(dir)).said).toContain("2 adresses notées dans adresses.txt : gardez ce fichier");
  expect(await readFile(join(dir, "adresses.txt"), "utf8")).toMatch(/\naffiches\/a\naffiches\/b\n$/);
  expect((await run(dir)).said).not.toContain("notée");

  const clone = await temporaryFolder();
  await cp(dir, clone, { recursive: true });
  await rm(join(clone, "affiches/b.yaml"));
  const { code, said } = await run(clone);
  expect(code).toBe(1);
  expect(said).toContain(`${clone}/affiches/b.yaml:1:1  b — Ce fichier a disparu`);
  expect(await readFile(join(clone, "adresses.txt"), "utf8")).toContain("affiches/b");
});

test("deux personnes ajoutent une affiche chacune de leur côté : git réunit tout sans conflit", async () => {
  const dir = await twoPosters();
  await rm(join(dir, "affiches/b.yaml"));
  await rm(join(dir, "affiches/b.webp"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
      cwd: dir,
      encoding: "utf8",
    });
  const add = async (name: string, red: number) => {
    await writeFile(join(dir, `affiches/${name}.webp`), await picture("webp", 60, 80, red));
    await writeFile(join(dir, `affiches/${name}.yaml`), poster(name));
    expect((await run(dir)).code).toBe(0);
    git("add", "-A");
    git("commit", "-qm", name);
  };
  git("init", "-q", "-b", "main");
  await writeFile(join(dir, ".gitignore"), "var/\n");
  await add("d", 120);
  git("checkout", "-qb", "rosa");
  await add("b", 250);
  git("checkout", "-q", "main");
  await add("c", 60);
  git("merge", "-q", "--no-edit", "rosa");
  expect((await run(dir)).said).toContain("Aucune erreur : 4 affiches");
  expect(await readFile(join(dir, "adresses.txt"), "utf8")).toMatch(
    /affiches\/a\naffiches\/[bc]\naffiches\/[bc]\naffiches\/d\n$/,
  );
});
