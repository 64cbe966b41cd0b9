import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStyleMemory } from "./style-memory.ts";

const CSS = ".SNNY7W_link{color:#111}.R8HVWx_stage{color:#444}";
const LINK = '<a class="SNNY7W_link">…</a>';
const STAGE = '<p class="R8HVWx_stage">…</p>';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "styles-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("un style déjà partagé l’est de même, tant que le code, le style et ce que la page montre sont les mêmes", async () => {
  const first = await openStyleMemory(folder, "k1");
  const split = first.split(CSS, LINK);
  expect(split.shown).toContain("SNNY7W");
  await first.save();

  // What it keeps is what it answers: a mark shows where the answer came from.
  const file = join(folder, "styles-partages.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("#111", "#123"));
  const again = await openStyleMemory(folder, "k1");
  expect(again.split(CSS, `${LINK}<p>Autre titre</p>`).shown).toContain("#123");
  expect(again.split(CSS, STAGE).shown).not.toContain("SNNY7W");
  expect(again.split(CSS.replace("#444", "#555"), LINK).shown).toContain("#111");
  expect((await openStyleMemory(folder, "k2")).split(CSS, LINK).shown).toContain("#111");
});
