import { expect, test } from "vitest";
import { contentFolder } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function said(...lines: string[]): Promise<string[]> {
  const reading = await readContent(await contentFolder({ "joueurs/ada_rp.yaml": `${lines.join("\n")}\n` }));
  return [...reading.faults, ...reading.notices].map(({ line, message }) => `${line} ${message}`);
}

test("un joueur d’aucun arc, ou qui porte un nom RP dans un arc qui n’est pas des siens, est dit : la page ne le montre pas", async () => {
  const none = "2 Ce joueur n’est d’aucun arc : il ne paraît pas dans la page.";
  expect(await said("display_name: Zoé", "arcs: []")).toEqual([none]);
  expect(await said("display_name: Zoé", "arcs: []", "nomRP: { School: Marcel }")).toEqual([
    none,
    "3 Ce nom RP ne paraît pas : « School » n’est pas dans les arcs de ce joueur.",
  ]);
  expect(await said("display_name: Zoé", "arcs: [School]", "nomRP: { School: Marcel }")).toEqual([]);
  expect(await said("display_name: Zoé", "arcs: []", "retrait: true")).toEqual([]);
  expect(await said("display_name: Zoé")).toEqual([none.replace("2", "1")]);
});

test("un nom RP dans un arc qui n’existe pas est une faute, et rien ne conseille d’ajouter cet arc au joueur", async () => {
  expect(await said("display_name: Zoé", "arcs: [School]", "nomRP: { Schol: Marcel }")).toEqual([
    "3 L’arc « Schol » n’existe pas dans arcs.yaml.",
  ]);
});
