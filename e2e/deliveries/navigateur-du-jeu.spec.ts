import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";

/** What came to Chromium after 103, the browser inside the game, and that the build does not translate: methods, by their names. */
const TOO_NEW = [
  ..."toSorted toReversed toSpliced groupBy fromAsync withResolvers isWellFormed toWellFormed canParse".split(
    " ",
  ),
  ..."checkVisibility isSubsetOf isSupersetOf isDisjointFrom symmetricDifference sumPrecise".split(" "),
  ..."AbortSignal.any Promise.try RegExp.escape Iterator.from".split(" "),
];

test("aucun script du site n’appelle ce que le Chromium 103 du jeu n’a pas @une-fois", async () => {
  const folder = "build/client";
  const scripts = (await readdir(folder, { recursive: true })).filter(
    (path) => path.endsWith(".js") && !path.startsWith("admin"),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const calls = await Promise.all(
    scripts.map(async (path) => {
      const text = await readFile(`${folder}/${path}`, "utf8");
      return TOO_NEW.filter((name) => text.includes(name.includes(".") ? `${name}(` : `.${name}(`)).map(
        (name) => `${path} : ${name}`,
      );
    }),
  );
  expect(calls.flat()).toEqual([]);
});
