import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BUILD_FILES } from "#schemas/release.ts";
import { COMPRESSED, compressFolder } from "./compress.ts";
import { publishText } from "./publish-files.ts";
import { entryFilesOf } from "./public-lists/public-lists.ts";

const STAYS = "Cette page ne change pas. ".repeat(40);

async function release(page: string, before?: string, compressed = COMPRESSED): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "version-"));
  const client = join(folder, BUILD_FILES.client);
  mkdirSync(client);
  writeFileSync(join(client, "reste.html"), STAYS);
  writeFileSync(join(client, "change.html"), page);
  await compressFolder(client, before);
  const about = { stamp: "essai", publicUrl: "", madeAt: new Date().toISOString(), compressed };
  writeFileSync(join(folder, BUILD_FILES.about), JSON.stringify(about));
  return folder;
}

const read = (folder: string, name: string) => readFileSync(join(folder, BUILD_FILES.client, name));
const inode = (folder: string, name: string) => statSync(join(folder, BUILD_FILES.client, name)).ino;

test("les copies compressées de ce qui n’a pas changé sont celles de la version d’avant, octet pour octet celles d’une construction à froid", async () => {
  const before = await release("La page d’hier. ".repeat(40));
  const page = "La page d’aujourd’hui. ".repeat(40);
  const [after, cold] = [await release(page, before), await release(page)];
  for (const end of [".br", ".gz"]) {
    expect(inode(after, `reste.html${end}`)).toBe(inode(before, `reste.html${end}`));
    for (const name of ["reste.html", "change.html"])
      expect(read(after, name + end).equals(read(cold, name + end))).toBe(true);
  }
  expect(brotliDecompressSync(read(after, "change.html.br")).toString()).toBe(page);
  expect(gunzipSync(read(after, "reste.html.gz")).toString()).toBe(STAYS);
});

test("d’une version compressée autrement, rien n’est repris", async () => {
  const before = await release("La page d’hier. ".repeat(40), undefined, "autrement");
  const after = await release("La page d’hier. ".repeat(40), before);
  expect(inode(after, "reste.html.br")).not.toBe(inode(before, "reste.html.br"));
});

test("une version d’avant dont la description est coupée ne donne rien, et n’arrête rien", async () => {
  const before = await release("La page d’hier. ".repeat(40));
  writeFileSync(join(before, BUILD_FILES.about), '{"stamp":"ess');
  const after = await release("La page d’hier. ".repeat(40), before);
  expect(inode(after, "reste.html.br")).not.toBe(inode(before, "reste.html.br"));
});

test("une affiche qui n’a pas changé garde son fichier ; une autre a le sien", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fiches-"));
  const [one, two] = [
    { id: "une", title: "Une" },
    { id: "deux", title: "Deux" },
  ];
  const file = (entry: { id: string }) => ({
    path: `/affiches/${entry.id}.json`,
    body: JSON.stringify(entry),
  });
  const [before, after] = [join(folder, "avant"), join(folder, "apres")];
  publishText([file(one), file(two), { path: "/affiches.json", body: JSON.stringify([one, two]) }], before);
  const renamed = { ...two, title: "Deux, renommée" };
  publishText([file(one), file(renamed)], after, await entryFilesOf(before, "affiches"));
  const at = (client: string, id: string) => join(client, `affiches/${id}.json`);
  expect(statSync(at(after, "une")).ino).toBe(statSync(at(before, "une")).ino);
  expect(JSON.parse(readFileSync(at(after, "deux"), "utf8"))).toEqual(renamed);
  expect(JSON.parse(readFileSync(at(before, "deux"), "utf8"))).toEqual(two);
  writeFileSync(join(before, "affiches.json"), '[{"id":"une"');
  expect(await entryFilesOf(before, "affiches")).toEqual(new Map());
});
