import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function noticesWith(logo: Buffer | string) {
  const { notices } = await readContent(await contentFolder({ "logo.png": logo }));
  return notices.map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`);
}

test("un logo tout en largeur est dit, avec ce qui en restera et quoi donner ; un logo à peu près carré, non", async () => {
  expect(await noticesWith(await picture("png", 600, 200))).toEqual([
    "site.yaml:4 Ce logo n’est pas carré (600 × 200 pixels) : en tête des pages, dans l’onglet et sur l’écran d’un téléphone, il n’a que la place d’un carré, et y paraîtra petit. → Donnez un logo carré : le signe seul, sans le nom, que le site écrit déjà à côté.",
  ]);
  expect(await noticesWith(await picture("png", 240, 200))).toEqual([]);
  expect(await noticesWith("rien d’une image")).toEqual([]);
});

test("un logo de quelques pixels est dit : il serait flou sur l’écran d’un téléphone", async () => {
  expect(await noticesWith(await picture("png", 32, 32))).toEqual([
    "site.yaml:4 Ce logo n’a que 32 × 32 pixels : il sera flou, sur l’écran d’un téléphone surtout. → Donnez-en un plus grand : 512 pixels de côté suffisent.",
  ]);
});
