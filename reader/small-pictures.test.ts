import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { prepareContent } from "./prepare-content.ts";

async function said(width: number, height: number, lines = ""): Promise<string[]> {
  const dir = await contentFolder({
    "affiches/bal.yaml": `titre: Le bal\nimage: bal.png\n${lines}`,
    "affiches/bal.png": await picture("png", width, height),
    "adresses.txt": "affiches/bal.jpg\n",
  });
  const prepared = await prepareContent({ contentDir: dir, cacheDir: join(dir, "faites") });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
  return prepared.notices.map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`);
}

test("l’image d’une affiche, sous 500 pixels de large ou mince comme un fil, est dite ; retirée, non", async () => {
  const words = (size: string) => [
    `affiches/bal.yaml:2 Cette image n’a que ${size} pixels : elle sera floue, ou trop mince pour être lue. → Donnez-en une plus grande : 1000 à 2000 pixels de large suffisent.`,
  ];
  expect(await said(1, 1)).toEqual(words("1 × 1"));
  expect(await said(499, 700)).toEqual(words("499 × 700"));
  expect(await said(4000, 1)).toEqual(words("4000 × 1"));
  expect(await said(500, 700)).toEqual([]);
  expect(await said(1, 1, "retrait: true\n")).toEqual([]);
});
