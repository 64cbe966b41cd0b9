import { expect, test } from "vitest";
import { wordsOf, wordStem } from "./word-stem.ts";

test("[P7] singuliers, pluriels et participes d’un mot ont la même racine", () => {
  for (const [one, other] of [
    ["hibou", "hiboux"],
    ["cheval", "chevaux"],
    ["journal", "journaux"],
    ["bateau", "bateaux"],
    ["burger", "burgers"],
    ["recherche", "recherchee"],
    ["recherche", "recherchees"],
    ["disparu", "disparues"],
    ["cheveu", "cheveux"],
  ] as const)
    expect(wordStem(other)).toBe(wordStem(one));
});

test("[P7] deux mots différents gardent des racines différentes", () => {
  for (const [one, other] of [
    ["bar", "bars-tabac"],
    ["chat", "chateau"],
    ["course", "cours"],
    ["prix", "pri"],
    ["or", "ors"],
  ] as const)
    expect(wordStem(other)).not.toBe(wordStem(one));
});
test("[P7] un texte plié se coupe en mots, sans les lettres seules", () => {
  expect(wordsOf("l'oeil au-dessus des toits, n° 12 !")).toEqual([
    "oeil",
    "au",
    "dessus",
    "des",
    "toits",
    "12",
  ]);
});
