import { expect, test } from "vitest";
import { ARCS, contentFolder, SITE } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function outlineOf(files: Record<string, string>) {
  const reading = await readContent(await contentFolder(files));
  return reading.ok ? undefined : reading.outline;
}

test("un contenu fautif dit encore son nom, ses arcs et ses affiches sans faute : le formulaire s’ouvre", async () => {
  const outline = await outlineOf({
    "site.yaml": SITE.replace("devise:", "devize:"),
    "arcs.yaml": `${ARCS.replace('accent: "#f2b544"', "accent: rouge")}  - cle: Survivor\n`,
    "affiches/bal.yaml": "titre: Bal\nimage: absente.webp\ngenre: concert\n",
    "affiches/loup.yaml": "titr: Loup\nimage: loup.webp\n",
  });
  expect(outline?.site.name).toBe("La Ville d’à côté");
  expect(outline?.arcs).toEqual([
    { key: "School", name: "School" },
    { key: "Survivor", name: "Survivor" },
  ]);
  expect(outline?.galleries.affiches.map(({ genre }) => genre)).toEqual(["concert"]);
});

test("les noms RP d’un arc qui n’est plus là sont encore dits, pour que le formulaire les montre", async () => {
  const outline = await outlineOf({
    "joueurs/zoe.yaml": "display_name: Zoé\narcs: [School]\nnomRP: { School: Ada, Ancien: Docteur Givre }\n",
  });
  expect(outline?.roster.map(({ nomRP }) => nomRP)).toEqual([{ School: "Ada", Ancien: "Docteur Givre" }]);
});

test("de fichiers illisibles, le formulaire s’ouvre sans nom ni arcs", async () => {
  const outline = await outlineOf({ "site.yaml": 'nom: "Un', "arcs.yaml": "arcs: [" });
  expect(outline?.site.name).toBe("Atelier");
  expect(outline?.arcs).toEqual([]);
});

test("une affiche enregistrée en .yaml.txt n’est pas dite disparue : une seule faute, qui dit de la renommer", async () => {
  const reading = await readContent(
    await contentFolder({
      "adresses.txt": "affiches/bal\n",
      "affiches/bal.yaml.txt": "titre: Bal\nimage: bal.webp\n",
    }),
  );
  expect(reading.faults.map(({ file }) => file)).toEqual(["affiches/bal.yaml.txt"]);
});

test("une faute de fichier absent dit lequel : une image nommée, une affiche dont l’adresse fut publique", async () => {
  const reading = await readContent(
    await contentFolder({
      "adresses.txt": "affiches/loup\n",
      "affiches/bal.yaml": "titre: Bal\nimage: absente.webp\n",
    }),
  );
  expect(reading.faults.flatMap(({ gone }) => gone ?? []).toSorted()).toEqual([
    "affiches/absente.webp",
    "affiches/loup.yaml",
  ]);
});
