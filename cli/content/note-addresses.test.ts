import { execFileSync } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharp } from "#media/safe-sharp.ts";
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
    fetchOutside: fetch,
  });
  return { code, said: said.replace(/[\u00a0\u202f]/g, " ") };
}

const poster = (image: string) => `titre: A\nimage: ${image}.webp\n`;

async function twoPosters() {
  return contentFolder({
    "affiches/a.webp": await picture("webp", 600, 800, 10),
    "affiches/b.webp": await picture("webp", 600, 800, 250),
    "affiches/a.yaml": poster("a"),
    "affiches/b.yaml": poster("b"),
  });
}

test("[P8] check note les adresses ; sur une copie neuve, un fichier effacé arrête la vérification", async () => {
  const dir = await twoPosters();
  expect((await run(dir, ["--json"])).said).toBe("[]\n");
  expect((await run(dir)).said).toContain("2 adresses notées dans adresses.txt : gardez ce fichier");
  expect(await readFile(join(dir, "adresses.txt"), "utf8")).toMatch(
    /\naffiches\/a\.jpg\naffiches\/b\.jpg\n$/,
  );
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
    await writeFile(join(dir, `affiches/${name}.webp`), await picture("webp", 600, 800, red));
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
    /affiches\/a\.jpg\naffiches\/[bc]\.jpg\naffiches\/[bc]\.jpg\naffiches\/d\.jpg\n$/,
  );
});

const clear = () =>
  sharp({ create: { width: 60, height: 80, channels: 4, background: "#f005" } })
    .png()
    .toBuffer();

const noted = async (dir: string) =>
  (await readFile(join(dir, "adresses.txt"), "utf8"))
    .split("\n")
    .filter((line) => line.startsWith("affiches"));

test("une image opaque remplacée par une transparente : l’adresse collée reste, et l’on apprend ce qui est perdu", async () => {
  const dir = await twoPosters();
  await run(dir);
  await writeFile(join(dir, "affiches/a.webp"), await clear());
  const { code, said } = await run(dir);
  expect(code).toBe(0);
  expect(said).toContain(
    `${dir}/affiches/a.yaml:2:1  image — Cette image a de la transparence, que le jeu ne verra pas : l’adresse que des joueurs ont pu coller finit par .jpg, et l’image y est posée sur du blanc.
    → Pour la garder, publiez cette image à part, dans un autre fichier d’un autre nom ; celui-ci peut rester, ou être retiré (« retrait: true »). Si cette adresse n’a jamais été en ligne, effacez plutôt la ligne 3 d’adresses.txt.`,
  );
  expect(await noted(dir)).toEqual(["affiches/a.jpg", "affiches/b.jpg"]);

  const ledger = await readFile(join(dir, "adresses.txt"), "utf8");
  await writeFile(join(dir, "adresses.txt"), ledger.replace("affiches/a.jpg\n", ""));
  expect((await run(dir)).said).not.toContain("transparence");
  expect(await noted(dir)).toEqual(["affiches/a.png", "affiches/b.jpg"]);
  await writeFile(join(dir, "adresses.txt"), ledger);

  await writeFile(join(dir, "affiches/a.yaml"), `${poster("a")}retrait: true\n`);
  await rm(join(dir, "affiches/a.webp"));
  expect((await run(dir)).said).not.toContain("transparence");
  expect(await noted(dir)).toEqual(["affiches/a.jpg", "affiches/b.jpg"]);
});

test("une image transparente remplacée par une opaque : l’adresse en .png reste, sans rien à dire", async () => {
  const dir = await twoPosters();
  await writeFile(join(dir, "affiches/a.webp"), await clear());
  await run(dir);
  await writeFile(join(dir, "affiches/a.webp"), await picture("webp", 600, 800, 10));
  expect((await run(dir)).said).toBe("Aucune erreur : 2 affiches, 0 panneau, 0 joueur, 0 piste, 1 arc.\n");
  expect(await noted(dir)).toEqual(["affiches/a.png", "affiches/b.jpg"]);
});

test("les adresses notées d’avant, sans fin, la reçoivent ; une affiche retirée ou prise ailleurs n’en a pas", async () => {
  const dir = await twoPosters();
  await writeFile(join(dir, "adresses.txt"), "affiches/a\naffiches/ailleurs\naffiches/b\naffiches/vieille\n");
  await writeFile(join(dir, "affiches/vieille.yaml"), `${poster("vieille")}retrait: true\n`);
  await writeFile(
    join(dir, "affiches/ailleurs.yaml"),
    `${poster("b")}import: https://example.org/ailleurs.png\n`,
  );
  expect((await run(dir)).said).toContain("2 adresses notées dans adresses.txt");
  expect(await noted(dir)).toEqual([
    "affiches/a.jpg",
    "affiches/ailleurs",
    "affiches/b.jpg",
    "affiches/vieille",
  ]);
  expect((await run(dir)).said).not.toContain("notée");
});
