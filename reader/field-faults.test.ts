import { describe, expect, test } from "vitest";
import { ARCS, contentFolder, picture, SITE } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";
import { faultsOf } from "./read-content.scene.ts";

describe("champs mal écrits", () => {
  test("clé mal tapée : une seule faute, avec la clé voulue", async () => {
    expect(await faultsOf({ "streamers.yaml": "- usernam: ada\n  arcs: []\n" })).toEqual([
      "streamers.yaml:1:3 streamers[0].usernam — La clé « usernam » n’existe pas ici. → Vouliez-vous écrire « username » ?",
    ]);
  });

  test("champ manquant, texte qui est un nombre, date impossible, couleur fausse", async () => {
    const faults = await faultsOf({
      "arcs.yaml": ARCS.replace("nom: School", "nom: 1899")
        .replace("31/03/2023", "31/02/2023")
        .replace("#f2b544", "orange")
        .replace("    description: La rentrée.\n", ""),
    });
    expect(faults).toEqual([
      expect.stringContaining("arcs.yaml:2:5 arcs[0].description — Il manque la description."),
      expect.stringContaining(
        "arcs.yaml:3:5 arcs[0].nom — Ici, le nom de l’arc doit être un texte. → Mettez la valeur entre guillemets.",
      ),
      expect.stringContaining("arcs.yaml:4:5 arcs[0].debut — Cette date n’existe pas dans le calendrier."),
      expect.stringContaining("arcs.yaml:6:5 arcs[0].accent — L’accent n’est pas une couleur."),
    ]);
  });

  test.each(["26", "20266", "2026.5", '"2026"', "deux mille"])(
    "l’année écrite %s : dit combien de chiffres",
    async (year) => {
      expect(await faultsOf({ "site.yaml": SITE.replace("annee: 2025", `annee: ${year}`) })).toEqual([
        "site.yaml:11:3 site.copyright.annee — L’année s’écrit en quatre chiffres, de 2000 à 2200, sans guillemets. → Écrivez par exemple annee: 2025.",
      ]);
    },
  );

  test("les dates d’un arc à venir sont un texte, dit en bon français", async () => {
    const coming = "a_venir:\n  - { nom: N, dates: 2027, texte: t }\n";
    expect(await faultsOf({ "arcs.yaml": ARCS + coming })).toEqual([
      "arcs.yaml:9:15 a_venir[0].dates — Ici, la ligne des dates doit être un texte. → Mettez la valeur entre guillemets.",
    ]);
  });

  test("un lien tout seul où il faut un texte et son lien : nomme les lignes à écrire", async () => {
    expect(await faultsOf({ "arcs.yaml": `${ARCS}    lien: https://exemple.fr/film\n` })).toEqual([
      "arcs.yaml:8:5 arcs[0].lien — Il faut ici un groupe de lignes « clé: valeur ». → Laissez « lien: » seul sur sa ligne, et écrivez dessous, décalées de deux espaces, les lignes « texte: » et « href: ».",
    ]);
    expect(await faultsOf({ "musique.yaml": "- Ada\n" })).toEqual([
      "musique.yaml:1:3 musique[0] — Il faut ici un groupe de lignes « clé: valeur ». → Écrivez-y les lignes « createur: », « arc: » et « pistes: ».",
    ]);
  });

  test("nom d’image qui ne peut pas servir d’identifiant", async () => {
    const faults = await faultsOf({
      "affiches/affiches.yaml": "- titre: Été\n  image: L'Été.webp\n",
      "affiches/L'Été.webp": await picture("webp"),
    });
    expect(faults).toEqual([
      expect.stringContaining(
        "affiches/affiches.yaml:2:3 affiches[0].image — Le nom de l’image sert d’identifiant",
      ),
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://example.org/a",
    "//example.org/a",
    "/chemin",
    "example.org",
    "https://",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://192.168.1.2/x",
    "https://user:mot@example.org/",
    "https:/example.org",
    "file:///etc/passwd",
    "ftp://example.org",
    "blob:https://example.org/x",
    "https://exa mple.org",
    "https://example.org/<script>",
    "https://example.org/\\u0000",
  ])("lien refusé : %s", async (link) => {
    const faults = await faultsOf({ "site.yaml": SITE.replace("https://example.org/tutoriel", `"${link}"`) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain("site.yaml:8:1 site.tutoriel — Ce lien n’est pas accepté.");
  });

  test("du HTML dans un titre est du texte, et passe", async () => {
    const reading = await readContent(
      await contentFolder({
        "affiches/affiches.yaml": `- titre: "<script>alert(1)</script>"\n  image: a.webp\n`,
        "affiches/a.webp": await picture("webp"),
      }),
    );
    expect(reading.faults).toEqual([]);
  });
});
