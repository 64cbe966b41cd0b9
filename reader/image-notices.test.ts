import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function notices(files: Record<string, string | Buffer>) {
  const reading = await readContent(await contentFolder(files));
  expect(reading.faults).toEqual([]);
  return reading.notices.map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`);
}

test("une image que personne ne nomme est dite, avec le fichier à écrire ; celle d’une affiche retirée, non", async () => {
  const image = await picture("webp");
  expect(
    await notices({
      "affiches/a.yaml": "titre: A\nimage: a.webp\nretrait: true\n",
      "affiches/a.webp": image,
      "affiches/oubliee.webp": await picture("webp", 60, 80, 9),
      "affiches/notes.txt": "rien",
      "joueurs/ada.jpg": image,
    }),
  ).toEqual([
    "affiches/oubliee.webp:1 Cette image n’est à personne : aucun fichier du dossier affiches/ ne la nomme. → Pour la montrer, écrivez une affiche à côté, « oubliee.yaml », avec une ligne « image: oubliee.webp » ; sinon, effacez-la.",
    "joueurs/ada.jpg:1 Cette image n’est à personne : aucun fichier du dossier joueurs/ ne la nomme. → Pour la montrer, écrivez un joueur à côté, « ada.yaml », avec une ligne « portrait: joueurs/ada.jpg » ; sinon, effacez-la.",
  ]);
});

test("une image dont le fichier est à côté, et ne la nomme pas : c’est là qu’est dit d’écrire", async () => {
  expect(
    await notices({ "joueurs/ada.yaml": "arcs: []\n", "joueurs/ada.webp": await picture("webp") }),
  ).toEqual([
    "joueurs/ada.webp:1 Cette image n’est à personne : aucun fichier du dossier joueurs/ ne la nomme. → Pour la montrer, écrivez dans ada.yaml une ligne « portrait: joueurs/ada.webp » ; sinon, effacez-la.",
  ]);
});

test("la même image sous deux noms est dite ; deux entrées qui nomment exprès le même fichier, non", async () => {
  const image = await picture("webp");
  const files = {
    "affiches/a.webp": image,
    "affiches/b.webp": image,
    "affiches/c.webp": await picture("webp", 60, 80, 9),
    "affiches/a.yaml": "titre: A\nimage: a.webp\n",
    "affiches/b.yaml": "titre: B\nimage: b.webp\n",
    "affiches/c.yaml": "titre: C\nimage: c.webp\n",
    "affiches/d.yaml": "titre: D\nimage: c.webp\n",
  };
  expect(await notices(files)).toEqual([
    "affiches/b.yaml:2 « affiches/b.webp » et « affiches/a.webp » (affiches/a.yaml) sont la même image. → Si c’est une erreur, donnez à l’une sa bonne image ; si c’est deux fois la même entrée, ajoutez « retrait: true » à l’une des deux.",
  ]);
});
