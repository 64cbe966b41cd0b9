import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";
import { knownNames, suggestWords } from "./suggest-words.ts";

const texts = ["Le Hamster du Boulevard", "Été à Port-Salé", "Studios Carmin", "Bal masqué", "???", ""];
const answers = (text: string) => texts.some((each) => foldText(each).includes(text));
const suggested = (query: string) => suggestWords(query, knownNames(texts), answers);

test("une faute de frappe fait proposer le mot le plus proche, écrit comme sur l’affiche", () => {
  expect(suggested("hamsetr")).toEqual(["Hamster"]);
  expect(suggested("masuqe")).toEqual(["masqué"]);
  // Two letters that changed places are one slip, also in a short word.
  expect(suggestWords("nuti", knownNames(["La Nuit", "Note"]), answers)).toEqual(["Nuit"]);
});

test("un mot coupé et mal écrit mène au mot entier, pas à un autre qui commence autrement", () => {
  const known = knownNames([...texts, "MadoFerraille", "Mado Ferraille", "Émail"]);
  expect(suggestWords("mado ferail", known, answers)).toEqual(["Mado Ferraille"]);
  expect(suggestWords("qarmin", known, answers)).toEqual(["Carmin"]);
});

test("ce qui est écrit comme on l’entend mène au mot qui sonne pareil", () => {
  const known = knownNames([
    ...texts,
    "Chef",
    "Chemin",
    "Le Shérif",
    "Garage",
    "Cocktails",
    "Photo",
    "Bateau",
  ]);
  expect(suggestWords("le cherif", known, answers)).toEqual(["Shérif"]);
  expect(suggestWords("garaj", known, answers)).toEqual(["Garage"]);
  expect(suggestWords("coctel", known, answers)).toEqual(["Cocktails"]);
  expect(suggestWords("la breze", knownNames(["La Braise"]), answers)).toEqual(["Braise"]);
  expect(suggestWords("foto bato", known, answers)).toEqual(["Photo", "Bateau"]);
});

test("un titre tapé sans ses espaces, ou avec d’autres, est proposé entier", () => {
  const whole = (query: string) => suggestWords(query, knownNames(texts), answers);
  expect(whole("hamsterduboulevard")).toEqual(["Le Hamster du Boulevard"]);
  expect(whole("port sale")).toEqual(["Été à Port-Salé"]);
  expect(whole("studioscar min")).toEqual(["Studios Carmin"]);
  expect(whole("hamsetr")).toEqual(["Hamster"]);
});

test("tous ses mots dans un seul nom, mal écrits ou dans un autre ordre : ce nom est proposé, et le plus court", () => {
  const known = knownNames([
    ...texts,
    "La reine",
    "Partir",
    "Rien avant Fort Carson",
    "Il n’y a rien avant Fort Carson",
  ]);
  expect(suggestWords("rein avant fort carson", known, answers)).toEqual(["Rien avant Fort Carson"]);
  expect(suggested("boulevard du hamster")).toEqual(["Le Hamster du Boulevard"]);
  expect(suggested("hamstre bulevard")).toEqual(["Le Hamster du Boulevard"]);
});

test("plusieurs mots qui répondent ensemble sont proposés ensemble", () => {
  expect(suggested("studio carmim")).toEqual(["Studios Carmin"]);
});

test("des mots qui ne se suivent nulle part sont proposés chacun", () => {
  expect(suggested("hamster carmin")).toEqual(["Hamster", "Carmin"]);
});

test("un mot qui ne dit rien seul n’est pas proposé", () => {
  const known = knownNames([...texts, "Une très petite nuit", "La plus longue"]);
  expect(suggestWords("tres longue hamster", known, answers)).toEqual(["longue", "Hamster"]);
});

test("rien ne ressemble : rien n’est proposé", () => {
  expect(suggested("zzzzz")).toEqual([]);
  expect(suggested("le")).toEqual([]);
  expect(suggested("")).toEqual([]);
});
