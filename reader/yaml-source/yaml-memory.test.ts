import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openYamlMemory, readYamlSource } from "./yaml-source.ts";

const FILE = "affiche.yaml";

async function folderWith(text: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "textes-"));
  await writeFile(join(dir, FILE), text);
  return dir;
}

/** Reads the file twice, by a memory that is opened anew, and gives the second reading with what was known then. */
async function readTwice(dir: string) {
  const first = await openYamlMemory(dir);
  readYamlSource(dir, FILE, "", first);
  await first.save();
  const memory = await openYamlMemory(dir);
  let known = false;
  const recall = (text: string) => {
    const found = memory.recall(text);
    known = found !== undefined;
    return found;
  };
  return { reading: readYamlSource(dir, FILE, "", { ...memory, recall }), known };
}

test("un texte déjà lu dit la même chose, et la ligne d’une faute se retrouve", async () => {
  const dir = await folderWith("titre: Bal\n# un mot\nimage: bal.webp\njoueurs: [Ada, Léo]\n");
  const { reading, known } = await readTwice(dir);
  if (reading.state !== "read") throw new Error("not read");
  expect(known).toBe(true);
  expect(reading.source.data).toEqual({ titre: "Bal", image: "bal.webp", joueurs: ["Ada", "Léo"] });
  expect(reading.source.place(["image"])).toMatchObject({ file: FILE, line: 3 });
});

test("ce que JSON ne sait pas dire, et ce qui a une faute, est relu", async () => {
  expect((await readTwice(await folderWith("largeur: .nan\n"))).known).toBe(false);
  const broken = await readTwice(await folderWith("titre: Bal\n\timage: bal.webp\n"));
  expect([broken.known, broken.reading.state]).toEqual([false, "broken"]);
});
