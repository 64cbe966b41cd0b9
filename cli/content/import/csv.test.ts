import { expect, test } from "vitest";
import { sixty, takeOver } from "./import.scene.ts";

test.each([
  ["des points-virgules", "sep=;\r\nTitre;Image\r\nUn, deux;un.png\r\nTrois;absent.png\r\n"],
  ["des virgules", 'sep=,\nTitre,Image\n"Un, deux",un.png\nTrois,absent.png\n'],
  ["des tabulations", "sep=\t\nTitre\tImage\nUn, deux\tun.png\nTrois\tabsent.png\n"],
  ["une marque devant", "\uFEFFSEP=;\nTitre;Image\nUn, deux;un.png\nTrois;absent.png\n"],
  ["un séparateur rare", "sep=|\nTitre|Image\nUn, deux|un.png\nTrois|absent.png\n"],
])(
  "la première ligne d’Excel, qui dit le séparateur : %s ; les lignes restent celles du fichier",
  async (_, text) => {
    const files = { "l.csv": text, "un.png": await sixty(10) };
    const { said, content } = await takeOver(["affiche", "l.csv"], files);
    expect(content.galleries.affiches.map(({ title }) => title)).toEqual(["Un, deux"]);
    expect(said).toContain("ligne 4, « Trois » : Il n’y a pas de fichier « absent.png »");
  },
);

test.each([
  ["des tabulations, comme Excel les enregistre", "Pseudo\tNom affiché\tArcs\r\n@ada_x\tAda\tSchool\r\n"],
  ["des points-virgules", "Pseudo;Nom affiché;Arcs\n@ada_x;Ada;School\n"],
])("un tableau enregistré en .txt, avec %s, se lit ; un pseudo s’écrit aussi avec son @", async (_, text) => {
  const { content } = await takeOver(["joueur", "l.txt"], { "l.txt": text });
  expect(content.roster).toMatchObject([{ username: "ada_x", display_name: "Ada", arcs: ["School"] }]);
});

test("une liste de programme enregistrée en .txt se lit toujours comme telle", async () => {
  const list = 'const joueurs = [{ pseudo: "ada_x", nom: "Ada" }];\nexport { joueurs };\n';
  const { content } = await takeOver(["joueur", "l.txt"], { "l.txt": list });
  expect(content.roster).toMatchObject([{ username: "ada_x" }]);
});

const rows = Array.from({ length: 300 }, (_, index) => `Affiche ${index};${index}.png\n`).join("");
test.each([
  ["au début", 'titre;image\n"Un;a.png\nDeux;b.png\n', 2, '"Un;a.png'],
  ["à la ligne 3 de 303", `titre;image\nUn;a.png\n"Deux;b.png\n${rows}`, 3, '"Deux;b.png'],
  ["avant des cases bien fermées", 'titre;image\n"Un;a.png\n"Deux";"b.png"\n', 2, '"Un;a.png'],
  ["dans les noms de colonnes", 'titre;"image\nUn;a.png\n', 1, '"image'],
  ["après la ligne d’Excel", 'sep=;\r\ntitre;image\r\nUn;"a.png\r\n', 3, '"a.png'],
])("un guillemet que rien ne referme, %s : sa ligne, et quoi faire", async (_, text, line, seen) => {
  const { code, said, content } = await takeOver(["affiche", "l.csv"], { "l.csv": text });
  expect([code, content.galleries.affiches]).toEqual([1, []]);
  expect(said).toContain(
    `l.csv », ligne ${line} : Un guillemet ouvert ne se referme pas : « ${seen} ». → Fermez-le à la fin de sa case`,
  );
});

test("des lignes dans une case, des guillemets au milieu d’une autre, ne sont pas une faute", async () => {
  const csv = 'titre;auteur;image\n"Un\n""grand"" bal" ;l’écran 24";un.png\n"Le" port;;deux.png\n';
  const files = { "l.csv": csv, "un.png": await sixty(10), "deux.png": await sixty(90) };
  const { code, content } = await takeOver(["affiche", "l.csv"], files);
  expect([code, content.galleries.affiches.map(({ author }) => author)]).toEqual([0, ['l’écran 24"', ""]]);
});

test.each([
  ["affiche", "", 1, "« votez.png », « Votez Vargas »", "les affiches", "titre, auteur, image"],
  ["joueur", "sep=;\n", 2, "« votez.png », « Votez Vargas »", "les joueurs", "pseudo, nom, tag"],
])(
  "un tableau (%s) sans la ligne qui nomme ses colonnes : on dit laquelle, et les noms connus",
  async (kind, before, line, seen, words, known) => {
    const { code, said } = await takeOver([kind, "l.csv"], {
      "l.csv": `${before}votez.png;Votez Vargas\nbal.png;Le bal\n`,
    });
    expect(code).toBe(1);
    expect(said).toContain(
      `l.csv », ligne ${line} : La première ligne d’un tableau doit nommer ses colonnes ; celle-ci dit ${seen}, où rien ne peut être ${words}. → Ajoutez au-dessus, ou corrigez, la ligne des noms. Les noms connus : ${known}`,
    );
  },
);

test("[P7] un caractère sans largeur, copié d’un salon, n’est ni dans le titre, ni dans l’adresse", async () => {
  const files = { "l.csv": "titre;image\nVo\u200btez;un.png\n", "un.png": await sixty(10) };
  const { content } = await takeOver(["affiche", "l.csv"], files);
  expect(content.galleries.affiches).toMatchObject([{ id: "votez", title: "Votez" }]);
});

test("une faute nomme la colonne comme le fichier l’appelle", async () => {
  const list = '[{ "nom": "Le bal", "photo": { "grande": "bal.png" } }]';
  const { said } = await takeOver(["affiche", "l.json"], { "l.json": list });
  expect(said).toContain("« photo » devrait être un texte.");
});

test("un tableau dont les lignes finissent comme sur un vieux Mac se lit, ses lignes comptées", async () => {
  const files = { "l.csv": "titre;image\rUn;un.png\rDeux;absent.png\r", "un.png": await sixty(10) };
  const { said, content } = await takeOver(["affiche", "l.csv"], files);
  expect(content.galleries.affiches.map(({ title }) => title)).toEqual(["Un"]);
  expect(said).toContain("ligne 3, « Deux »");
});
