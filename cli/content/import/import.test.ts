import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, picture, temporaryFolder } from "#reader/fixtures/content-folder.ts";
import { add } from "../add.ts";
import { host, run } from "../content.scene.ts";
import { importList } from "./import.ts";
import { sixty, takeOver } from "./import.scene.ts";
import { outsideFetch } from "./outside-fetch.ts";

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

test("rien de ce que contient une source ne pilote le terminal, ni le tableur", async () => {
  const list = [
    { title: "\u001b[2JUn", url: "absent.png" },
    { title: "=1+1", url: "absent2.png" },
  ];
  const { said, dir } = await takeOver(["affiche", "l.json"], { "l.json": JSON.stringify(list) });
  expect(said).toContain("« Un »");
  expect(said).not.toContain("\u001b");
  const [report = ""] = await readdir(join(dir, "var/imports"));
  expect(await readFile(join(dir, "var/imports", report), "utf8")).toContain(`"'=1+1"`);
});

describe("les hébergeurs (doublure locale)", () => {
  const list = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        title: `Affiche ${index}`,
        url: `https://old.example/${index}.png`,
      })),
    );

  test("celui qui demande d’attendre est attendu ; celui qui tombe, redemandé ; ce qui n’existe plus est dit, sans insister", async () => {
    const asked = new Map<string, number>();
    const png = await Promise.all([0, 1, 2].map((index) => sixty(index * 40)));
    const fetch = await host(({ url = "" }, response) => {
      const count = (asked.get(url) ?? 0) + 1;
      asked.set(url, count);
      if (url === "/1.png" && count === 1) return response.writeHead(429, { "Retry-After": "1" }).end();
      if (url === "/2.png" && count === 1) return response.destroy();
      if (url === "/3.png") return response.writeHead(404).end();
      return response.end(png[Number(url[1])]);
    });
    const { said, content } = await takeOver(["affiche", "l.json"], { "l.json": list(4) }, { fetch });
    expect(content.galleries.affiches).toHaveLength(3);
    expect(said).toContain("3 entrées ajoutées, 1 laissée de côté.");
    expect(said).toContain("« Affiche 3 » : l’image n’existe plus à cette adresse (réponse 404)");
    expect(asked.get("/3.png")).toBe(1);
  });

  test("un hébergeur qui veut une heure : à reprendre ; la même commande continue, sous les mêmes noms, sans doublon, à sa place parmi les autres", async () => {
    let open = false;
    const png = await Promise.all([0, 1, 2, 3].map((index) => sixty(index * 40)));
    const fetch = await host(({ url = "" }, response) =>
      url === "/1.png" && !open
        ? response.writeHead(429, { "Retry-After": "3600" }).end()
        : response.end(png[Number(url[1])]),
    );
    const files = { "l.json": list(4).replace("Affiche 1", "Affiche 0") };
    const first = await takeOver(["affiche", "l.json"], files, { fetch });
    expect(first.said).toContain("3 entrées ajoutées, 1 à reprendre.");
    expect(first.said).toMatch(/demande d’attendre 60 minutes/);
    open = true;
    // Meanwhile somebody has put one more at the end of the wall.
    await writeFile(join(first.dir, "affiches/ajoutee.png"), await sixty(200));
    await writeFile(join(first.dir, "affiches/ajoutee.yaml"), "titre: A\nimage: ajoutee.png\nrang: 50\n");
    const second = await takeOver(["affiche", "l.json"], files, { fetch, dir: first.dir });
    expect([second.code, second.said]).toEqual([0, expect.stringContaining("1 entrée ajoutée, 3 déjà là.")]);
    expect(second.content.galleries.affiches.map(({ id }) => id)).toEqual([
      "affiche-0",
      "affiche-0-2",
      "affiche-2",
      "affiche-3",
      "ajoutee",
    ]);
    const [report = ""] = await readdir(join(first.dir, "var/imports"));
    const text = await readFile(join(first.dir, "var/imports", report), "utf8");
    expect(text.split("\r\n")[0]).toBe('\uFEFF"ligne";"titre";"adresse";"issue";"raison"');
    expect(text).toContain("à reprendre");
  });

  test("Ctrl+C arrête aussi ce qui vient du disque : ce qui n’avait pas commencé est à reprendre, et la même commande le reprend", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.png`);
    const pictures = await Promise.all(
      names.map(async (name, index) => [name, await sixty(index * 20)] as const),
    );
    const entries = names.map((name, index) => ({
      title: name,
      url: index === 0 ? `https://i.example/${name}` : name,
    }));
    let typed = false;
    const fetch = await host((_, response) => {
      if (!typed) process.listeners("SIGINT").at(-1)?.("SIGINT");
      typed = true;
      response.end(pictures[0]?.[1]);
    });
    const files = { ...Object.fromEntries(pictures), "l.json": JSON.stringify(entries) };
    const first = await takeOver(["affiche", "l.json"], files, { fetch });
    expect([first.code, first.said]).toEqual([130, expect.stringMatching(/\d+ à reprendre\./)]);
    expect(first.content.galleries.affiches.length).toBeLessThan(5);
    const second = await takeOver(["affiche", "l.json"], files, { fetch, dir: first.dir });
    expect(second.content.galleries.affiches.map(({ title }) => title)).toEqual(names);
  });

  test("l’image que quelqu’un a posée sous un nom promis à une autre n’est ni effacée ni remplacée", async () => {
    const [theirs, ours] = [await sixty(10), await sixty(90)];
    let gone = true;
    const fetch = await host((_, response) => (gone ? response.writeHead(404).end() : response.end(ours)));
    const files = { "l.json": list(1) };
    const { dir } = await takeOver(["affiche", "l.json"], files, { fetch });
    await mkdir(join(dir, "affiches"), { recursive: true });
    await writeFile(join(dir, "affiches/affiche-0.png"), theirs);
    gone = false;
    const { content } = await takeOver(["affiche", "l.json"], files, { fetch, dir });
    expect(content.galleries.affiches.map(({ id }) => id)).toEqual(["affiche-0-2"]);
    expect((await readFile(join(dir, "affiches/affiche-0.png"))).equals(theirs)).toBe(true);
  });

  test("la même image sous deux adresses, la même adresse signée deux fois, ne viennent qu’une fois", async () => {
    const png = await sixty(10);
    const fetch = await host((_, response) => response.end(png));
    const entries = ["a.png?ex=1&hm=2", "a.png?ex=3&hm=4", "b.png"].map((path, index) => ({
      title: `Affiche ${index}`,
      url: `https://cdn.example/${path}`,
    }));
    const { content, said } = await takeOver(
      ["affiche", "l.json"],
      { "l.json": JSON.stringify(entries) },
      { fetch },
    );
    expect(content.galleries.affiches.map(({ id }) => id)).toEqual(["affiche-0"]);
    expect(said).toContain("1 entrée ajoutée, 2 déjà là.");
  });

  test("ce qui est venu une fois n’est pas redemandé, même sous un autre titre ; ce que le staff a posé lui-même ne vient pas en double", async () => {
    const asked: string[] = [];
    const png = await Promise.all([0, 1].map((index) => sixty(index * 40)));
    const fetch = await host(({ url = "" }, response) => {
      asked.push(url);
      response.end(png[Number(url[1])]);
    });
    const first = await takeOver(["affiche", "l.json"], { "l.json": list(1) }, { fetch });
    await writeFile(join(first.dir, "affiches/bal.png"), png[1] ?? "");
    await writeFile(join(first.dir, "affiches/bal.yaml"), "titre: Le bal\nauteur: Mado\nimage: bal.png\n");
    const files = { "l.json": list(2).replace("Affiche 0", "Le défilé") };
    const { said, content } = await takeOver(["affiche", "l.json"], files, { fetch, dir: first.dir });
    expect(said).toContain("0 entrée ajoutée, 2 déjà là.");
    expect(said).toContain("déjà là (même image que bal.png)");
    expect(content.galleries.affiches.map(({ id }) => id).toSorted()).toEqual(["affiche-0", "bal"]);
    expect(asked).toEqual(["/0.png", "/1.png"]);
  });

  test("la même adresse deux fois, qui ne donne rien : les deux sont laissées, aucune n’est « déjà là »", async () => {
    const fetch = await host((_, response) => response.writeHead(404).end());
    const files = { "l.json": list(2).replaceAll(/\d\.png/g, "a.png") };
    const { said } = await takeOver(["affiche", "l.json"], files, { fetch });
    expect(said).toContain("0 entrée ajoutée, 2 laissées de côté.");
    expect(said.match(/« Affiche \d » : l’image n’existe plus/g)).toHaveLength(2);
  });

  test("une adresse du réseau de la personne n’est pas demandée, même par un renvoi, à moins qu’elle ne le dise", async () => {
    const asked: string[] = [];
    const png = await sixty(10);
    const fetch = await host(({ url = "" }, response) => {
      asked.push(url);
      return url === "/renvoi.png"
        ? response.writeHead(302, { Location: "http://192.168.1.1/box.png" }).end()
        : response.end(png);
    });
    const files = {
      "l.json":
        '[{"title":"Un","url":"http://127.0.0.1/un.png"},{"title":"Deux","url":"https://old.example/renvoi.png"}]',
    };
    const { said, dir } = await takeOver(["affiche", "l.json"], files, { fetch });
    expect(said.match(/de votre propre réseau → Si c’est voulu, ajoutez --reseau-local/g)).toHaveLength(2);
    expect(asked).toEqual(["/renvoi.png"]);
    const { content } = await takeOver(["affiche", "l.json", "--reseau-local"], files, { fetch, dir });
    expect(content.galleries.affiches).toHaveLength(1);
  });
});

describe("une liste hostile", () => {
  test("un nom d’hôte qui mène au réseau de la personne, ou qui finit par un point, n’est pas demandé", async () => {
    const names: string[] = [];
    const fetchOutside = outsideFetch((name, _, done) => {
      names.push(name);
      done(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "192.168.1.1", family: 4 },
      ]);
    });
    const files = {
      "l.json":
        '[{"title":"Un","url":"http://mon.exemple/un.png"},{"title":"Deux","url":"http://localhost./deux.png"}]',
    };
    const { said } = await takeOver(["affiche", "l.json"], files, { fetchOutside });
    expect(said.match(/de votre propre réseau → Si c’est voulu, ajoutez --reseau-local/g)).toHaveLength(2);
    expect(names).toEqual(["mon.exemple"]);
  });

  test("une image du disque qui n’est pas à elle n’est pas prise, par « .. », par une adresse entière ni par un lien : sa ligne, et ce qu’il faut taper si c’est voulu", async () => {
    const dir = await contentFolder();
    const source = `${dir}-source`;
    const mine = join(source, "Photos/mienne.png");
    const links = join(source, "Reçus/liens");
    await mkdir(links, { recursive: true });
    await symlink(mine, join(links, "lien.png"));
    await symlink(join(source, "Photos"), join(source, "Reçus/public"));
    const csv = `titre;image
Par deux points;../Photos/mienne.png
Échappée;..%2FPhotos%2Fmienne.png
Entière;${mine}
Comme celle d’un site;/Photos/mienne.png
Par un lien;liens/lien.png
Par le lien d’un dossier;/mienne.png
À elle;sienne.png
`;
    const files = {
      "Reçus/l.csv": csv,
      "Reçus/sienne.png": await sixty(90),
      "Photos/mienne.png": await sixty(10),
    };
    const { code, said, content } = await takeOver(["affiche", "Reçus/l.csv"], files, { dir });
    expect(content.galleries.affiches.map(({ title }) => title)).toEqual(["À elle"]);
    expect(said).toContain("1 entrée ajoutée, 6 laissées de côté.");
    expect(said).toContain(
      "ligne 2, « Par deux points » : « ../Photos/mienne.png » est hors du dossier de la liste. → Si c’est voulu, dites quel dossier contient les images : --base DOSSIER.",
    );
    expect(said.match(/est hors du dossier de la liste/g)).toHaveLength(6);
    expect(code).toBe(1);
    const meant = await takeOver(["affiche", "Reçus/l.csv", "--base", source], files, { dir });
    expect(meant.content.galleries.affiches.map(({ title }) => title)).toContain("Par deux points");
  });

  test("un portrait, une musique du disque non plus", async () => {
    const files = {
      "a/joueurs.csv": "pseudo;portrait\nada;../moi.png\n",
      "a/pistes.csv": "createur;titre;lien\nAda;Un;../moi.ogg\n",
      "moi.png": await sixty(10),
      "moi.ogg": await readFile("e2e/fixtures/contenu-autre/deux-notes.ogg"),
    };
    const players = await takeOver(["joueur", "a/joueurs.csv"], files);
    expect(players.content.roster.map(({ username, portrait }) => [username, portrait])).toEqual([
      ["ada", undefined],
    ]);
    expect(players.said).toContain(
      "« ada » : ajoutée, mais sans son image : « ../moi.png » est hors du dossier",
    );
    const tracks = await takeOver(["musique", "a/pistes.csv"], files);
    expect(tracks.content.playlists).toEqual([]);
    expect(tracks.said).toContain("ligne 2, « Un » : « ../moi.ogg » est hors du dossier de la liste. → ");
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

describe("les joueurs, les créateurs, la musique", () => {
  test("[T8] streamers_cache.json : pseudos, arcs, noms RP, portraits ; sans portrait quand il n’existe plus", async () => {
    const png = await sixty(10);
    const fetch = await host(({ url = "" }, response) =>
      url === "/ada.png" ? response.end(png) : response.writeHead(404).end(),
    );
    const cache = {
      updated_at: "2024-01-01T00:00:00Z",
      streamers: [
        {
          username: "ada_exemple",
          display_name: "Ada",
          tag: "Staff",
          arcs: ["School"],
          nomRP: { School: "Mademoiselle Ravel" },
          profile_image_url: "https://cdn.example/ada.png",
          live: true,
        },
        {
          username: "https://www.twitch.tv/bob",
          arcs: "school",
          profile_image_url: "https://cdn.example/bob.png",
        },
        { username: "pas un pseudo", arcs: [] },
        { username: "zoe", arcs: ["Schol"] },
      ],
    };
    const { content, said, dir } = await takeOver(
      ["joueur", "streamers_cache.json"],
      { "streamers_cache.json": JSON.stringify(cache) },
      { fetch },
    );
    expect(
      content.roster.map(({ username, arcs, nomRP, portrait }) => [username, arcs, nomRP, portrait]),
    ).toEqual([
      ["ada_exemple", ["School"], { School: "Mademoiselle Ravel" }, "joueurs/ada_exemple.png"],
      ["bob", ["School"], {}, undefined],
    ]);
    expect(said).toContain("2 entrées ajoutées, 2 laissées de côté.");
    expect(said).toContain("« bob » : ajoutée, mais sans son image : l’image n’existe plus");
    expect(said).toContain("« pas un pseudo » n’est pas un pseudo Twitch");
    const csv = "Pseudo Twitch;Nom;Nom RP School\nada_exemple;Ada;X\nCleo;Cléo;La Comtesse\n";
    const again = await takeOver(["joueurs", "l.csv"], { "l.csv": csv }, { dir });
    expect(again.said).toContain("1 entrée ajoutée, 1 déjà là.");
    expect(again.said).toContain("ligne 2, « ada_exemple » : déjà là");
    expect(again.content.roster.find(({ username }) => username === "Cleo")).toMatchObject({
      display_name: "Cléo",
      arcs: ["School"],
      nomRP: { School: "La Comtesse" },
    });
  });

  test.each([
    ["joueur", "pseudo;arcs", "ada;Schol", "ada;School"],
    [
      "createur",
      "nom;video;description",
      "Ada;https://vimeo.com/1;Elle.",
      "Ada;https://youtu.be/aqz-KE-bpKQ;Elle.",
    ],
    [
      "musique",
      "createur;titre;lien",
      `Ada;${"T".repeat(200)};https://youtu.be/aqz-KE-bpKQ`,
      "Ada;Un;https://youtu.be/aqz-KE-bpKQ",
    ],
  ])(
    "%s : après une ligne refusée, la même corrigée vient ; une de plus est déjà là",
    async (kind, ...rows) => {
      const csv = [...rows, rows.at(-1)].join("\n");
      const { said } = await takeOver([kind, "l.csv"], { "l.csv": csv });
      expect(said).toContain("1 entrée ajoutée, 1 déjà là, 1 laissée de côté.");
      expect(said).toMatch(/ligne 4, .* déjà là \(la même que ligne 3\)/);
    },
  );

  test("[M1] d’un groupe, une piste refusée n’emporte pas les autres", async () => {
    const tracks = [
      { title: "Un", link: "https://youtu.be/aqz-KE-bpKQ" },
      { link: "https://youtu.be/bbbbbbbbbbb" },
      { title: "Trois", link: "https://youtu.be/ccccccccccc" },
    ];
    const files = { "l.json": JSON.stringify([{ creator: "Ada", tracks }]) };
    const { said, content } = await takeOver(["musique", "l.json"], files);
    expect(said).toContain("2 entrées ajoutées, 1 laissée de côté.");
    expect(said).toContain("Il manque le titre de cette piste (https://youtu.be/bbbbbbbbbbb)");
    expect(content.playlists.flatMap((each) => each.tracks.map(({ id }) => id)).toSorted()).toEqual([
      "trois",
      "un",
    ]);
  });

  test("[V1] les créateurs : la vidéo sous toutes ses adresses, les liens reconnus à leur hôte", async () => {
    const code = `export const creators = [
      { name: "Ada", desc: "Elle filme.", video: "https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0",
        links: [{ href: "https://www.twitch.tv/ada" }, { icon: "portfolio", href: "https://ada.example/", alt: "Son site" }] },
      { name: "Bob", desc: "Lui aussi.", video: "https://vimeo.com/1" },
      { name: "Cléo", video: "https://youtu.be/aqz-KE-bpKQ" },
    ];`;
    const { content, said } = await takeOver(["createur", "l.ts"], { "l.ts": code });
    expect(content.creators).toMatchObject([
      {
        name: "Ada",
        video: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
        links: [
          { icon: "twitch", alt: "Ada sur Twitch" },
          { icon: "portfolio", alt: "Son site" },
        ],
      },
    ]);
    expect(said).toMatch(/ligne 4, « Bob » : .*n’est pas une vidéo YouTube/);
    expect(said).toMatch(/ligne 5, « Cléo » : .*biographie/);
  });

  test("[V1] d’un tableur, les liens d’un créateur viennent de leur case et de leurs colonnes", async () => {
    const csv =
      'nom;video;description;liens;discord\nAda;https://youtu.be/aqz-KE-bpKQ;Elle.;"https://www.twitch.tv/ada, https://ada.example/?a=1&amp;b=2";https://discord.gg/ada\n';
    const { content } = await takeOver(["createur", "l.csv"], { "l.csv": csv });
    expect(content.creators[0]?.links.map(({ icon, href }) => [icon, href])).toEqual([
      ["twitch", "https://www.twitch.tv/ada"],
      ["portfolio", "https://ada.example/?a=1&b=2"],
      ["discord", "https://discord.gg/ada"],
    ]);
  });

  test("[T5] une colonne « Nom RP » sans arc est celle du seul arc du joueur ; de plusieurs arcs, elle est dite", async () => {
    const csv = "pseudo;arcs;Nom RP\nada;School;La Comtesse\nzoe;School, Survivor;Le Baron\n";
    const arcs = `arcs:
${["School", "Survivor"].map((key) => `  - { cle: ${key}, nom: ${key}, debut: 31/03/2023, description: D., accent: "#f2b544" }`).join("\n")}
`;
    const dir = await contentFolder({ "arcs.yaml": arcs });
    const { said, content } = await takeOver(["joueur", "l.csv"], { "l.csv": csv }, { dir });
    expect(content.roster.map(({ username, nomRP }) => [username, nomRP])).toEqual([
      ["ada", { School: "La Comtesse" }],
      ["zoe", {}],
    ]);
    expect(said).toContain("Rien n’a été lu de : « Nom RP ». → Les noms connus : ");
  });

  test("[M1] un lien qui commence au milieu de sa vidéo est pris, et l’on dit que la piste commencera au début", async () => {
    const csv =
      "createur;titre;lien\nAda;Un;https://youtu.be/aqz-KE-bpKQ?t=43s\nAda;Deux;https://www.youtube.com/watch?v=aqz-KE-bpK1\n";
    const { code, said, content } = await takeOver(["musique", "l.csv"], { "l.csv": csv });
    expect([code, content.playlists[0]?.tracks.map(({ title }) => title)]).toEqual([0, ["Un", "Deux"]]);
    expect(said).toContain(
      "ligne 2, « Un » : ajoutée, mais son lien commence plus loin (t=43s), et la piste commencera au début de la vidéo",
    );
    expect(said).not.toContain("« Deux »");
  });

  test("[M1] une durée mal écrite est dite à sa ligne, et non perdue", async () => {
    const csv = "createur;titre;lien;duree\nAda;Un;https://youtu.be/aqz-KE-bpKQ;3 min\n";
    const { said } = await takeOver(["musique", "l.csv"], { "l.csv": csv });
    expect(said).toContain("ligne 2, « Un » : La durée n’est pas écrite comme il faut. → Minutes:secondes");
  });

  test("un dossier de musiques ne dit ni le titre ni de qui elles sont : il faut leur liste", async () => {
    const { code, said } = await takeOver(["musique", "."], { "bruit.mp3": "ID3" });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/D’un dossier, seules des images .*→ .* createur, arc, titre/),
    ]);
  });

  test("[M1] la musique : groupes ou lignes, une piste rejoint son groupe, aucune deux fois, les commentaires restent", async () => {
    const musique = `# Notre musique
- createur: Tony
  arc: School
  pistes:
    - titre: Un
      lien: https://www.youtube.com/watch?v=aqz-KE-bpKQ   # la première
- createur: Zoé
  pistes:
    - { titre: Z, lien: "https://www.youtube.com/watch?v=aaaaaaaaaaa" }
`;
    const dir = await contentFolder({ "musique.yaml": musique });
    const code = `export const playlists = [
      { creator: "Tony", arc: "School", tracks: [
        { title: "Un", link: "https://youtu.be/aqz-KE-bpKQ" },
        { title: "Deux", link: "https://youtu.be/bbbbbbbbbbb", duration: "1:02:03" },
        { title: "Bruit", link: "./bruit.ogg" },
      ] },
      { creator: "Nouveau", tracks: [{ title: "Un", link: "https://youtu.be/ccccccccccc" }] },
    ];`;
    const files = { "l.ts": code, "bruit.ogg": await readFile("e2e/fixtures/contenu-autre/deux-notes.ogg") };
    const { content, said } = await takeOver(["musique", "l.ts"], files, { dir });
    expect(said).toContain("3 entrées ajoutées, 1 déjà là.");
    expect(
      content.playlists.map(({ creator, tracks }) => [creator, tracks.map(({ id }) => id).toSorted()]),
    ).toEqual([
      ["Tony", ["bruit", "deux", "un"]],
      ["Zoé", ["z"]],
      ["Nouveau", ["un-2"]],
    ]);
    const text = await readFile(join(dir, "musique.yaml"), "utf8");
    expect(text).toContain("# Notre musique\n");
    expect(text).toContain("1:02:03");
    expect(text).toContain("# la première\n    - titre:");
    const again = await takeOver(["musique", "l.ts"], files, { dir });
    expect([again.code, again.said]).toEqual([0, expect.stringContaining("0 entrée ajoutée, 4 déjà là.")]);
  });
});
