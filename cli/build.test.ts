import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuild } from "#server/read-build.ts";
import { makeBuild, TEST_BUILD } from "#server/testing/servers/make-build.ts";

let folder: string;
let buildDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "contenu-"));
  await cp("e2e/fixtures/contenu-autre", join(folder, "content"), { recursive: true });
  buildDir = await makeBuild();
});
afterEach(() => rm(folder, { recursive: true }));

function build(...words: string[]) {
  return spawnSync(process.execPath, ["cli/build.ts", ...words], {
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_DIR: join(folder, "content"),
      BUILD_DIR: buildDir,
      NO_COLOR: "1",
    },
  });
}

test("toutes les fautes du staff tiennent en un compte rendu, et la version précédente reste en place", async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, "content/affiches/coupee.jpg"), noise.subarray(0, noise.length / 2));
  await writeFile(
    join(folder, "content/affiches/trop-lourde.jpg"),
    Buffer.concat([noise, Buffer.alloc(30_000_000)]),
  );
  for (const [file, text] of [
    ["affiches/sans-image.yaml", "titre: Sans image\nimage: nulle-part.webp\n"],
    ["affiches/coupee.yaml", "titre: Coupée\nimage: coupee.jpg\n"],
    ["affiches/trop-lourde.yaml", "titre: Trop lourde\nimage: trop-lourde.jpg\n"],
    ["affiches/jumelle.yaml", "titre: Jumelle\nid: coupee\nimage: coupee.jpg\n"],
    ["affiches/lien.yaml", 'titre: Lien\nimage: trop-lourde.jpg\nimport: "javascript:alert(1)"\n'],
    ["joueurs/egare.yaml", "display_name: Égaré\narcs: [ArcInconnu]\n"],
  ] as const)
    await writeFile(join(folder, "content", file), text);
  await writeFile(join(folder, "content/createurs.yaml"), "- nom: Tabulée\n\tdescription: x\n");

  const { status, stderr } = build();

  expect(status).toBe(1);
  for (const [place, words] of [
    ["affiches/sans-image.yaml:2", "n’est pas dans le dossier affiches"],
    ["affiches/coupee.yaml:2", "abîmée ou incomplète"],
    ["affiches/trop-lourde.yaml:2", "15 Mo au plus"],
    ["affiches/jumelle.yaml:2", "ne disent pas la même chose"],
    ["affiches/lien.yaml:3", "https://"],
    ["joueurs/egare.yaml:2", "n’existe pas dans arcs.yaml"],
    ["createurs.yaml:2", "tabulation"],
  ]) {
    expect(stderr).toContain(place);
    expect(stderr).toContain(words);
  }
  expect(stderr).toMatch(/\d+ erreurs dans 7 fichiers/);
  expect(stderr).toContain("La version précédente du site reste en place");
  expect((await readBuild(buildDir)).build).toEqual(TEST_BUILD);
});

test("« --revenir » sans version plus ancienne le dit, et rien d’autre : la commande était bien écrite", () => {
  const { status, stdout, stderr } = build("--revenir");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Aucune version plus ancienne n’est gardée\..*--versions\n$/);
});

test.each(["client", "releases"])(
  "un dossier « %s » que le site n’a pas fait n’est pas effacé : BUILD_DIR est refusé, avec ce qu’il faut faire",
  async (name) => {
    buildDir = join(folder, "depot");
    const theirs = join(buildDir, name, "precieux.txt");
    await mkdir(join(buildDir, name), { recursive: true });
    await writeFile(theirs, "à quelqu’un d’autre");
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toMatch(/BUILD_DIR.*depot.(?:client|releases).*n’est pas du site.*BUILD_DIR=/);
    expect(await readFile(theirs, "utf8")).toBe("à quelqu’un d’autre");
  },
);

test("un dossier de contenu qui n’existe pas est dit en français", () => {
  const { status, stderr } = spawnSync(process.execPath, ["cli/build.ts"], {
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_DIR: join(folder, "ailleurs"),
      BUILD_DIR: buildDir,
      NO_COLOR: "1",
    },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("site.yaml");
});
