import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function said(date: string, ...more: string[]): Promise<string[]> {
  const reading = await readContent(
    await contentFolder({
      "affiches/bal.yaml": ["titre: Le bal", "image: bal.png", `date: ${date}`, ...more, ""].join("\n"),
      "affiches/bal.png": await picture("png", 600, 800),
    }),
  );
  return [...reading.faults, ...reading.notices].map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const today = new Date().toISOString().slice(0, 10);

test("une affiche collée un jour qui n’est pas venu, une année mal tapée, est dite ; d’aujourd’hui ou retirée, non", async () => {
  expect(await said("03/04/2999")).toEqual([
    "affiches/bal.yaml:3 Cette date n’est pas encore venue, et « nouveau » la suit.",
  ]);
  expect(await said(today)).toEqual([]);
  expect(await said("03/04/2999", "retrait: true")).toEqual([]);
});
