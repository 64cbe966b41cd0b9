import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "#reader/fixtures/content-folder.ts";
import { buildStamp } from "./build-stamp.ts";

test("ce que git et son hébergeur gardent à côté du contenu ne fait pas une autre version ; un fichier du contenu, si", async () => {
  const dir = await contentFolder();
  const before = await buildStamp(dir, "");
  for (const file of [".git/FETCH_HEAD", ".github/workflows/publier.yml", ".gitlab-ci.yml"]) {
    await mkdir(join(dir, file, ".."), { recursive: true });
    await writeFile(join(dir, file), "x");
  }
  expect(await buildStamp(dir, "")).toEqual(before);
  await writeFile(join(dir, "affiche.webp"), "x");
  const after = await buildStamp(dir, "");
  expect(after.build).not.toBe(before.build);
  expect(after.code).toBe(before.code);
});
