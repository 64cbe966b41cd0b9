import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { prepareContent } from "./prepare-content.ts";
import { smallPictureNotices } from "./small-pictures.ts";

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

test("d’une vieille galerie, cinq sont dites une à une, les autres comptées", () => {
  const at = (index: number) => ({ file: `affiches/a${index}.yaml`, line: 2, column: 1, field: "image" });
  const references = Array.from({ length: 200 }, (_, index) => ({
    use: "affiches" as const,
    path: `affiches/a${index}.png`,
    at: at(index),
  }));
  const sizes = new Map(references.map(({ path }) => [path, { width: 300, height: 424 }]));
  const notices = smallPictureNotices(references, sizes);
  expect(notices).toHaveLength(6);
  expect(notices.at(-1)).toMatchObject({
    file: "affiches/a5.yaml",
    message: "Cette image est trop petite aussi. 194 autres de même.",
  });
});
