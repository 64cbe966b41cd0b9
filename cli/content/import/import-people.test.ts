import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder } from "#reader/fixtures/content-folder.ts";
import { host } from "../content.scene.ts";
import { sixty, takeOver } from "./import.scene.ts";

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

  test("[M1] l’identifiant d’un long titre, coupé, ne finit pas par un tiret", async () => {
    const title = `${"a".repeat(69)} et la suite`;
    const csv = `createur,titre,lien\nAda,${title},https://youtu.be/aqz-KE-bpKQ\n`;
    const { code, content } = await takeOver(["musique", "l.csv"], { "l.csv": csv });
    expect(code).toBe(0);
    expect(content.playlists.flatMap(({ tracks }) => tracks.map(({ id }) => id))).toEqual(["a".repeat(69)]);
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
