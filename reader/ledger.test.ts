import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

const A = "titre: A\nimage: a.webp\n";

async function faults(files: Record<string, string>): Promise<string[]> {
  const dir = await contentFolder({ "affiches/a.webp": await picture("webp"), ...files });
  return (await readContent(dir)).faults.map(
    ({ file, line, field, message, remedy }) => `${file}:${line} ${field} — ${message} → ${remedy}`,
  );
}

test("[P8] une adresse notée dont le fichier a disparu arrête tout : le fichier, l’adresse, les lignes à écrire", async () => {
  expect(
    await faults({ "adresses.txt": "# tête\naffiches/a\naffiches/votez-vargas\n", "affiches/a.yaml": A }),
  ).toEqual([
    "affiches/votez-vargas.yaml:1 votez-vargas — Ce fichier a disparu, et avec lui l’adresse /import/affiches/votez-vargas que des joueurs ont pu coller en jeu. → Remettez affiches/votez-vargas.yaml ; pour qu’il quitte la page, écrivez-y trois lignes : « titre: votez-vargas », « image: votez-vargas.webp », « retrait: true ». Si cette adresse n’a jamais été en ligne, effacez la ligne 3 d’adresses.txt.",
  ]);
});

test("les trois lignes que dit le message suffisent : l’affiche est retirée, et tout passe", async () => {
  const lines = "titre: votez-vargas\nimage: votez-vargas.webp\nretrait: true\n";
  expect(
    await faults({ "adresses.txt": "affiches/votez-vargas\n", "affiches/votez-vargas.yaml": lines }),
  ).toEqual([]);
});

test("un fichier renommé est reconnu ; un fichier illisible n’a pas disparu", async () => {
  const [renamed] = await faults({ "adresses.txt": "affiches/le-bal\n", "affiches/le-bal2.yaml": A });
  expect(renamed).toContain("Est-ce « affiches/le-bal2.yaml », renommé ? Redonnez-lui son nom.");
  const unread = await faults({ "adresses.txt": "affiches/le-bal\n", "affiches/le-bal.yaml": "titre: [\n" });
  expect(unread).toEqual([expect.stringContaining("affiches/le-bal.yaml:1 ")]);
});

test("un conflit git dans la liste des adresses garde celles des deux côtés ; une ligne étrangère est dite", async () => {
  const conflict = "<<<<<<< HEAD\naffiches/a\n=======\naffiches/b\n>>>>>>> autre\n";
  expect(await faults({ "adresses.txt": conflict, "affiches/a.yaml": A, "affiches/b.yaml": A })).toEqual([]);
  expect(await faults({ "adresses.txt": "https://exemple.fr/a\n" })).toEqual([
    expect.stringContaining("adresses.txt:1 adresses.txt — « https://exemple.fr/a » n’est pas une adresse."),
  ]);
});

test("une adresse notée avec sa fin est dite entière ; une ligne d’avant, sans fin, reste valable", async () => {
  expect(await faults({ "adresses.txt": "affiches/a\naffiches/a.jpg\n", "affiches/a.yaml": A })).toEqual([]);
  expect(await faults({ "adresses.txt": "affiches/bal.jpg\n" })).toEqual([
    expect.stringMatching(
      /^affiches\/bal\.yaml:1 bal — .* l’adresse \/import\/affiches\/bal\.jpg que .* effacez la ligne 1 /,
    ),
  ]);
  expect(await faults({ "adresses.txt": "affiches/a.webp\n", "affiches/a.yaml": A })).toEqual([
    expect.stringContaining("« affiches/a.webp » n’est pas une adresse."),
  ]);
});

test("deux fins notées pour une même affiche, que git a réunies : la ligne, et laquelle garder", async () => {
  const conflict = "<<<<<<< HEAD\naffiches/a.jpg\n=======\naffiches/a.png\n>>>>>>> autre\n";
  expect(await faults({ "adresses.txt": conflict, "affiches/a.yaml": A })).toEqual([
    "adresses.txt:4 adresses.txt — « affiches/a » est notée avec deux fins : .jpg à la ligne 2, .png ici. → Essayez /import/affiches/a.jpg et /import/affiches/a.png sur le site en ligne : gardez la ligne de l’adresse qui répond (si aucune ne répond, l’une ou l’autre), effacez l’autre.",
  ]);
});

test("un contenu qui a changé de communauté : une seule faute, qui dit quel fichier effacer", async () => {
  const lines = Array.from({ length: 60 }, (_, i) => `affiches/demo-${i}\n`).join("");
  const said = await faults({ "adresses.txt": lines, "affiches/a.yaml": A });
  expect(said).toEqual([expect.stringContaining("60 adresses notées ici n’ont plus de fichier")]);
  expect(said[0]).toContain("effacez adresses.txt");
});
