import { expect, test } from "vitest";
import { BLOCK } from "#schemas/gallery-index.ts";
import { foldQuery } from "#text/fold-text.ts";
import { gallerySearch } from "./search-gallery.ts";

const titles = ["Votez Vargas", "Été à Port-Salé", "Chef-d’œuvre", "Bal masqué", "Le bal du shérif"];
const authors = ["Mado Ferraille", "???", "", "Imprimerie Vieux-Quai", "Vargas & fils"];
const searchOf = (names: readonly string[], by: readonly string[]) =>
  gallerySearch(
    Array.from({ length: Math.ceil(names.length / BLOCK) }, (_, i) => ({
      titles: names.slice(i * BLOCK, (i + 1) * BLOCK),
      authors: by.slice(i * BLOCK, (i + 1) * BLOCK),
    })),
  );
const found = (text: string) => [...searchOf(titles, authors).find(foldQuery(text))];

test("[P7] le texte cherché est une partie du titre ou de l’auteur, sans égard à la casse", () => {
  expect(found("vargas")).toEqual([0, 4]);
  expect(found("BAL")).toEqual([3, 4]);
  expect(found("vieux-quai")).toEqual([3]);
  expect(found("???")).toEqual([1]);
  expect(found("introuvable")).toEqual([]);
});

test("[P7] au début d’un mot, « ours » n’est ni un concours ni un office du tourisme", () => {
  const search = searchOf(
    ["Concours de moustaches", "L’ours du canyon", "Velours"],
    ["Office", "", "Cirque Oursin"],
  );
  expect([...search.find("ours")]).toEqual([0, 1, 2]);
  expect([...search.find("ours", true)]).toEqual([1, 2]);
  expect([...search.find("our", true)]).toEqual([1, 2]);
});

test("[P7] les accents et les ligatures ne comptent pas, dans un sens comme dans l’autre", () => {
  expect(found("ete")).toEqual([1]);
  expect(found("ÉTÉ")).toEqual([1]);
  expect(found("bàl")).toEqual([3, 4]);
  expect(found("d'oeuvre")).toEqual([2]);
});

test("[P7] un titre se trouve sans ses traits d’union ni ses guillemets, et chaque réponse reste la sienne", () => {
  const names = ["« L’Homme-Canon »", "« Bal »", "Port-Salé"];
  const search = searchOf(names, ["", "« X »", "»"]);
  for (const [query, where] of [
    ["homme canon", 0],
    ["bal", 1],
    ["port salé", 2],
  ] as const)
    expect([...search.find(foldQuery(query))]).toEqual([where]);
});

test("[P7] un texte vide ou fait de blancs montre tout", () => {
  expect(foldQuery("")).toBe("");
  expect(foldQuery("  \t ")).toBe("");
  expect(found("  \u00a0")).toEqual([0, 1, 2, 3, 4]);
});

test("[P7] une recherche ne déborde pas du titre sur l’auteur ni d’une affiche sur la suivante", () => {
  expect(found("vargasmado")).toEqual([]);
  expect(found("vargas\u0001mado")).toEqual([]);
  expect(found("ferraille\nete")).toEqual([]);
});

test("[P7] 30 000 affiches : mêmes réponses qu’une recherche naïve, préparées d’avance ou non", () => {
  const words = ["Bal", "Été", "Œuvre", "Loup", "Shérif", "Nuit", "Rouge"];
  const many = Array.from({ length: 30_000 }, (_, i) => `${words[i % 7]} ${words[(i * 3) % 5]} ${i}`);
  const by = many.map((_, i) => (i % 8 === 0 ? "" : `Auteur ${i % 90}`));
  const search = searchOf(many, by);
  while (search.prepare());
  for (const query of ["bal", "ete 12", "29999", "auteur 7", "e", "zzz"]) {
    const naive = many.flatMap((title, i) =>
      foldQuery(title).includes(query) || foldQuery(by[i] ?? "").includes(query) ? [i] : [],
    );
    expect([...search.find(query)]).toEqual(naive);
    expect([...searchOf(many, by).find(query)]).toEqual(naive);
  }
});
