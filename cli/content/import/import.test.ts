import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, picture, temporaryFolder } from "#reader/fixtures/content-folder.ts";
import { add } from "../add.ts";
import { run } from "../content.scene.ts";
import { importList } from "./import.ts";
import { sixty, takeOver } from "./import.scene.ts";

describe("les affiches, sous toutes les formes où une communauté les a", () => {
  test("[P8] la liste TypeScript de l’ancien site, lue sans être exécutée : constantes, imports d’images, marques de types", async () => {
    const code = `
      import type { Affiche } from "./types";
      import votez from "./images/votez.png";
      const BASE = "/img";
      throw new Error("exécuté");
      export const affiches: Affiche[] = [
        { title: "Votez Vargas", info: "Mado", url: votez, import: "https://old.example/votez.png" },
        { title: "Le bal", info: "???", url: BASE + "/bal.png", import: \`\${BASE}/bal.png\` } as const,
        { title: faireTitre(3), info: "", url: votez },
        { info: "sans rien" },
      ] satisfies Affiche[];
      export const panneaux = [{ title: "Stop", info: "", url: "./images/stop.png" }];
    `;
    const files = {
      "src/affiches.ts": code,
      "src/images/votez.png": await sixty(10),
      "public/img/bal.png": await sixty(20),
      "src/images/stop.png": await sixty(30),
    };
    const { code: exit, said, content } = await takeOver(["affiche", "src/affiches.ts"], files);
    expect(exit).toBe(1);
    expect(content.galleries.affiches.map(({ id, author }) => [id, author])).toEqual([
      ["votez-vargas", "Mado"],
      ["le-bal", "???"],
    ]);
    expect(said).toContain("2 entrées ajoutées, 2 laissées de côté.");
    expect(said).toMatch(/ligne 9, .*« title » est calculé par le programme \(faireTitre\(3\)\)/);
    expect(said).toMatch(/ligne 10, .*Il manque une image/);
  });

  test.each([
    ["du JSON avec sa marque et une virgule de trop", "l.json", '\uFEFF[{"title":"Un","url":"un.png",},]'],
    ["une liste enveloppée", "l.json", '{"data":{"affiches":[{"title":"Un","url":"un.png"}]}}'],
    [
      "des commentaires, des guillemets simples",
      "l.json",
      "// à nous\n[{title: 'Un', /* ! */ url: 'un.png'}]",
    ],
    [
      "une entrée par ligne",
      "l.jsonl",
      '{"title":"Un","url":"un.png"}\n{"title":"Deux","url":"absent.png"}\n',
    ],
    ["module.exports", "l.js", 'module.exports = [{ title: "Un", url: require("./un.png") }];'],
    ["un objet gelé", "l.mjs", 'export default Object.freeze([{ title: "Un", url: "./un.png" }]);'],
  ])("%s", async (_, name, text) => {
    const { content } = await takeOver(["affiche", name], { [name]: text, "un.png": await sixty(10) });
    expect(content.galleries.affiches.map(({ id }) => id)).toEqual(["un"]);
  });

  test.each([
    ["un tableur français", '\uFEFFTitre;Auteur;Image\r\n"Un";"dit ""Mado""; la grande";un.png\r\n'],
    [
      "un tableur de Windows",
      Buffer.from('Titre;Auteur;Image\r\nUn;"dit ""Mado""; la grande";un.png\r\n', "latin1"),
    ],
    ["un tableur à virgules", 'title,info,url\nUn,"dit ""Mado""; la grande",un.png\n'],
    [
      "du texte Unicode",
      Buffer.from('\uFEFFtitle\tinfo\turl\nUn\t"dit ""Mado""; la grande"\tun.png\n', "utf16le"),
    ],
  ])("%s", async (_, text) => {
    const { content } = await takeOver(["affiche", "l.csv"], { "l.csv": text, "un.png": await sixty(10) });
    expect(content.galleries.affiches.map(({ id, author }) => [id, author])).toEqual([
      ["un", 'dit "Mado"; la grande'],
    ]);
  });

  test("les accents d’un tableur de Windows", async () => {
    const bytes = Buffer.from("Titre;Auteur;Image\r\nÉté;Zoé;un.png\r\n", "latin1");
    const { content } = await takeOver(["affiche", "l.csv"], { "l.csv": bytes, "un.png": await sixty(10) });
    expect(content.galleries.affiches.map(({ title, author }) => [title, author])).toEqual([["Été", "Zoé"]]);
  });

  test("[P8] les signes d’une ancienne page, écrits comme en HTML, redeviennent des lettres ; ce qui n’en est pas reste", async () => {
    const list = `[{"title":"L&rsquo;&Eacute;t&eacute; &#8211; R&amp;B","info":"Zo&#xEB; & l&apos;&oelig;il &nope; &#7;","url":"un.png"}]`;
    const { content } = await takeOver(["affiche", "l.json"], { "l.json": list, "un.png": await sixty(10) });
    expect(content.galleries.affiches.map(({ id, title, author }) => [id, title, author])).toEqual([
      ["l-ete-r-b", "L’Été – R&B", "Zoë & l'œil &nope; &#7;"],
    ]);
  });

  test.each([
    // « Été » and « Zoé » as Excel's « CSV (MS-DOS) » and « CSV (Macintosh) » save them, then UTF-8 with a line of Windows'.
    ["de MS-DOS", "\x90t\x82", "Zo\x82", "il vient d’un Mac ou de MS-DOS. → Enregistrez-le de nouveau"],
    ["d’un Mac", "\x83t\x8e", "Zo\x8e", "il vient d’un Mac ou de MS-DOS. → Enregistrez-le de nouveau"],
    [
      "de deux sortes",
      "\xc9t\xe9",
      "Zo\xc3\xa9",
      "Cette ligne n’est pas en UTF-8, quand le reste du fichier l’est",
    ],
  ])(
    "des accents %s ne deviennent pas des adresses qui restent : la ligne, et quoi faire",
    async (_, title, name, words) => {
      const list = Buffer.from(`Titre;Auteur;Image\r\nUn;;un.png\r\n${title};${name};un.png\r\n`, "latin1");
      const { code, said, content } = await takeOver(["affiche", "l.csv"], {
        "l.csv": list,
        "un.png": await sixty(10),
      });
      expect([code, content.galleries.affiches]).toEqual([1, []]);
      expect(said).toContain("l.csv », ligne 3 : ");
      expect(said).toContain(words);
    },
  );

  test("de deux colonnes d’un même nom, la première est lue ; l’autre est dite", async () => {
    const csv = "Titre;Auteur;Image;titre\nVotez l’été;Ada;a.png;Brouillon\n";
    const { said, content } = await takeOver(["affiche", "l.csv"], {
      "l.csv": csv,
      "a.png": await sixty(10),
    });
    expect(content.galleries.affiches.map(({ title }) => title)).toEqual(["Votez l’été"]);
    expect(said).toContain("Rien n’a été lu de : « titre, encore (colonne 4) »");
  });

  test("les colonnes dont rien n’est lu sont dites une fois, avec les noms connus, à l’essai aussi ; les entrées viennent", async () => {
    const csv = `Nom de l’affiche;Auteur;Image;Jour;;Texte écrit;Vide
Votez l’été;Ada;a.png;03/04/2023;;VOTEZ;
Le bal;Ada;b.png;04/04/2023;;;;de trop
`;
    const files = { "l.csv": csv, "a.png": await sixty(10), "b.png": await sixty(90) };
    const words =
      "Rien n’a été lu de : « Nom de l’affiche », « Jour », « Texte écrit », « colonne 8, sans nom ». → Les noms connus : titre, auteur, image, import, arc, genre, date, mots, joueurs, texte, retrait.";
    const trial = await takeOver(["affiche", "l.csv", "--essai"], files);
    expect(trial.said.split(words)).toHaveLength(2);
    const { code, said, content, dir } = await takeOver(["affiche", "l.csv"], files);
    expect(said.split(words)).toHaveLength(2);
    expect([code, content.galleries.affiches.length]).toEqual([0, 2]);
    const [report = ""] = await readdir(join(dir, "var/imports"));
    expect((await readFile(join(dir, "var/imports", report), "utf8")).split(words)).toHaveLength(2);
  });

  test.each([
    ["affiche", [{ title: "Un", nom: "Une", url: "un.png", vues: 3 }], "« nom », « vues »"],
    ["joueur", [{ pseudo: "ada", live: true }], "« live »"],
    [
      "createur",
      [
        {
          name: "Ada",
          desc: "Elle.",
          video: "https://youtu.be/aqz-KE-bpKQ",
          links: [{ url: "https://a.fr", poids: 2 }],
        },
      ],
      "« poids »",
    ],
    [
      "musique",
      [
        {
          creator: "Ada",
          depuis: 2020,
          tracks: [{ title: "Un", link: "https://youtu.be/aqz-KE-bpKQ", vues: 3 }],
        },
      ],
      "« depuis », « vues »",
    ],
  ])("d’une liste JSON (%s), les clés dont rien n’est lu", async (kind, list, names) => {
    const files = { "l.json": JSON.stringify(list), "un.png": await sixty(10) };
    const { said } = await takeOver([kind, "l.json"], files);
    expect(said).toContain(`Rien n’a été lu de : ${names}. → Les noms connus : `);
  });

  test("quand tout est lu, rien n’en est dit", async () => {
    const csv = "titre;auteur;image;date\nUn;Ada;un.png;03/04/2023\n";
    const { said } = await takeOver(["affiche", "l.csv"], { "l.csv": csv, "un.png": await sixty(10) });
    expect(said).not.toContain("Rien n’a été lu");
  });

  test("un dossier d’images, sous-dossiers compris ; le titre vient du nom", async () => {
    const files = {
      "bal-des-couronnes.png": await sixty(10),
      "2023/Été.jpg": await picture("jpeg", 600, 700),
    };
    const { content, code } = await takeOver(["affiche", "."], files);
    expect(code).toBe(0);
    expect(Object.fromEntries(content.galleries.affiches.map(({ id, title }) => [id, title]))).toEqual({
      "bal-des-couronnes": "Bal des couronnes",
      ete: "Été",
    });
  });

  test("d’un dossier, une image est prise quel que soit son nom ; tout autre fichier est nommé, avec la raison", async () => {
    const files = {
      "bal.jfif": await picture("jpeg", 600, 700),
      "sans extension": await sixty(10),
      ["n° 100 % été #2.png".normalize("NFD")]: await sixty(90),
      "le même.png": await sixty(10),
      "IMG_0001.png": (await sixty(50)).subarray(0, 300),
      "scan.bmp": `BM${"\0".repeat(60)}`,
      "logo.svg": "<svg/>",
      "2023/plan.pdf": "%PDF-1.7",
      "2023/notes": "rien",
      "liste.csv": "titre;image",
      "Thumbs.db": "",
      ".cache/vignette.png": await sixty(130),
    };
    const trial = await takeOver(["affiche", ".", "--essai"], files);
    expect(trial.said).toContain("  « bal.jfif » → affiches/bal\n");
    expect(trial.said).toContain("4 entrées viendraient, 1 déjà là, 4 laissées de côté.");
    const { said, content, dir } = await takeOver(["affiche", "."], files);
    expect(content.galleries.affiches.map(({ id }) => id).toSorted()).toEqual([
      "bal",
      "le-meme",
      "n-100-ete-2",
    ]);
    expect(said).toContain("3 entrées ajoutées, 1 déjà là, 5 laissées de côté.");
    expect(said).toContain("« sans extension » : déjà là (la même que « le même.png »)");
    expect(said).toContain("« IMG_0001.png » : Cette image est abîmée ou incomplète");
    expect(said).toContain(
      "« scan.bmp » : Ce fichier est une image BMP ; il faut une image JPEG, PNG ou WebP",
    );
    expect(said).toContain("« logo.svg » : Ce fichier est un dessin SVG");
    expect(said).toContain(`« ${join("2023", "plan.pdf")} » : Ce fichier est un PDF`);
    expect(said).toContain(`« ${join("2023", "notes")} » : Ce fichier est d’un format inconnu`);
    expect(said).not.toMatch(/ligne \d|liste\.csv|Thumbs|vignette/);
    const [report = ""] = await readdir(join(dir, "var/imports"));
    expect(await readFile(join(dir, "var/imports", report), "utf8")).toContain(
      '"";"";"scan.bmp";"laissée de côté"',
    );
  });

  test("une liste faite sous Windows, dont les images sont dans un sous-dossier, se reprend ici aussi", async () => {
    const files = {
      "l.csv": "titre;image\nLe bal;photos\\bal.png\n;photos\\la-fete.png\n",
      "photos/bal.png": await sixty(10),
      "photos/la-fete.png": await sixty(90),
    };
    const { said, content } = await takeOver(["affiche", "l.csv"], files);
    expect(said).toContain("2 entrées ajoutées.");
    expect(content.galleries.affiches.map(({ id }) => id)).toEqual(["le-bal", "la-fete"]);
  });

  test("ce que check refuserait est laissé, avec sa ligne et la raison de check ; le reste vient", async () => {
    const csv = `titre;image;arc;joueurs;date
${"T".repeat(161)};a.png;;;
Arc inconnu;b.png;Schol;;
Personne;c.png;;Zorro;
Bon;d.png;school;;2023-04-03
Date;e.png;;;hier
Abîmée;f.png;;;
`;
    const files: Record<string, string | Buffer> = { "l.csv": csv, "f.png": "non" };
    for (const [index, name] of ["a", "b", "c", "d", "e"].entries())
      files[`${name}.png`] = await sixty(index * 20);
    const dir = await contentFolder({ "joueurs/ada.yaml": "arcs: []\n" });
    const { said, content } = await takeOver(["affiche", "l.csv"], files, { dir });
    expect(content.galleries.affiches.map(({ id, arc, hung }) => [id, arc, hung])).toEqual([
      ["bon", "School", "2023-04-03"],
    ]);
    expect(said).toMatch(/ligne 2, .*160 caractères au plus/);
    expect(said).toMatch(/ligne 3, .*L’arc « Schol » n’existe pas.*« School »/);
    expect(said).toMatch(/ligne 4, .*Personne ne s’appelle « Zorro »/);
    expect(said).toMatch(/ligne 6, .*La date « hier » ne se lit pas/);
    expect(said).toMatch(/ligne 7, .*format inconnu/);
  });

  test.each([
    ["que check refuse", "31/02/2023"],
    ["qui ne se lit pas", "hier"],
  ])(
    "après une ligne %s, la même corrigée vient, sous le même nom ; une de plus est déjà là",
    async (_, date) => {
      const csv = `titre;image;date\nBal;a.png;${date}\nBal;a.png;28/02/2023\nBal;a.png;28/02/2023\n`;
      const files = { "l.csv": csv, "a.png": await sixty(10) };
      const trial = await takeOver(["affiche", "l.csv", "--essai"], files);
      expect(trial.said).toContain("1 entrée viendrait, 1 déjà là, 1 laissée de côté.");
      const { said, content } = await takeOver(["affiche", "l.csv"], files);
      expect(said).toContain("1 entrée ajoutée, 1 déjà là, 1 laissée de côté.");
      expect(said).toContain("ligne 4, « Bal » : déjà là (la même que ligne 3)");
      expect(content.galleries.affiches).toMatchObject([{ id: "bal", hung: "2023-02-28" }]);
    },
  );

  test("un essai dit ce qui viendrait et n’écrit rien, ne demande rien", async () => {
    const list = [{ title: "Un", url: "https://old.example/un.png" }];
    const dir = await contentFolder();
    const before = await readdir(dir);
    const { code, said } = await takeOver(
      ["affiche", "l.json", "--essai"],
      { "l.json": JSON.stringify(list) },
      { dir },
    );
    expect([code, said]).toEqual([0, expect.stringContaining("« Un » → affiches/un\n1 entrée viendrait.")]);
    expect(said).toContain("à : old.example (1).");
    expect((await readdir(dir)).filter((name) => !before.includes(name))).toEqual(["var"]);
  });

  test.each([
    ["import", importList, ["affiche", "l.json", "--essai"], "Ce dossier n’existe pas."],
    ["add", add, ["affiche", "bal.png"], "npm run content -- check"],
  ] as const)(
    "« %s », quand CONTENT_DIR est mal écrit, le dit et ne commence pas de contenu à cet endroit, où « nouveau » serait refusé ensuite",
    async (_, command, [kind, name, ...options], words) => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, "l.json"), '[{ "title": "Un", "url": "https://old.example/un.png" }]');
      await writeFile(join(folder, "bal.png"), await picture("png", 600, 700));
      const absent = join(folder, "ma-comunaute");
      const { code, said } = await run(command, absent, [kind, join(folder, name), ...options]);
      expect([code, said]).toEqual([1, expect.stringContaining(words)]);
      expect((await readdir(folder)).toSorted()).toEqual(["bal.png", "l.json"]);
    },
  );

  test("une source illisible, ambiguë ou d’une autre sorte : la ligne, et quoi faire", async () => {
    const say = async (name: string, text: string | Buffer, ...options: string[]) =>
      (await takeOver(["affiche", name, ...options], { [name]: text })).said;
    expect(await say("l.json", '[\n{"title":"Un"\n"url":"a"}]')).toContain(
      'ligne 3 : Cette ligne ne se lit pas à partir de « "url":"a"}] » (colonne 1)',
    );
    expect(await say("l.json", '[{"title":"Un" "url":\r\n"a"}]')).toContain('« "url": » (colonne 16)');
    expect(await say("l.json", '[\n{"title":"Un"}\n')).toMatch(/ligne 2 : .*s’arrête avant la fin/);
    expect(await say("l.json", '[{"name":"Ada"}]')).toMatch(
      /Aucune liste, ici, ne peut être les affiches.*name/,
    );
    expect(await say("l.xlsx", "PK\u0003\u0004")).toContain("CSV");
    expect(await say("l.yaml", "- titre: Un\n")).toContain(
      "Ceci est du YAML, où chaque entrée a son fichier",
    );
    const two = 'export const a = [{url:"x"}]; export const b = [{url:"y"}];';
    expect(await say("l.ts", two)).toContain("--liste a ou --liste b");
    expect(await say("l.ts", two, "--liste", "c")).toContain("Aucune liste ne s’appelle « c »");
    expect(await say("absent.json", "")).toContain("vide");
    expect(await say("ok.png", await sixty(10))).toMatch(
      /C’est une image, pas une liste\. → .* npm run content -- add affiche ".*ok\.png" \(ou add panneau\)\.$/m,
    );
    expect(await say("l.pdf", "%PDF-1.7")).toContain("Ce fichier est un PDF ; il faut une liste");
    expect(await say("l.mp3", "ID3\u0004\u0000")).toContain(
      "Ce fichier est d’un format inconnu ; il faut une liste",
    );
    expect(await say("l.csv", "BMW;url\nUn;absent.png")).toContain("absent.png");
  });
});

test("une image que quelqu’un a mise dans le dossier, et que rien ne montre : quoi faire est dit, puis elle vient", async () => {
  const png = await sixty(10);
  const dir = await contentFolder();
  await mkdir(join(dir, "affiches"), { recursive: true });
  await writeFile(join(dir, "affiches/bal.png"), png);
  const files = { "l.json": '[{"title":"Le bal","url":"bal.png"}]', "bal.png": png };
  const { code, said } = await takeOver(["affiche", "l.json"], files, { dir });
  expect(code).toBe(1);
  expect(said).toContain("même image que bal.png, que rien ne montre. → Sortez-la du dossier affiches/");
  await rm(join(dir, "affiches/bal.png"));
  const { said: then } = await takeOver(["affiche", "l.json"], files, { dir });
  expect(then).toContain("1 entrée ajoutée.");
});

test("d’un ancien site entier, une liste prend les images de tout le site, là où le site les a", async () => {
  const code = `import a from "../images/a.png";
    export const affiches = [
      { title: "Un", url: a }, { title: "Deux", url: "img/b.png" }, { title: "Trois", url: "/c.png" },
    ];`;
  const { content } = await takeOver(["affiche", "site/src/data/affiches.ts"], {
    "site/package.json": "{}",
    "site/src/data/affiches.ts": code,
    "site/src/images/a.png": await sixty(10),
    "site/img/b.png": await sixty(50),
    "site/public/c.png": await sixty(90),
  });
  expect(content.galleries.affiches.map(({ id }) => id).toSorted()).toEqual(["deux", "trois", "un"]);
});
