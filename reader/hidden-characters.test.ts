import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function faults(poster: string) {
  const reading = await readContent(
    await contentFolder({ "affiches/bal.yaml": poster, "affiches/bal.webp": await picture("webp") }),
  );
  return reading.faults.map(({ line, field, message, remedy }) => `${line} ${field} ${message} → ${remedy}`);
}

test.each([
  [
    "une date copiée des propriétés d’un fichier",
    "titre: Bal\nimage: bal.webp\ndate: \u200e03/\u200e04/\u200e2023\n",
    "3 date",
  ],
  ["le nom d’une image copié d’une page", "titre: Bal\nimage: bal.webp\u200b\n", "2 image"],
  ["une clé", "titre: Bal\nimage: bal.webp\n\ufeffauteur: Ada\n", "3 \ufeffauteur"],
  ["un titre où rien d’autre n’est écrit", 'titre: "\u200b"\nimage: bal.webp\n', "1 titre"],
])("un caractère que l’on ne voit pas est dit, avec de quoi s’en défaire : %s", async (_, poster, place) => {
  expect(await faults(poster)).toEqual([
    `${place} Un caractère invisible s’y cache, venu avec ce qui a été copié. → Effacez toute la ligne, et retapez-la à la main.`,
  ]);
});

test("[P7] ce que Word, un salon ou une page mettent dans un texte copié n’empêche ni de le chercher, ni de reconnaître un nom : sans largeur, césure, espace insécable", async () => {
  const reading = await readContent(
    await contentFolder({
      "affiches/bal.yaml":
        "titre: Le b\u200bal, fê\u00adte\nauteur: \ufeffAda\nimage: bal.webp\njoueurs: [Ida\u00a0Sé\u00adrac, i\u2060da]\nmots: [l\u200bune]\n",
      "affiches/bal.webp": await picture("webp"),
      "joueurs/ida.yaml": "display_name: Ida Sérac\u200b\narcs: []\n",
    }),
  );
  expect(reading.faults).toEqual([]);
  expect(reading.ok && reading.content.galleries.affiches).toMatchObject([
    { title: "Le bal, fête", author: "Ada", words: ["lune"], players: ["Ida Sérac", "ida"] },
  ]);
  expect(reading.ok && reading.content.roster[0]?.display_name).toBe("Ida Sérac");
});

test("une date suivie d’une espace insécable, un titre arabe et ses marques de sens se lisent", async () => {
  expect(await faults("titre: \u200fحفلة\u200f\nimage: bal.webp\ndate: 03/04/2023\u00a0\n")).toEqual([]);
});

test("une ligne facultative laissée vide peut s’effacer, et le message le dit ; une ligne obligatoire, non", async () => {
  expect(await faults("titre:\nimage: bal.webp\nmots:\ndate:\n")).toEqual([
    "1 titre Ici, le titre ne peut pas être vide. → Complétez la ligne.",
    "3 mots La ligne « mots » est vide. → Complétez-la, ou effacez-la : elle est facultative.",
    "4 date La ligne « date » est vide. → Complétez-la, ou effacez-la : elle est facultative.",
  ]);
});
