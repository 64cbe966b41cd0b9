import { expect, test } from "vitest";
import { foldQuery } from "#text/fold-text.ts";
import { readNames } from "./read-names.ts";

const NAMES = [
  "Shérif Dan Bouvier",
  "Amos Deux-Coups",
  "KoltEtDemi",
  "kolt_et_demi",
  "Proviseure Delmas",
  "Shérif",
];
const found = (query: string) => NAMES.filter(readNames(NAMES, foldQuery(query)).answers);

test("[T6] les noms qui contiennent le texte répondent seuls", () => {
  expect(found("shérif")).toEqual(["Shérif Dan Bouvier", "Shérif"]);
  expect(found("t_et")).toEqual(["kolt_et_demi"]);
  expect(found("kolt")).toEqual(["KoltEtDemi", "kolt_et_demi"]);
  expect(found("@kolt_et")).toEqual(["kolt_et_demi"]);
});

test("où aucun nom ne contient le texte, son article ne compte pas", () => {
  expect(found("le proviseur")).toEqual(["Proviseure Delmas"]);
});

test("où aucun nom ne contient le texte, ses mots se trouvent dans un autre ordre, avec ou sans tirets ni espaces", () => {
  expect(found("shérif bouvier")).toEqual(["Shérif Dan Bouvier"]);
  expect(found("bouvier, shérif")).toEqual(["Shérif Dan Bouvier"]);
  expect(found("amos deux coups")).toEqual(["Amos Deux-Coups"]);
  expect(found("kolt et demi")).toEqual(["KoltEtDemi", "kolt_et_demi"]);
  expect(found("le kolt-et-demi")).toEqual(["KoltEtDemi", "kolt_et_demi"]);
  expect(found("danbouvier")).toEqual(["Shérif Dan Bouvier"]);
});

test("un mot qui manque à tous les noms ne trouve personne, ni des signes seuls", () => {
  expect(found("shérif kolt")).toEqual([]);
  expect(found("- ! -")).toEqual([]);
});
