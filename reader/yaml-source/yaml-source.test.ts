import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../fixtures/content-folder.ts";
import { readYamlSource } from "./yaml-source.ts";

async function read(text: string | Buffer) {
  const dir = await temporaryFolder();
  await writeFile(join(dir, "liste.yaml"), text);
  return readYamlSource(dir, "liste.yaml", "liste");
}

async function faults(text: string | Buffer): Promise<string[]> {
  const reading = await read(text);
  return reading.state === "broken"
    ? reading.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : [];
}

test.each([
  [
    "tabulation en début de ligne",
    "- titre: a\n\timage: b\n",
    "2:1 Une tabulation sert de décalage en début de ligne.",
  ],
  ["deux virgules qui se suivent", "mots: [chat,, chien]\n", "1:13 Entre crochets, une virgule est de trop"],
  ["une virgule au début", "liens:\n  - {, a: b }\n", "2:6 Entre crochets, une virgule est de trop"],
  [
    "des fins de ligne d’un vieux Mac",
    "titre: a\rimage: b\r",
    "1:1 Les lignes de ce fichier finissent comme sur un vieux Mac, et n’en font qu’une.",
  ],
  [
    "tabulation après des espaces",
    "- titre: a\n  \timage: b\n",
    "2:3 Une tabulation sert de décalage en début de ligne.",
  ],
  [
    "deux-points dans un titre sans guillemets",
    "- titre: Oui : non\n",
    "1:10 Il y a deux fois « : » sur la même ligne.",
  ],
  [
    "guillemet jamais refermé",
    '- titre: "a\n  image: b\n',
    "2:11 Un guillemet ou un crochet n’est pas refermé.",
  ],
  ["texte après un guillemet refermé", '- titre: "a" b\n', "1:14 Ce texte continue après ses guillemets."],
  ["arobase au début d’un texte", "- titre: @ada\n", "1:10 Ce texte commence par un signe réservé"],
  ["espace oubliée après les deux-points", "titre:a\nimage: b\n", "1:1 Il manque une espace après « : »"],
  [
    "espace oubliée après les deux-points de la dernière ligne",
    "titre: a\nimage:b\n",
    "2:1 Il manque une espace après « : »",
  ],
  [
    "une phrase sans clé, à la fin",
    "titre: a\nmerci à tous\n",
    "2:1 Cette ligne n’a pas la forme « clé: valeur ».",
  ],
  [
    "une phrase sans clé, au milieu",
    "titre: a\nmerci à tous\nimage: b\n",
    "2:1 Cette ligne n’a pas la forme « clé: valeur ».",
  ],
  [
    "décalage irrégulier",
    "- titre: a\n image: b\n",
    "2:1 Un tiret manque devant cette ligne, ou son décalage n’est pas celui de ses voisines.",
  ],
  [
    "crochet jamais refermé",
    "a: [1, 2\nb: 3\n",
    "2:1 Le décalage au début de la ligne n’est pas bon, ou un crochet",
  ],
  ["deux documents", "a: 1\n---\nb: 2\n", "2:1 Une ligne --- coupe le fichier en deux."],
  [
    "clé en double",
    "- titre: a\n  titre: b\n",
    "2:3 La clé « titre » est écrite deux fois dans la même entrée.",
  ],
  ["renvoi", "a: &x 1\nb: *x\n", "2:4 Les renvois (*nom) ne sont pas acceptés."],
  [
    "étiquette de langage",
    "a: !!js/function 'x'\n",
    "1:4 Les mots qui commencent par ! ne sont pas acceptés ici.",
  ],
  ["étiquette maison", "a: !secret x\n", "1:4 Les mots qui commencent par ! ne sont pas acceptés ici."],
  ["__proto__", "- __proto__: { admin: true }\n", "1:3 La clé « __proto__ » est interdite."],
  ["constructor", "constructor: 1\n", "1:1 La clé « constructor » est interdite."],
  ["clé qui est une liste", "? [a]\n: b\n", "1:3 Une clé doit être un simple mot."],
  ["barre oblique inversée", 'a: "\\q"\n', "1:5 La barre oblique inversée"],
])("%s", async (_, text, expected) => {
  const found = await faults(text);
  expect(found.map((fault) => fault.slice(0, expected.length))).toContain(expected);
});

test("plusieurs tabulations : chacune est dite, et rien de ce qui en découle", async () => {
  expect(await faults("- titre: a\n\timage: b\n- titre: c\n\timage: d\n")).toEqual([
    "2:1 Une tabulation sert de décalage en début de ligne.",
    "4:1 Une tabulation sert de décalage en début de ligne.",
  ]);
});

test("un crochet jamais refermé, à la dernière ligne : c’est elle qui est dite, et qu’il faut le refermer", async () => {
  for (const end of ["", "\n", "\r\n\r\n"]) {
    const reading = await read(`titre: A\nmots: [a, b${end}`);
    expect(reading.state === "broken" && reading.faults).toMatchObject([
      { line: 2, remedy: expect.stringContaining("Refermez le crochet (] ou })") },
    ]);
  }
});

const ARC =
  "arcs:\n  - cle: A\n    nom: A\n    debut: B\n    lien:\n      texte: C\n      href: D\n  - cle: E\n    nom: E\n";
test.each([
  ["une espace de moins", ARC.replace("    nom: A", "   nom: A"), 3],
  ["une espace de plus", ARC.replace("    debut", "     debut"), 4],
  ["deux de plus", ARC.replace("    debut", "      debut"), 4],
  ["un tiret trop à gauche", ARC.replace("  - cle: E", " - cle: E"), 8],
  ["un tiret trop à droite", ARC.replace("  - cle: E", "   - cle: E"), 8],
  ["une ligne d’une entrée intérieure", ARC.replace("      href", "     href"), 7],
  ["la seconde d’une affiche", "titre: A\n image: b\nrang: 1\n", 2],
  ["un texte de plusieurs lignes", "titre: A\ntexte: |-\n  UN\n DEUX\n  TROIS\nrang: 1\n", 4],
  ["un texte sans décalage", "titre: A\ntexte: |-\n  UN\nDEUX\nrang: 1\n", 4],
])("%s : une seule faute, qui nomme la ligne mal alignée", async (_, text, line) => {
  expect(await faults(text)).toEqual([`${line}:1 La ligne ${line} n’est pas alignée sur ses voisines.`]);
});

test.each([
  ["après le « : »", "titre:\u00a0Bal\nauteur: x\n", 1],
  ["fine, au milieu d’une affiche", "titre: Bal\nrang:\u202f3\nauteur: x\n", 2],
  ["avant le « : »", "titre\u00a0: Bal\nauteur: x\n", 1],
  ["après le tiret", "-\u00a0titre: Bal\n  auteur: x\n", 1],
  ["en décalage", "- titre: Bal\n\u00a0 auteur: x\n", 2],
])("une espace insécable %s est nommée, et rien d’autre", async (_, text, line) => {
  const said = await faults(text);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${line}:\\d+ Une espace de cette ligne est insécable`));
});

test("une espace insécable dans un texte est à sa place", async () => {
  expect(await faults("titre: 'Oui\u00a0: non'\nmots:\n  - Bal\u202f!\n")).toEqual([]);
});

test.each([
  ['titre: "Le bal "du" vautour"\nrang: 1\n', "guillemets droits", "Écrivez « » à l’intérieur"],
  ["- 'C'est l'été'\n", "apostrophe droite", "Écrivez ’ à sa place"],
  ['auteur: "Un" deux\n', "continue après ses guillemets", "autour de tout : '…'"],
  ["auteur: 'Un' deux\n", "continue après ses guillemets", 'autour de tout : "…"'],
  ["titre: *Bal*\n", "renvois", "Si l’étoile doit paraître, mettez tout le texte entre guillemets"],
])("%j : dit ce qui coupe le texte, et quoi écrire", async (text, words, remedy) => {
  const reading = await read(text);
  const [fault, ...rest] = reading.state === "broken" ? reading.faults : [];
  expect(rest).toEqual([]);
  expect(fault?.message).toContain(words);
  expect(fault?.remedy).toContain(remedy);
});

test.each([
  ["dons: { page: a, service: Tirelire texte: Merci. }\n", 1],
  ['dons: { page: "a" service: Tirelire }\nnom: b\n', 1],
  ['mots: ["lune" "toits"]\nnom: b\n', 1],
  ['nom: a\naccueil:\n  staff:\n    - { nom: "Ada", role: Staff lien: "b" }\n    - { nom: Leo }\n', 4],
  ['nom: a\naccueil:\n  staff:\n    - { nom: Leo }\n    - { nom: "Ada", role: "Staff" lien: "b" }\n', 5],
])("%j : une virgule manque, c’est ce qui est dit", async (text, line) => {
  const said = await faults(text);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${line}:\\d+ Entre crochets, une virgule manque`));
});

test.each([
  "mots: [lune, toits]]\nrang: 1\nauteur: a\n",
  "titre: }\nrang: 1\nauteur: a\n",
  'staff:\n  - { nom: Ada, role: Staff }}\n  - { nom: Leo }\nannee: 1\nprofils:\n  - { nom: "Ada" }\n',
])("%j : un crochet de trop est la seule faute, et rien de ce qui suit n’est accusé", async (text) => {
  expect(await faults(text)).toEqual([
    expect.stringMatching(/^[12]:\d+ Un crochet fermant \(\] ou \}\) est de trop/),
  ]);
});

test.each([
  ["Bonjour : bienvenue : ici", "Il y a deux fois « : » sur la même ligne."],
  ["'L'affiche'", "Une apostrophe droite, à l’intérieur, coupe ce texte."],
  ["@ada", "Ce texte commence par un signe réservé"],
])(
  "dans une liste qui n’est pas au début du fichier, « %s » n’accuse pas le tiret",
  async (item, expected) => {
    const said = await faults(`nom: a\naccueil:\n  # qui\n  paragraphes:\n    - Entrez.\n    - ${item}\n`);
    expect(said).toEqual([expect.stringContaining(expected)]);
  },
);

test("une bombe d’alias est refusée en moins de 200 ms", async () => {
  const levels = Array.from(
    { length: 26 },
    (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}*l${i}]`,
  );
  const started = process.cpuUsage();
  expect((await faults(`l0: &l0 [x]\n${levels.join("\n")}\n`)).at(0)).toContain(
    "Les ancres (&nom) ne sont pas acceptées.",
  );
  expect(process.cpuUsage(started).user).toBeLessThan(200_000);
});

test("une imbrication sans fond est refusée, sans planter", async () => {
  expect((await faults("[".repeat(20_000))).length).toBeGreaterThan(0);
});

test("100 000 clés dans une entrée se lisent en temps linéaire", async () => {
  const text = Array.from({ length: 100_000 }, (_, i) => `k${i}: 1`).join("\n");
  const started = process.cpuUsage();
  expect(await faults(text)).toEqual([]);
  expect(process.cpuUsage(started).user).toBeLessThan(6e6);
});

test("un fichier en Latin-1, un fichier de plus de 16 Mo", async () => {
  expect(await faults(Buffer.from("titre: \xe9t\xe9\n", "latin1"))).toEqual([
    "1:1 Ce fichier n’est pas enregistré en UTF-8.",
  ]);
  expect(await faults(Buffer.alloc(16 * 1024 * 1024 + 1, 0x23))).toEqual(["1:1 Ce fichier dépasse 16 Mo."]);
});

test("fins de ligne Windows et marque d’ordre des octets sont acceptées", async () => {
  const reading = await read("\ufefftitre: été\r\nauteur: moi\r\n");
  expect(reading.state === "read" && reading.source.data).toEqual({ titre: "été", auteur: "moi" });
});

describe("ce qui serait publié, ou perdu, en silence", () => {
  /** Faults with what to do. */
  async function told(text: string): Promise<string[]> {
    const reading = await read(text);
    return reading.state === "broken"
      ? reading.faults.map(({ line, column, message, remedy }) => `${line}:${column} ${message} → ${remedy}`)
      : [];
  }

  test.each([
    ["des guillemets courbes", "titre: “Votez”\nimage: a\n", "1:8 Les guillemets courbes de « “Votez” »"],
    ["des guillemets courbes et un « : »", "titre: “Oui : non”\n", "1:8 Les guillemets courbes (“ ”)"],
    ["un guillemet seul", 'titre: Un"\n', '1:8 Un guillemet droit est seul dans « Un" ».'],
    ["un # qui coupe un titre", "titre: Un #1\n", "1:8 « #1 » est pris pour une remarque"],
    ["une couleur sans guillemets", "accent: #e8a33d\n", "1:9 « #e8a33d » est pris pour une remarque"],
    [
      "une couleur avant une ligne vide",
      "accent: #e8a33d\n\n# b\na: b\n",
      "1:9 « #e8a33d » est pris pour une remarque",
    ],
    ["un # qui coupe un mot d’une liste", "mots:\n  - rue #12\n", '"rue #12"'],
  ])("%s est dit, avec quoi écrire", async (_, text, words) => {
    const said = await told(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(words);
  });

  test.each([
    [
      "une couleur sans guillemets entre accolades",
      "couleurs: { accent: #d92b3f, papier: #f6ecda, nuit: #100c12 }\ndevise: a\n",
      '1:21 « #d92b3f » et la suite de la ligne sont pris pour une remarque. → Mettez chaque couleur de la ligne entre guillemets, et elle seule : accent: "#d92b3f".',
    ],
    [
      "la deuxième seulement",
      'couleurs: { accent: "#d92b3f", papier: #f6ecda, nuit: "#100c12" }\n',
      '1:40 « #f6ecda » et la suite de la ligne sont pris pour une remarque. → Mettez chaque couleur de la ligne entre guillemets, et elle seule : papier: "#f6ecda".',
    ],
    [
      "un mot en # dans une liste entre crochets",
      "titre: A\nmots: [lune, rue #12, quai]\nimage: a\n",
      '2:14 « rue #12 » et la suite de la ligne sont pris pour une remarque. → Mettez ces mots entre guillemets, et eux seuls : "rue #12".',
    ],
    [
      "un chemin de Windows entre guillemets",
      'titre: A\nimage: "C:\\Images\\votez vargas.png"\n',
      "2:11 La barre oblique inversée \\ ne s’écrit pas entre guillemets. → Posez le fichier à côté de ce texte, et écrivez seulement : votez vargas.png.",
    ],
  ])("%s : une seule faute, et ce qu’il faut écrire", async (_, text, words) => {
    expect(await told(text)).toEqual([words]);
  });

  test.each([
    "titre: “Votez” Vargas\n",
    'titre: "“Votez”"\n',
    "titre: Le « Bal »\n",
    'titre: dit "le Fou"\n',
    "titre: '12\"'\n",
    "titre: L’été # une remarque\nimage: a   # une autre\n#encore\n",
    'texte: |-\n  N° #1 et “deux” et 12"\n',
    'titre: "Un #1"\n',
  ])("ce qui est écrit exprès passe : %j", async (text) => {
    expect(await told(text)).toEqual([]);
  });

  test("un conflit git est nommé, avec les deux versions et ses lignes ; rien d’autre n’est dit", async () => {
    const text = [
      "titre: A",
      "<<<<<<< HEAD",
      "auteur: Mado",
      "||||||| base",
      "auteur: ???",
      "=======",
      "auteur: Rosa",
      "mots: [lune]",
      ">>>>>>> rosa/affiches",
      "image: a.webp\r",
      "",
    ];
    const conflict =
      "2:1 Conflit git : deux personnes ont changé la même chose en même temps, lignes 2 à 9. D’un côté : « auteur: Mado » ; de l’autre : « auteur: Rosa · mots: [lune] ». → Gardez l’un des deux côtés, ou les deux, et effacez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.";
    expect(await told(text.join("\n"))).toEqual([conflict]);
    expect(await told(text.join("\r\n"))).toEqual([conflict]);
    expect(await told("titre: A\n<<<<<<< HEAD\nimage: a\n=======\n>>>>>>> b\n")).toEqual([
      expect.stringContaining("D’un côté : « image: a » ; de l’autre : rien."),
    ]);
  });

  test("une couleur sans guillemets, avec une remarque après elle : à recopier tel quel", async () => {
    expect(await told("accent: #f2b544   # sa couleur\n")).toEqual([
      '1:9 « #f2b544 » est pris pour une remarque, et ne paraîtrait pas. → Mettez tout le texte entre guillemets : "#f2b544" ; si c’est bien une remarque, écrivez une espace après le #.',
    ]);
  });

  test.each([
    ["entre deux entrées alignées", "- titre: A\n  image: a\n  titre: B\n  image: b\n", 3],
    ["devant la deuxième", "- titre: A\n  image: a\ntitre: B\nimage: b\n", 3],
    ["devant la deuxième, mal alignée", "- titre: A\n  image: a\n titre: B\n image: b\n", 3],
    ["devant la première", "titre: A\nimage: a\n- titre: B\n  image: b\n", 3],
    ["seul sur sa ligne", "- \ntitre: A\n", 2],
    ["collé à la clé", "-titre: A\n image: a\n- titre: B\n", 1],
  ])("un tiret qui manque %s : une seule faute, qui ne dit jamais d’effacer", async (_, text, line) => {
    const said = await told(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${line}:`));
    expect(said[0]).toMatch(/« - »|tiret/);
    expect(said[0]).not.toMatch(/retire|supprime|efface[zr] (l|c)/i);
  });

  test("deux affiches dans un fichier : à chacune le sien", async () => {
    expect(await told("titre: A\nimage: a\ntitre: B\nimage: b\n")).toEqual([
      "3:1 La clé « titre » est écrite deux fois dans la même entrée. → Si ce sont deux affiches, deux panneaux ou deux joueurs, à chacun son fichier ; sinon, gardez une seule des deux lignes.",
    ]);
  });

  test("un groupe écrit en deux fois, e-mail et salon : rien n’est à jeter, les deux se réunissent", async () => {
    const line = "contact: { e_mail: …, salon: … }";
    const both = "contact: { e_mail: true }\ncontact: { salon: { service: Discord } }\n";
    expect(await told(both)).toEqual([
      `2:1 La clé « contact » est écrite deux fois dans la même entrée. → Réunissez les deux lignes en une seule : ${line}.`,
    ]);
    expect(await told(line.replace("…", "true").replace("…", "{ service: Discord }"))).toEqual([]);
  });
});
