import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder } from "#reader/fixtures/content-folder.ts";
import { sixty, takeOver } from "./import.scene.ts";
import { outsideFetch } from "./outside-fetch.ts";

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
