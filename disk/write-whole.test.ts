import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileFailure } from "./file-failure.ts";
import { writeWhole } from "./write-whole.ts";

test("un fichier est remplacé en entier ; ce qui n’a pas pu prendre sa place ne reste pas à côté", async () => {
  const folder = await mkdtemp(join(tmpdir(), "entier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeWhole(join(folder, "a.json"), "premier");
  await writeWhole(join(folder, "a.json"), "second");
  expect(await readFile(join(folder, "a.json"), "utf8")).toBe("second");

  await mkdir(join(folder, "pris"));
  const failure: unknown = await writeWhole(join(folder, "pris"), "texte").catch((error: unknown) => error);
  expect(fileFailure(failure)).toBe(`«\u00a0${folder}/pris\u00a0»\u00a0: c’est un dossier, pas un fichier.`);
  expect(await readdir(folder)).toEqual(["a.json", "pris"]);
});

test("un fichier écrit plusieurs fois au même instant l’est à chaque fois, et rien ne reste à côté", async () => {
  const folder = await mkdtemp(join(tmpdir(), "entier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(Array.from({ length: 20 }, () => writeWhole(join(folder, "portrait.webp"), "le même")));
  expect(await readdir(folder)).toEqual(["portrait.webp"]);
});
