import { expect, test } from "vitest";
import { encodeFacets, type Facets } from "#schemas/facet-file.ts";
import { facetTable } from "./facet-table.ts";
import type { Chosen } from "./use-filters.ts";

const entry = (arc: string, genre: string, hues: Facets["hues"], hung?: string): Facets => ({
  arc: arc || undefined,
  genre: genre || undefined,
  hues,
  hung,
});

const ENTRIES = [
  entry("School", "film", ["rouge"], "2024-05-01"),
  entry("School", "course", ["bleu", "rouge"], "2025-01-01"),
  entry("Survivor", "film", ["bleu"]),
  entry("", "", ["noir"], "2024-05-01"),
];
const AUTHORS = ["Mado", "Kader", "Mado", "???"];
const ARCS = [
  ["School", "School"],
  ["Survivor", "Survivor"],
] as const;
const table = facetTable(encodeFacets(ENTRIES, ARCS), ENTRIES.length);
const ALL = Int32Array.from(ENTRIES, (_, position) => position);
const kept = (chosen: Chosen, of = ALL) => [...table.narrow(of, chosen)];

test("chaque filtre ne garde que ce qui lui répond, et tous ensemble aussi", () => {
  expect(kept({})).toEqual([0, 1, 2, 3]);
  expect(kept({ arc: "School" })).toEqual([0, 1]);
  expect(kept({ genre: "film" })).toEqual([0, 2]);
  expect(kept({ couleur: "bleu" })).toEqual([1, 2]);
  expect(kept({ arc: "School", couleur: "bleu" })).toEqual([1]);
  expect(kept({ genre: "film" }, Int32Array.of(2, 1))).toEqual([2]);
});

test("une valeur que personne ne connaît ne garde rien, ni celles qui n’en ont pas", () => {
  expect(kept({ arc: "Jamais" })).toEqual([]);
  expect(kept({ genre: "" })).toEqual([]);
  expect(kept({ couleur: "mauve" })).toEqual([]);
});

test("les plus récentes d’abord : par date, et à date égale ou inconnue la dernière du fichier d’abord", () => {
  expect(kept({ tri: "recentes" })).toEqual([1, 3, 0, 2]);
  expect(kept({ tri: "recentes", genre: "film" })).toEqual([0, 2]);
  expect(kept({ tri: "autrement" })).toEqual([0, 1, 2, 3]);
});

test("chaque choix dit combien il laisserait, c’est-à-dire ce que le mur montrerait ensuite", () => {
  const chosen: Chosen = { genre: "film", auteur: "Mado" };
  const { of, without } = table.left(ALL, AUTHORS, chosen);
  expect(of.arc).toEqual(
    new Map([
      ["School", 1],
      ["Survivor", 1],
    ]),
  );
  expect(of.genre).toEqual(new Map([["film", 2]]));
  expect(of.couleur).toEqual(
    new Map([
      ["rouge", 1],
      ["bleu", 1],
    ]),
  );
  expect(of.auteur).toEqual(new Map([["Mado", 2]]));
  for (const [arc, count] of of.arc)
    expect(kept({ genre: "film", arc }).filter((at) => AUTHORS[at] === "Mado")).toHaveLength(count);
  expect(without).toMatchObject({ genre: 2, auteur: 2 });
});

test("quand rien ne reste, on sait quel filtre enlever", () => {
  const { without } = table.left(ALL, AUTHORS, { arc: "Survivor", couleur: "rouge" });
  expect(without).toEqual({ arc: 2, genre: 0, couleur: 1, auteur: 0 });
});
