import { rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ARCS, contentFolder, picture } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";
import { faultsOf } from "./read-content.scene.ts";

describe("fichiers YAML du dossier", () => {
  test("fichier obligatoire absent, liste qui n’en est pas une, fichier que personne ne lit", async () => {
    expect(
      await faultsOf({ "site.yaml": null, "streamers.yaml": "ada: 1\n", "musiques.yaml": "[]\n" }),
    ).toEqual([
      "musiques.yaml:1:1 musiques.yaml — Ce fichier n’est lu par personne. → Renommez-le (musique.yaml), ou mettez-le dans le dossier de ce qu’il décrit : affiches/, panneaux/, joueurs/.",
      "site.yaml:1:1 site — Ce fichier manque. → Créez-le : docs/le-contenu-fichier-par-fichier.md montre le plus court.",
      "streamers.yaml:1:1 streamers — Ce fichier doit être une liste. → Commencez chaque entrée par un tiret et une espace, sans décalage.",
    ]);
  });

  test.each([
    ["site.yaml", "site"],
    ["arcs.yaml", "(fichier)"],
  ])("%s vidé de ses lignes : ne parle d’aucun tiret", async (file, field) => {
    expect(await faultsOf({ [file]: "# plus rien\n" })).toEqual([
      `${file}:1:1 ${field} — Ce fichier est vide. → Remettez ses lignes : docs/le-contenu-fichier-par-fichier.md montre le plus court.`,
    ]);
  });

  test.each([
    ["absent", "Ce dossier n’existe pas.", "Corrigez CONTENT_DIR, ou commencez un contenu"],
    ["~/contenu", "Ce dossier n’existe pas.", "Écrivez CONTENT_DIR en entier, sans « ~ »."],
    ["site.yaml", "C’est un fichier, pas un dossier.", "Donnez à CONTENT_DIR le dossier qui le contient."],
  ])(
    "un dossier qui n’en est pas un (%s) nomme le réglage, pas ses fichiers",
    async (name, message, remedy) => {
      const dir = join(await contentFolder({}), name);
      expect((await readContent(dir)).faults).toMatchObject([
        { message, remedy: expect.stringContaining(remedy) },
      ]);
    },
  );

  test.each([
    ["affiches/votez.yaml.txt", "« votez.yaml »", "que l’éditeur a ajouté et que Windows cache"],
    ["affiches/affiches.yaml.txt", "« affiches.yaml »", "que l’éditeur a ajouté et que Windows cache"],
    ["musique.yaml.TXT", "« musique.yaml »", "que l’éditeur a ajouté et que Windows cache"],
    ["joueurs/ada.yml.txt", "« ada.yaml »", "que l’éditeur a ajouté et que Windows cache"],
    ["panneaux/sens.yaml.yaml", "« sens.yaml »", "que l’éditeur a ajouté et que Windows cache"],
    ["panneaux/sens.yml", "« sens.yaml »", "doit finir par « .yaml »"],
    ["joueurs/ada.YAML", "« ada.yaml »", "doit finir par « .yaml »"],
  ])("%s n’est lu par personne : dit comment le renommer", async (file, name, words) => {
    const [said = "", ...rest] = await faultsOf({ [file]: "titre: A\n" });
    expect(rest).toEqual([]);
    expect(said).toContain(`${file}:1:1`);
    expect(said).toContain(words);
    expect(said).toContain(`→ Renommez-le ${name}`);
  });

  test.each(["arcs.yaml.TXT", "arcs.yaml.bak", "arcs.yml"])(
    "%s à côté du vrai : le renommer l’effacerait, et n’est pas conseillé",
    async (file) => {
      expect(await faultsOf({ [file]: "arcs: []\n" })).toEqual([
        `${file}:1:1 ${file} — Ce fichier n’est lu par personne : c’est « arcs.yaml », à côté, qui l’est. → Comparez-les : gardez le bon sous le nom « arcs.yaml », et effacez l’autre.`,
      ]);
    },
  );

  test("site.yaml enregistré en .txt : dit de le renommer, et non de le créer", async () => {
    const dir = await contentFolder({});
    await rename(join(dir, "site.yaml"), join(dir, "site.yaml.txt"));
    expect((await readContent(dir)).faults).toMatchObject([
      { file: "site.yaml.txt", remedy: expect.stringContaining("Renommez-le « site.yaml »") },
    ]);
  });

  const stray = "titre: A\nimage: logo.png\n";
  test.each([
    ["affiches/neuf", stray, "Renommez-le « neuf.yaml »."],
    ["affiches/neuf.txt", `\ufeff# Bal\r\n${stray}`, "Renommez-le « neuf.yaml »."],
    ["panneaux/neuf.md", stray, "Renommez-le « neuf.yaml »."],
    [
      "affiches/neuf.rtf",
      `{\\rtf1\\ansi\n\\f0 \\cf0 ${stray}}`,
      "Enregistrez-le en texte brut, sous le nom « neuf.yaml ».",
    ],
    ["joueurs/ada.txt", "arcs: [School]\n", "Renommez-le « ada.yaml »."],
    ["musique.txt", "- createur: Ada\n", "Renommez-le « musique.yaml »."],
    [
      "neuf.txt",
      stray,
      "Renommez-le « neuf.yaml », dans le dossier de ce qu’il décrit : affiches/, panneaux/, joueurs/.",
    ],
  ])(
    "%s, une entrée dont le nom ne finit pas par .yaml : dit comment le renommer",
    async (file, text, remedy) => {
      expect(await faultsOf({ [file]: text })).toEqual([
        `${file}:1:1 ${file} — Ce fichier n’est lu par personne : son nom doit finir par « .yaml ». → ${remedy}`,
      ]);
    },
  );

  test.each([
    ["affiches/2024/", "Mettez ces fichiers et leurs images dans affiches/."],
    ["affiche/", "Renommez-le « affiches »."],
    ["Panneaux/", "Mettez ces fichiers et leurs images dans panneaux/."],
  ])(
    "des entrées dans %s : une seule faute, qui dit où les mettre ; aucune n’a disparu",
    async (folder, remedy) => {
      const faults = await faultsOf({
        [`${folder}a.yaml`]: stray,
        [`${folder}b.yaml`]: stray,
        "arcs.yaml": `${ARCS}    affiche: ${folder.startsWith("a") ? "a" : "sur-le-mur"}\n`,
        "adresses.txt": folder.startsWith("a") ? "affiches/a\naffiches/b\n" : "",
        "affiches/sur-le-mur.yaml": folder === "affiche/" ? null : stray,
        "affiches/logo.png": folder === "affiche/" ? null : await picture("png"),
        "panneaux/.gardé": folder === "affiche/" ? null : "",
      });
      expect(faults).toEqual([
        `${folder}:1:1 ${folder.split("/").at(-2)} — Personne ne lit ce que tient ce dossier (« a.yaml », « b.yaml »). → ${remedy}`,
      ]);
    },
  );

  test.each([
    ["affiches", "une affiche"],
    ["joueurs", "un joueur"],
  ])("%s, un fichier au lieu d’un dossier : une seule faute, et rien n’a disparu", async (name, one) => {
    expect(
      await faultsOf({ [name]: "x", "adresses.txt": name === "affiches" ? "affiches/le-bal.jpg\n" : "" }),
    ).toEqual([
      `${name}:1:1 ${name} — « ${name} » est un fichier, et ce doit être un dossier. → Donnez-lui un autre nom, ou effacez-le ; puis créez un dossier « ${name} », où chaque fichier dit ${one}.`,
    ]);
  });

  test("un dossier que le staff garde pour lui n’a qu’un avis", async () => {
    const reading = await readContent(await contentFolder({ "brouillons/a.yaml": stray }));
    expect(reading.faults).toEqual([]);
    expect(reading.notices).toMatchObject([
      { file: "brouillons/", message: "Personne ne lit ce que tient ce dossier (« a.yaml »)." },
    ]);
  });

  test("ce qui n’est visiblement pas du contenu est laissé en paix", async () => {
    expect(
      await faultsOf({
        "LISEZ-MOI.txt": "bonjour",
        "README.md": "titre: A\n",
        LICENSE: "MIT\n",
        ".git/a.yaml": stray,
        "arcs.txt": ARCS,
        "affiches/notes.md": "",
        "affiches/a.yaml~": stray,
        "musique/paroles.txt": stray,
        "affiches/.DS_Store": "",
        "affiches/a.yaml.tmp": "titre: [",
      }),
    ).toEqual([]);
  });

  test("un fichier illisible ne cache pas les fautes des autres, et ne rend inconnus ni les arcs ni les affiches", async () => {
    const faults = await faultsOf({
      "arcs.yaml": "arcs: [\n",
      "streamers.yaml": "- username: ada\n  arcs: [School]\n- username: a-b\n  arcs: []\n",
    });
    expect(faults.map((fault) => fault.split(" — ")[0])).toEqual([
      "arcs.yaml:1:8 (fichier)",
      "streamers.yaml:3:3 streamers[1].username",
    ]);
    const unread = await faultsOf({
      "arcs.yaml": `${ARCS}    affiche: le-bal\n`,
      "affiches/affiches.yaml": "- titre: [\n",
    });
    expect(unread).toEqual([expect.stringContaining("affiches/affiches.yaml:1:11 ")]);
  });
});
