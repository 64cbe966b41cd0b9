import { expect, test } from "vitest";
import { parseStreamers } from "#app/features/streamers/load-streamers/load-streamers.ts";
import { foldQuery } from "#text/fold-text.ts";
import { type Contents, everyName, findEverywhere } from "./find-everywhere.ts";

const { streamers: people } = parseStreamers([
  {
    username: "mado_ferraille",
    display_name: "MadoFerraille",
    tag: "Staff",
    arcs: ["School", "Pentacle"],
    nomRP: { School: "Mado Perrin", Pentacle: "Mado Perrin" },
  },
  {
    username: "kolt",
    display_name: "KoltEtDemi",
    tag: "Joueur",
    arcs: ["School"],
    nomRP: { School: "Kévin Vargas" },
  },
  { username: "sans_nom", arcs: ["School"], nomRP: { School: "Mado Deux" } },
]);
const contents: Contents = {
  people,
  arcs: [
    { key: "School", name: "School", lang: "en", dates: "31/03/2023 - 24/04/2023", era: undefined },
    { key: "Pentacle", name: "Pentacle", lang: undefined, dates: "22/03/2024 - 15/06/2024", era: "1999" },
  ],
  tracks: Array.from({ length: 6 }, (_, i) => ({ id: `nuit-${i}`, title: `Nuit nº ${i}`, creator: "Mado" })),
  videos: [{ id: "iris-margelle", name: "Iris Margelle", videoTitle: "Une nuit, boulevard Zénith" }],
  donation: {
    page: "https://dons.exemple.fr/minuit",
    service: "Tirelire",
    text: "Pour les machines.",
  },
  join: undefined,
  pictures: undefined,
  shown: undefined,
};
const found = (text: string) => findEverywhere(contents, foldQuery(text));
const told = (text: string) =>
  found(text).map(({ title, total, answers }) => [title, total, ...answers.map((each) => each.title)]);

test("un personnage se trouve une fois pour tous ses arcs, et mène à la personne qui l’a joué", () => {
  expect(found("perrin")).toMatchObject([
    {
      kind: "personnages",
      total: 1,
      answers: [
        {
          href: "/stream?joueur=mado_ferraille",
          title: "Mado Perrin",
          note: "Joué par MadoFerraille, School, Pentacle",
        },
      ],
    },
  ]);
});

test("accents et casse ne comptent pas ; qui n’a pas de nom affiché ne se montre pas", () => {
  expect(told("KEVIN")).toEqual([["Personnages", 1, "Kévin Vargas"]]);
  expect(told("mado deux")).toEqual([]);
});

test("qui existe se trouve aussi dans le désordre et avec d’autres espaces", () => {
  expect(told("vargas kevin")).toEqual([["Personnages", 1, "Kévin Vargas"]]);
  expect(told("kolt et demi")).toEqual([["Joueurs", 1, "KoltEtDemi"]]);
});

test("les genres de réponses se suivent toujours dans le même ordre, chacun avec son compte", () => {
  expect(told("mado")).toEqual([
    ["Personnages", 1, "Mado Perrin"],
    ["Joueurs", 1, "MadoFerraille"],
    ["Musique", 6, "Nuit nº 0", "Nuit nº 1", "Nuit nº 2", "Nuit nº 3", "Toute la musique"],
  ]);
});

test("seul, un genre montre davantage ; le reste a un lien vers sa page", () => {
  expect(told("nuit nº")).toEqual([["Musique", 6, ...contents.tracks.map(({ title }) => title)]]);
  expect(found("mado").at(-1)?.answers.at(-1)?.href).toBe("/musique");
});

test("une vidéo se trouve par son titre ou qui l’a faite, et mène à sa place", () => {
  for (const text of ["zenith", "iris"])
    expect(found(text)).toMatchObject([
      { kind: "vidéos", answers: [{ href: "/vidéo#iris-margelle", note: "Iris Margelle" }] },
    ]);
});

test("un arc se trouve par son nom ou son époque, et mène à sa carte", () => {
  expect(found("1999")).toMatchObject([
    { kind: "arcs", answers: [{ href: "/arc#Pentacle", note: "22/03/2024 - 15/06/2024" }] },
  ]);
});

test("une page, et ce que l’on vient faire, se trouvent par leur nom ou par celui que chacun leur donne", () => {
  expect(found("vide").at(0)).toMatchObject({
    title: "Sur le site",
    answers: [{ title: "Vidéo", href: "/vidéo" }],
  });
  expect(told("streameur")).toEqual([["Sur le site", 1, "Joueurs"]]);
  expect(told("contact")).toEqual([["Sur le site", 1, "Écrire au staff"]]);
  expect(told("nom rp")).toEqual([["Sur le site", 1, "Changer mon nom RP"]]);
  expect(told("dons")).toEqual([["Sur le site", 1, "Faire un don"]]);
  expect(found("mon mur")[0]?.answers[0]?.href).toBe("/affiche");
  // Two letters begin too many words, and the middle of one is no name.
  expect(found("do").map(({ kind }) => kind)).not.toContain("pages");
  expect(told("nneau")).toEqual([]);
});

test("qui veut jouer trouve là où l’on rejoint le serveur, si la communauté le dit, et sinon le staff", () => {
  expect(told("discord")).toEqual([["Sur le site", 1, "Écrire au staff"]]);
  expect(told("comment jouer")).toEqual([["Sur le site", 1, "Écrire au staff"]]);
  const join = { href: "https://discord.exemple.fr/ruelle", label: "Nous rejoindre" };
  for (const query of ["discord", "reglement", "rejoindre", "candidature", "whitelist"])
    expect(findEverywhere({ ...contents, join }, query)[0]?.answers.at(-1)).toMatchObject({
      title: "Nous rejoindre",
      href: join.href,
      note: "Sur discord.exemple.fr, dans un nouvel onglet",
    });
});

test("sans service de dons, « Faire un don » ne se trouve pas", () => {
  expect(findEverywhere({ ...contents, donation: undefined }, "dons")).toEqual([]);
});

test("un arc se trouve aussi mal tapé", () => {
  expect(told("pentcle")).toEqual([["Arcs", 1, "Pentacle"]]);
  expect(told("pxntzcle")).toEqual([["Arcs", 1, "Pentacle"]]);
  expect(told("pompier")).toEqual([]);
});

test("tout ce qui porte un nom peut être proposé à la place d’un mot mal tapé", () => {
  expect(everyName(contents)).toEqual(
    expect.arrayContaining(["Mado Perrin", "KoltEtDemi", "Pentacle", "Nuit nº 3"]),
  );
});
