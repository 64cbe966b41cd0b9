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

test("une image à côté d’une affiche qui en a une autre : sa ligne est à changer, et non une seconde à écrire", async () => {
  expect(
    await notices({
      "affiches/bal.yaml": "titre: Bal\nimage: bal.webp\n",
      "affiches/bal.webp": await picture("webp"),
      "affiches/bal.png": await picture("png", 60, 80, 9),
      "joueurs/ada.yaml": "arcs: []\nportrait: joueurs/ada.webp\n",
      "joueurs/ada.webp": await picture("webp"),
      "joueurs/ada.png": await picture("png", 60, 80, 9),
    }),
  ).toEqual([
    "affiches/bal.png:1 Cette image n’est à personne : aucun fichier du dossier affiches/ ne la nomme. → Pour la montrer, mettez dans bal.yaml « image: bal.png » à la place de sa ligne « image » ; sinon, effacez-la.",
    "joueurs/ada.png:1 Cette image n’est à personne : aucun fichier du dossier joueurs/ ne la nomme. → Pour la montrer, mettez dans ada.yaml « portrait: joueurs/ada.png » à la place de sa ligne « portrait » ; sinon, effacez-la.",
  ]);
});

test("une image dont aucun fichier ne peut prendre le nom est à renommer d’abord : ce qui est conseillé passe ensuite", async () => {
  const image = await picture("png", 60, 80, 9);
  expect(
    await notices({
      "affiches/Bal.png": image,
      "affiches/bal.png": image,
      "affiches/Fête #2 à l’Opéra.PNG": image,
      "affiches/nuit.yaml": "titre: Nuit\nimage: bal.png\n",
      "joueurs/Zoé-RP.jpg": await picture("jpeg"),
    }),
  ).toEqual([
    "affiches/Bal.png:1 Cette image n’est à personne : aucun fichier du dossier affiches/ ne la nomme. → Pour la montrer, renommez-la « bal-2.png », puis écrivez une affiche à côté, « bal-2.yaml », avec une ligne « image: bal-2.png » ; sinon, effacez-la.",
    "affiches/Fête #2 à l’Opéra.PNG:1 Cette image n’est à personne : aucun fichier du dossier affiches/ ne la nomme. → Pour la montrer, renommez-la « fete-2-a-l-opera.PNG », puis écrivez une affiche à côté, « fete-2-a-l-opera.yaml », avec une ligne « image: fete-2-a-l-opera.PNG » ; sinon, effacez-la.",
    "joueurs/Zoé-RP.jpg:1 Cette image n’est à personne : aucun fichier du dossier joueurs/ ne la nomme. → Pour la montrer, renommez-la « zoe-rp.jpg », puis écrivez dans le fichier de ce joueur une ligne « portrait: joueurs/zoe-rp.jpg » ; sinon, effacez-la.",
  ]);
  expect(
    await notices({
      "affiches/fete-2-a-l-opera.PNG": image,
      "affiches/fete-2-a-l-opera.yaml": "titre: Fête\nimage: fete-2-a-l-opera.PNG\n",
    }),
  ).toEqual([]);
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
