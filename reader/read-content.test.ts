import { readFile, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ARCS, contentFolder, picture, SITE } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

/** Reads a folder and gives its faults as `file:line:column field — message → remedy`. */
async function faultsOf(
  files: Record<string, string | Buffer | null>,
  prepare?: (dir: string) => Promise<void>,
) {
  const dir = await contentFolder(files);
  await prepare?.(dir);
  const reading = await readContent(dir);
  return reading.faults.map(
    ({ file, line, column, field, message, remedy }) =>
      `${file}:${line}:${column} ${field} — ${message} → ${remedy}`,
  );
}

const poster = (id: string) => `- titre: "Affiche ${id}"\n  auteur: "???"\n  image: ${id}.webp\n`;

describe("un contenu sans faute", () => {
  test("le plus court qui se construit : site, un arc, un logo ; les listes absentes sont vides", async () => {
    const reading = await readContent(await contentFolder());
    expect(reading.faults).toEqual([]);
    if (!reading.ok) throw new Error("refused");
    expect(reading.content.site.name).toBe("La Ville d’à côté");
    expect(reading.content.galleries).toEqual({ affiches: [], panneaux: [] });
    expect(reading.content.roster).toEqual([]);
  });

  for (const [name, arcs] of [
    ["une liste vide", "arcs: []\n"],
    ["une clé sans rien", "arcs:\na_venir:\n"],
  ] as const) {
    test(`celui d’une communauté qui n’a encore joué aucun arc : ${name}`, async () => {
      const reading = await readContent(await contentFolder({ "arcs.yaml": arcs }));
      expect(reading.faults).toEqual([]);
      if (!reading.ok) throw new Error("refused");
      expect(reading.content).toMatchObject({ arcs: [], coming: [] });
    });
  }

  test("sans dons, sans tutoriel, un seul profil ; un arc sans fin est en cours, ses dates s’écrivent aussi 2023-03-31", async () => {
    const site = SITE.replace(/^(tutoriel|dons):.*\n/gm, "").replace(/^.*nom: Bob.*\n/m, "");
    const arcs = ARCS.replace("31/03/2023", "2023-03-31").replace(/^ *fin:.*\n/m, "");
    const reading = await readContent(await contentFolder({ "site.yaml": site, "arcs.yaml": arcs }));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.content.site).toMatchObject({ tutorial: undefined, donation: undefined });
    expect(reading.content.arcs).toMatchObject([
      { start: "2023-03-31", end: undefined, dates: "31/03/2023 - en cours" },
    ]);
    const many = await faultsOf({
      "site.yaml": SITE.replace(/^.*nom: Ada.*\n/m, (line) => line.repeat(4)),
      "arcs.yaml": ARCS.replace("31/03/2023", "2023-02-31"),
    });
    expect(many).toEqual([
      expect.stringContaining("arcs.yaml:4:5 arcs[0].debut — Cette date n’existe pas dans le calendrier."),
      expect.stringContaining("site.copyright.profils — Le pied de page nomme quatre profils au plus."),
    ]);
  });

  test("la façon de rejoindre la communauté se dit sur l’accueil", async () => {
    const join = "rejoindre: { texte: Venez !, lien: https://discord.gg/exemple }\n";
    const reading = await readContent(await contentFolder({ "site.yaml": SITE + join }));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.content.site.home.join).toEqual({
      text: "Venez\u00a0!",
      href: "https://discord.gg/exemple",
      label: "Nous rejoindre",
    });
  });

  test("celui que montre la page que nomme un fichier absent est accepté tel quel", async () => {
    const said = await faultsOf({ "site.yaml": null, "arcs.yaml": null });
    const [, page = ""] = /Créez-le : (\S+) montre le plus court/.exec(said.join("\n")) ?? [];
    const guide = await readFile(page, "utf8");
    const [site = "", arcs = ""] = [
      ...guide.slice(guide.indexOf("## Le contenu le plus court")).matchAll(/```yaml\n([^`]*)```/g),
    ].map(([, yaml]) => yaml);
    expect((await readContent(await contentFolder({ "site.yaml": site, "arcs.yaml": arcs }))).faults).toEqual(
      [],
    );
  });

  test("le salon qui reçoit les messages : l’adresse y paraît, et une carte les montre, sauf si le staff dit autrement", async () => {
    const chatOf = async (salon: string) => {
      const reading = await readContent(
        await contentFolder({ "site.yaml": `${SITE}contact: { e_mail: true, salon: ${salon} }\n` }),
      );
      expect(reading.faults).toEqual([]);
      return reading.ok ? reading.content.site.contact : undefined;
    };
    expect(await chatOf("{ service: Discord }")).toMatchObject({
      mail: true,
      chat: { service: "Discord", address: true, text: undefined },
    });
    expect(await chatOf('{ service: Discord, adresse: false, texte: "{nom} : {message}" }')).toMatchObject({
      chat: { address: false, text: "{nom} : {message}" },
    });
  });

  test.each([
    ["{ adresse: true }", "Il manque le nom du service"],
    ["{ service: Discord, adresse: non }", "adresse est true ou false"],
    ['{ service: Discord, texte: "Bonjour" }', "doit contenir {message}"],
    ['{ service: Discord, texte: "{message} {messsage}" }', "accolade inconnue"],
    ['{ service: Discord, adresse: false, texte: "{email} {message}" }', "alors que adresse est false"],
  ])("le salon %s est refusé, avec le remède", async (salon, words) => {
    const faults = await faultsOf({ "site.yaml": `${SITE}contact: { salon: ${salon} }\n` });
    expect(faults.join("\n").replace(/[\u00a0\u202f]/g, " ")).toContain(words);
    expect(faults).toHaveLength(1);
  });

  test("[P8] trois lignes font une affiche ; son identifiant est le nom de l’image", async () => {
    const reading = await readContent(
      await contentFolder({
        "affiches/affiches.yaml": poster("votez-vargas"),
        "affiches/votez-vargas.webp": await picture("webp"),
      }),
    );
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.content.galleries.affiches).toMatchObject([
      {
        id: "votez-vargas",
        title: "Affiche votez-vargas",
        author: "???",
        file: "affiches/votez-vargas.webp",
        withdrawn: false,
      },
    ]);
  });

  test("un fichier de liste vide, ou fait de commentaires, est une liste vide", async () => {
    const reading = await readContent(
      await contentFolder({
        "streamers.yaml": "# personne encore\n",
        "musique.yaml": "",
        "panneaux/panneaux.yaml": "[]\n",
      }),
    );
    expect(reading.faults).toEqual([]);
  });

  test("le créateur que montre le guide est accepté, même sans portrait, sans aperçu ni liens", async () => {
    const creator =
      "- nom: Ada\n  video: https://youtu.be/abcdefghijk\n  titre_video: Une nuit\n  description: Elle filme.\n";
    expect(await faultsOf({ "createurs.yaml": creator })).toEqual([]);
  });

  test("les mots de la recherche, vidés de même, ne sont plus rien", async () => {
    expect(await faultsOf({ "recherche.yaml": "# rien encore\n" })).toEqual([]);
  });

  test("une affiche retirée n’a plus besoin de son image", async () => {
    const reading = await readContent(
      await contentFolder({ "affiches/affiches.yaml": `${poster("ancienne")}  retrait: true\n` }),
    );
    expect(reading.faults).toEqual([]);
  });
});

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

describe("entrées qui se contredisent", () => {
  test("identifiant en double : dit où est le premier", async () => {
    const image = await picture("webp");
    const faults = await faultsOf({
      "affiches/affiches.yaml": poster("a") + poster("b") + poster("a"),
      "affiches/a.webp": image,
      "affiches/b.webp": image,
    });
    expect(faults).toEqual([
      "affiches/affiches.yaml:9:3 affiches[2].image — L’identifiant « a » sert déjà, ligne 3. → Donnez un autre nom à l’image, ou une autre ligne id.",
    ]);
  });

  test("[T1] arc inconnu chez un joueur et dans la musique, avec l’arc le plus proche", async () => {
    const faults = await faultsOf({
      "streamers.yaml": "- username: ada\n  arcs: [School, Schol]\n  nomRP: { Pentacle: Ada }\n",
      "musique.yaml":
        "- createur: Ada\n  arc: school\n  pistes:\n    - { titre: a, lien: https://youtu.be/abcdefghijk }\n",
    });
    expect(faults).toEqual([
      "musique.yaml:2:3 musique[0].arc — L’arc « school » n’existe pas dans arcs.yaml. → Vouliez-vous écrire « School » ?",
      "streamers.yaml:2:18 streamers[0].arcs[1] — L’arc « Schol » n’existe pas dans arcs.yaml. → Vouliez-vous écrire « School » ?",
      "streamers.yaml:3:12 streamers[0].nomRP.Pentacle — L’arc « Pentacle » n’existe pas dans arcs.yaml. → Arcs connus : School.",
    ]);
  });

  test("[A3] l’affiche d’un arc : absente du mur, avec la plus proche, ou retirée", async () => {
    const image = await picture("webp");
    const arc = (name: string, id: string) =>
      ARCS.replace("arcs:\n", "").replaceAll("School", name) + `    affiche: ${id}\n`;
    const arcs = [
      "arcs:\n",
      arc("A", "le-bal"),
      arc("B", "le-bla"),
      arc("C", "vieille"),
      arc("D", "rien-du-tout"),
    ];
    const gallery = {
      "affiches/affiches.yaml": `${poster("le-bal")}${poster("vieille")}  retrait: true\n`,
      "affiches/le-bal.webp": image,
    };
    expect(await faultsOf({ ...gallery, "arcs.yaml": arcs.join("") })).toEqual([
      "arcs.yaml:15:5 arcs[1].affiche — L’affiche « le-bla » n’existe pas parmi les affiches. → Vouliez-vous écrire « le-bal » ?",
      "arcs.yaml:22:5 arcs[2].affiche — L’affiche « vieille » est retirée. → Choisissez-en une autre, ou retirez cette ligne.",
      "arcs.yaml:29:5 arcs[3].affiche — L’affiche « rien-du-tout » n’existe pas parmi les affiches. → Écrivez l’identifiant d’une affiche : le nom de son fichier, sans .yaml.",
    ]);
    expect(await faultsOf({ "arcs.yaml": ARCS + "    affiche: le-bal\n" })).toEqual([
      expect.stringContaining("arcs.yaml:8:5 arcs[0].affiche — L’affiche « le-bal » n’existe pas"),
    ]);
  });

  test("[T1] un joueur dans un arc que personne n’a encore écrit", async () => {
    const faults = await faultsOf({
      "arcs.yaml": "arcs:\n",
      "streamers.yaml": "- username: ada\n  arcs: [School]\n",
    });
    expect(faults).toEqual([
      "streamers.yaml:2:10 streamers[0].arcs[0] — L’arc « School » n’existe pas dans arcs.yaml. → Ajoutez-le d’abord sous arcs:.",
    ]);
  });

  test("même pseudo Twitch deux fois, quelle que soit la casse", async () => {
    const faults = await faultsOf({
      "streamers.yaml": "- username: ada\n  arcs: []\n- username: ADA\n  arcs: []\n",
    });
    expect(faults).toEqual([
      expect.stringContaining(
        "streamers.yaml:3:3 streamers[1].username — Le pseudo Twitch « ADA » sert déjà, ligne 1.",
      ),
    ]);
  });

  test("un cadre qui n’est pas une origine, avec sa ligne ; ceux du jeu et de cette machine sont acceptés", async () => {
    const good = ["https://cfx-nui-mon_telephone", "https://jeu.example.fr", "http://127.0.0.1:3976"];
    expect(await faultsOf({ "site.yaml": `${SITE}cadres: [${good.join(", ")}]\n` })).toEqual([]);
    const bad = [
      "https://jeu.example/",
      "http://jeu.example",
      '"*"',
      "https://*.example.fr",
      "https://cfx-nui-",
      "nui://game",
      "https://jeu.example; script-src *",
    ];
    const lines = bad.map((origin) => `  - ${origin}`).join("\n");
    const faults = await faultsOf({ "site.yaml": `${SITE}cadres:\n${lines}\n` });
    const first = SITE.split("\n").length + 1;
    expect(faults).toEqual(
      bad.map((_, i) =>
        expect.stringContaining(
          `site.yaml:${first + i}:5 site.cadres[${i}] — Ce cadre n’est pas accepté. → Écrivez https://cfx-nui-`,
        ),
      ),
    );
  });

  test("[M1] deux pistes du même titre, dans deux groupes", async () => {
    const group = "- createur: Ada\n  pistes:\n    - titre: Nuit\n      lien: https://youtu.be/abcdefghijk\n";
    expect(await faultsOf({ "musique.yaml": group + group })).toEqual([
      expect.stringContaining(
        "musique.yaml:7:7 musique[1].pistes[0] — L’identifiant de piste « nuit » sert déjà, ligne 3.",
      ),
    ]);
  });

  test("[A3] clé d’arc en double, et fin avant le début", async () => {
    const second = ARCS.replace("arcs:\n", "").replace("24/04/2023", "24/04/2022");
    const faults = await faultsOf({ "arcs.yaml": ARCS + second });
    expect(faults).toEqual([
      expect.stringContaining("arcs.yaml:8:5 arcs[1].cle — La clé d’arc « School » sert déjà"),
      expect.stringContaining("arcs.yaml:11:5 arcs[1].fin — La fin de l’arc est avant son début."),
    ]);
  });
});

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
