import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { picture, SITE } from "./fixtures/content-folder.ts";
import { faultsOf, poster } from "./read-content.scene.ts";

describe("fichiers nommés par le contenu", () => {
  test("image absente : la ligne, et le nom le plus proche", async () => {
    expect(
      await faultsOf({
        "affiches/affiches.yaml": poster("votez-vargaz"),
        "affiches/votez-vargas.webp": await picture("webp"),
      }),
    ).toEqual([
      "affiches/affiches.yaml:3:3 affiches[0].image — Le fichier « votez-vargaz.webp » n’est pas dans le dossier affiches/. → Vouliez-vous écrire « votez-vargas.webp » ?",
    ]);
  });

  test("image absente : un nom qui n’a que son extension de commun n’est pas proposé", async () => {
    expect(
      await faultsOf({
        "affiches/affiches.yaml": poster("bal"),
        "affiches/x.webp": await picture("webp"),
      }),
    ).toEqual([
      "affiches/affiches.yaml:3:3 affiches[0].image — Le fichier « bal.webp » n’est pas dans le dossier affiches/. → Mettez le fichier dans le dossier affiches/, ou corrigez son nom.",
    ]);
  });

  test("majuscules et minuscules différentes", async () => {
    const faults = await faultsOf({ "site.yaml": SITE.replace("logo.png", "Logo.png") });
    expect(faults).toEqual([
      "site.yaml:4:1 site.logo — « Logo.png » n’existe pas, mais « logo.png » oui. → Écrivez le nom avec les mêmes majuscules et minuscules.",
    ]);
  });

  test("nom en accents décomposés (NFD) sur le disque", async () => {
    const decomposed = "forêt.png".normalize("NFD");
    const faults = await faultsOf({
      "site.yaml": SITE.replace("logo.png", "forêt.png"),
      [decomposed]: await picture("png"),
    });
    expect(faults[0]).toContain("accents décomposés");
  });

  test("raccourci (lien symbolique), pour un fichier comme pour un dossier", async () => {
    const faults = await faultsOf(
      {
        "site.yaml": SITE.replace("logo.png", "lien.png"),
        "createurs.yaml":
          "- nom: Ada\n  portrait: ailleurs/ada.webp\n  video: https://youtu.be/abcdefghijk\n  titre_video: t\n  description: d\n  liens: []\n",
      },
      async (dir) => {
        await symlink(join(dir, "logo.png"), join(dir, "lien.png"));
        await symlink("/tmp", join(dir, "ailleurs"));
      },
    );
    expect(faults).toEqual([
      "createurs.yaml:2:3 createurs[0].portrait — « ailleurs » est un raccourci (lien symbolique). → Copiez le vrai fichier à cet endroit.",
      "site.yaml:4:1 site.logo — « lien.png » est un raccourci (lien symbolique). → Copiez le vrai fichier à cet endroit.",
    ]);
  });

  test("un fichier nommé sans son dossier, où il est bien : propose le chemin entier", async () => {
    const faults = await faultsOf({
      "joueurs/zoe_rp.yaml": "display_name: Zoé\narcs: [School]\nportrait: zoe.webp\n",
      "joueurs/zoe.webp": await picture("webp"),
    });
    expect(faults).toEqual([
      "joueurs/zoe_rp.yaml:3:1 portrait — Le fichier « zoe.webp » n’est pas dans le dossier du contenu. → Vouliez-vous écrire « joueurs/zoe.webp » ?",
    ]);
  });

  test.each([
    [
      "affiches/a.yaml",
      "https://i.imgur.com/x.png",
      "Téléchargez le fichier, posez-le à côté de ce texte, et écrivez seulement : x.png.",
    ],
    [
      "affiches/a.yaml",
      "https://exemple.fr/",
      "Téléchargez le fichier, posez-le à côté de ce texte, et écrivez son nom seul.",
    ],
    [
      "affiches/a.yaml",
      "C:\\Images\\v.png",
      "Posez le fichier à côté de ce texte, et écrivez seulement : v.png.",
    ],
    [
      "affiches/a.yaml",
      "file:///home/ada/v.png",
      "Posez le fichier à côté de ce texte, et écrivez seulement : v.png.",
    ],
    [
      "joueurs/ada.yaml",
      "C:\\Images\\v.png",
      "Posez le fichier à côté de ce texte, et écrivez seulement : joueurs/v.png.",
    ],
    ["joueurs/ada.yaml", "joueurs\\v.png", "Écrivez-le avec la barre « / » : joueurs/v.png."],
  ])(
    "dans %s, l’adresse ou le chemin %s : dit d’où à où, et le nom qui reste à écrire",
    async (file, path, remedy) => {
      const [fault, ...rest] = await faultsOf({
        [file]: file.startsWith("joueurs") ? `arcs: []\nportrait: ${path}\n` : `titre: A\nimage: ${path}\n`,
      });
      expect(rest).toEqual([]);
      expect(fault).toMatch(/:2:1 (image|portrait) — Ce nom de fichier n’est pas accepté/);
      expect(fault).toContain(`→ ${remedy}`);
    },
  );

  test("une vidéo YouTube à la ligne « fichier » : dit quelle ligne est la sienne", async () => {
    const pistes = "  pistes: [{ titre: A, fichier: https://www.youtube.com/watch?v=abcdefghijk }]\n";
    expect(await faultsOf({ "musique.yaml": `- createur: Ada\n${pistes}` })).toEqual([
      expect.stringContaining(
        "→ Un lien YouTube se donne à la ligne « lien » (une piste) ou « video » (un créateur).",
      ),
    ]);
  });

  test.each(["../logo.png", "/etc/passwd", ".logo.png", "a/../../b.png", "c:\\logo.png", "a/.git/x.png"])(
    "chemin refusé : %s",
    async (path) => {
      const faults = await faultsOf({ "site.yaml": SITE.replace("logo.png", JSON.stringify(path)) });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain("site.yaml:4:1 site.logo — Ce nom de fichier n’est pas accepté.");
    },
  );
});
