import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

test("une œuvre qui nomme une personne d’un nom que deux portent est dite ; par son pseudo, non", async () => {
  const said = async (player: string, other = "") => {
    const reading = await readContent(
      await contentFolder({
        "joueurs/leo_un.yaml": "display_name: Léo\narcs: [School]\n",
        "joueurs/leo_deux.yaml": `display_name: Léo\narcs: [School]\n${other}\n`,
        "affiches/bal.yaml": `titre: Le bal\nimage: bal.png\njoueurs: [${player}]\n`,
        "affiches/bal.png": await picture("png", 600, 800),
      }),
    );
    return [...reading.faults, ...reading.notices].map(({ line, message }) => `${line} ${message}`);
  };
  expect(await said("Léo")).toEqual([
    "3 Plusieurs joueurs s’appellent « Léo » : rien ne dit duquel il s’agit.",
  ]);
  expect(await said("leo_deux")).toEqual([]);
  expect(await said("Léo", "retrait: true")).toEqual([]);
});
