import { expect, test } from "vitest";
import { contentFolder, picture, SITE } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

const poster = (...lines: string[]) => ["titre: Le bal", "image: bal.png", ...lines].join("\n");

async function said(player: string, affiche: string, more: Record<string, string> = {}): Promise<string[]> {
  const reading = await readContent(
    await contentFolder({
      "joueurs/ada_rp.yaml": `display_name: Ada Exemple\narcs: [School]\n${player}\n`,
      "affiches/bal.yaml": `${affiche}\n`,
      "affiches/bal.png": await picture("png", 600, 800),
      ...more,
    }),
  );
  return [...reading.faults, ...reading.notices].map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test("une personne retirée dont le nom reste ailleurs, auteur, créateur ou staff, est dite à chaque ligne", async () => {
  const more = {
    "musique.yaml":
      "- createur: Ada Exemple\n  pistes:\n    - { titre: Valse, lien: https://youtu.be/aqz-KE-bpKQ }\n",
    "site.yaml": SITE.replace(
      '{ nom: Ada, href: "https://example.org/ada" }',
      '{ nom: Ada, href: "https://www.twitch.tv/ada_rp" }',
    ),
  };
  const rest = "« Ada Exemple » n’est plus parmi les joueurs, et son nom paraît encore ici.";
  expect((await said("retrait: true", poster("auteur: ada exemple"), more)).toSorted()).toEqual([
    `affiches/bal.yaml:3 ${rest}`,
    `musique.yaml:1 ${rest}`,
    `site.yaml:13 ${rest}`,
  ]);
  expect(await said("", poster("auteur: Ada Exemple"), more)).toEqual([]);
});

test("ce que le site enlève déjà de lui-même, et le nom qu’une autre personne porte aussi, ne sont pas dits", async () => {
  expect(await said("retrait: true", poster("joueurs: [ada_rp]"))).toEqual([]);
  expect(await said("retrait: true", poster("auteur: Ada Exemple", "retrait: true"))).toEqual([]);
  const twin = { "joueurs/ada_bis.yaml": "display_name: Ada Exemple\narcs: [School]\n" };
  expect(await said("retrait: true", poster("auteur: Ada Exemple"), twin)).toEqual([]);
});
