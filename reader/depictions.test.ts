import { describe, expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

const STREAMERS = `- username: kevin_rp
  display_name: Kévin
  arcs: [School]
  nomRP:
    School: "Kevin Vargas"
`;

/** Reads posters, each the lines of an entry besides its first three, and gives the reading. */
async function reading(entries: readonly string[], files: Record<string, string> = {}) {
  const images = await Promise.all(
    entries.map(async (_, i) => [`affiches/a-${i}.webp`, await picture("webp", 60, 80, i)] as const),
  );
  const list = entries.map(
    (lines, i) =>
      `- titre: "Affiche ${i}"\n  auteur: ""\n  image: a-${i}.webp\n${lines.replace(/^(?=.)/gm, "  ")}\n`,
  );
  return readContent(
    await contentFolder({
      "affiches/affiches.yaml": list.join(""),
      "streamers.yaml": STREAMERS,
      ...Object.fromEntries(images),
      ...files,
    }),
  );
}

async function faults(entries: readonly string[], files?: Record<string, string>): Promise<string[]> {
  return (await reading(entries, files)).faults.map(
    ({ file, line, field, message, remedy }) => `${file}:${line} ${field} — ${message} → ${remedy}`,
  );
}

describe("ce que montre une affiche", () => {
  test("[P8] arc, genre, mots, texte, joueurs et date se lisent, chacun facultatif", async () => {
    const read = await reading([
      'arc: School\ngenre: élection\nmots: [hibou, lune]\njoueurs: [kevin_rp, "Kevin Vargas"]\ndate: 31/03/2023\ntexte: |-\n  VOTEZ\n  Vargas',
      "",
    ]);
    if (!read.ok) throw new Error("refused");
    expect(read.content.galleries.affiches).toMatchObject([
      {
        arc: "School",
        genre: "élection",
        words: ["hibou", "lune"],
        players: ["kevin_rp", "Kevin Vargas"],
        hung: "2023-03-31",
        text: "VOTEZ\nVargas",
      },
      { arc: undefined, genre: undefined, words: [], players: [], hung: undefined, text: undefined },
    ]);
  });

  test("un arc ou un joueur mal écrit est dit à sa ligne, avec le plus proche", async () => {
    expect(await faults(["arc: Scool", 'joueurs: [kevin_rp, "Kevin Vargaz"]', "joueurs: [Zoé]"])).toEqual([
      "affiches/affiches.yaml:4 affiches[0].arc — L’arc « Scool » n’existe pas dans arcs.yaml. → Vouliez-vous écrire « School » ?",
      "affiches/affiches.yaml:8 affiches[1].joueurs[1] — Personne ne s’appelle « Kevin Vargaz » parmi les joueurs. → Vouliez-vous écrire « Kevin Vargas » ?",
      "affiches/affiches.yaml:12 affiches[2].joueurs[0] — Personne ne s’appelle « Zoé » parmi les joueurs. → Écrivez un pseudo, un nom affiché ou un nom RP de la liste des joueurs, à la lettre.",
    ]);
  });

  test("une piste nomme aussi des joueurs, vérifiés de même", async () => {
    const track = (player: string) =>
      `- createur: Les Retenues\n  pistes:\n    - titre: Valse\n      lien: https://www.youtube.com/watch?v=aqz-KE-bpKQ\n      joueurs: [${player}]\n`;
    expect(await faults([], { "musique.yaml": track("Kévin") })).toEqual([]);
    expect(await faults([], { "musique.yaml": track("Kevyn") })).toEqual([
      "musique.yaml:5 musique[0].pistes[0].joueurs[0] — Personne ne s’appelle « Kevyn » parmi les joueurs. → Vouliez-vous écrire « Kévin » ?",
    ]);
  });

  test("une liste, une date et une clé mal écrites disent quoi écrire", async () => {
    expect(await faults(["mots: hibou", "date: 31-03-2023", "genres: film"])).toEqual([
      "affiches/affiches.yaml:4 affiches[0].mots — « mots » doit être une liste. → Écrivez par exemple mots: [hibou, lune].",
      "affiches/affiches.yaml:8 affiches[1].date — Cette date n’est pas écrite comme il faut. → Écrivez jour/mois/année, deux chiffres pour le jour et le mois (exemple : 01/03/2023).",
      "affiches/affiches.yaml:12 affiches[2].genres — La clé « genres » n’existe pas ici. → Vouliez-vous écrire « genre » ?",
    ]);
  });
});

describe("un genre a une seule orthographe", () => {
  test("accents, majuscules et pluriel : la plus employée l’emporte", async () => {
    expect(await faults(["genre: élection", "genre: élection", "genre: Elections"])).toEqual([
      "affiches/affiches.yaml:12 affiches[2].genre — Le genre « Elections » s’écrit ailleurs « élection » (2 fois). → Écrivez « élection ».",
    ]);
  });

  test("un mot employé une fois, à une lettre d’un autre, est mis en doute ; recherche.yaml le confirme", async () => {
    const posters = ["genre: course", "genre: course", "genre: cours", "genre: bal"];
    expect(await faults(posters)).toEqual([
      "affiches/affiches.yaml:12 affiches[2].genre — Le genre « cours » ressemble à « course ». → Écrivez « course » ; si c’en est un autre, ajoutez-le à la ligne genres: de recherche.yaml.",
    ]);
    expect(await faults(posters, { "recherche.yaml": "genres: [cours]\n" })).toEqual([]);
  });
});

test("[P7] les mots équivalents vont par deux au moins", async () => {
  expect(await faults([], { "recherche.yaml": "synonymes:\n  - [burger]\n  - hibou\n" })).toEqual([
    "recherche.yaml:2 recherche.synonymes[0] — Il faut au moins deux mots sur la ligne. → Complétez-la ou retirez-la.",
    "recherche.yaml:3 recherche.synonymes[1] — Chaque ligne est une liste de mots. → Écrivez par exemple - [burger, hamburger].",
  ]);
});
