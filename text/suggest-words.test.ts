import { expect, test } from "vitest";
import { knownWords, suggestWords } from "./suggest-words.ts";

const texts = ["Le Hamster du Boulevard", "Été à Port-Salé", "Studios Carmin", "Bal masqué", "???", ""];
const suggested = (query: string) => suggestWords(query, knownWords(texts));

test("une faute de frappe fait proposer le mot le plus proche, écrit comme sur l’affiche", () => {
  expect(suggested("hamsetr")).toEqual(["Hamster"]);
  expect(suggested("masuqe")).toEqual(["masqué"]);
});

test("un mot coupé et mal écrit mène au mot entier, pas à un autre qui commence autrement", () => {
  const known = knownWords([...texts, "MadoFerraille", "Mado Ferraille", "Émail"]);
  expect(suggestWords("mado ferail", known)).toEqual(["Mado", "Ferraille"]);
  expect(suggestWords("qarmin", known)).toEqual(["Carmin"]);
});

test("ce qui est écrit comme on l’entend mène au mot qui sonne pareil", () => {
  const known = knownWords([
    ...texts,
    "Chef",
    "Chemin",
    "Le Shérif",
    "Garage",
    "Cocktails",
    "Photo",
    "Bateau",
  ]);
  expect(suggestWords("le cherif", known)).toEqual(["Shérif"]);
  expect(suggestWords("garaj", known)).toEqual(["Garage"]);
  expect(suggestWords("coctel", known)).toEqual(["Cocktails"]);
  expect(suggestWords("foto bato", known)).toEqual(["Photo", "Bateau"]);
});

test("des mots qui ne se suivent nulle part sont proposés chacun", () => {
  expect(suggested("hamster carmin")).toEqual(["Hamster", "Carmin"]);
  expect(suggested("boulevard du hamster")).toEqual(["Boulevard", "Hamster"]);
});

test("rien ne ressemble : rien n’est proposé", () => {
  expect(suggested("zzzzz")).toEqual([]);
  expect(suggested("le")).toEqual([]);
  expect(suggested("")).toEqual([]);
});
