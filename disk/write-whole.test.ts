import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

test("un fichier est remplacé en entier ; ce qui n’a pas pu prendre sa place ne reste pas à côté", async () => {
  const folder = await mkdtemp(join(tmpdir(), "entier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeWhole(join(folder, "a.json"), "premier");
  await writeWhole(join(folder, "a.json"), "second");
  expect(await readFile(join(folder, "a.json"), "utf8")).toBe("second");

  await mkdir(join(folder, "pris"));
  await expect(writeWhole(join(folder, "pris"), "texte")).rejects.toThrow("EISDIR");
  expect(await readdir(folder)).toEqual(["a.json", "pris"]);
});
