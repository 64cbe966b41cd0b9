import { expect, test } from "vitest";
import { settingPath, typedPath } from "./typed-path.ts";

test.each([
  ["../ma-communaute", "../ma-communaute"],
  ["../Été_2026", "../Été_2026"],
  ["C:\\Mes_sites\\ville", "C:\\Mes_sites\\ville"],
  ["../Ma communauté", '"../Ma communauté"'],
  ["../a#b", '"../a#b"'],
  ["../l'été", `"../l'été"`],
  ["C:\\Mes sites\\ville", '"C:\\Mes sites\\ville"'],
  ["../l'été $2", String.raw`'../l'\''été $2'`],
  ["../en ville !", "'../en ville !'"],
])("le chemin %s se tape %s", (path, typed) => {
  expect(typedPath(path)).toBe(typed);
});

test.each([
  ["../ma-communaute", "../ma-communaute"],
  ["../Ma communauté", "../Ma communauté"],
  ["../a#b", '"../a#b"'],
  ["../l'été", `"../l'été"`],
  ['../la "ville"', `'../la "ville"'`],
  ["..\\ville", "../ville"],
  ["C:\\Mes sites\\ville", "C:/Mes sites/ville"],
])("le dossier %s s’écrit %s dans les réglages", (path, written) => {
  expect(settingPath(path)).toBe(written);
});
