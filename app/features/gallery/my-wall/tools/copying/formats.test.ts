import { expect, test } from "vitest";
import { formatEntries, placesOf } from "./formats.ts";

const entry = {
  id: "votez-vargas",
  title: 'Votez "Vargas" \\ demain\n9',
  author: "L’atelier",
  import: "https://exemple.fr/import/affiches/votez-vargas.png",
  width: 724,
  height: 1024,
};
const other = { ...entry, id: "bal", title: "Bal", import: "https://exemple.fr/import/affiches/bal.png" };

test("une adresse par ligne, dans l’ordre du mur", () => {
  expect(formatEntries([entry, other], "lignes", "")).toBe(`${entry.import}\n${other.import}`);
});

test("le JSON rend ce qui est copié", () => {
  expect(JSON.parse(formatEntries([entry, other], "json", ""))).toEqual([entry, other]);
});

test("la table Lua garde guillemets, barres et fins de ligne dans ses textes", () => {
  expect(formatEntries([entry], "lua", "")).toBe(
    String.raw`{
  { id = "votez-vargas", title = "Votez \034Vargas\034 \092 demain\0109", author = "L’atelier", import = "https://exemple.fr/import/affiches/votez-vargas.png", width = 724, height = 1024 },
}`,
  );
});

test("un modèle à soi est rempli pour chacune ; ce qu’il nomme de travers reste et se dit", () => {
  const template = "/poser {import} {largeur} {hauteur} {hauteurr}";
  expect(formatEntries([other], "modele", template)).toBe(`/poser ${other.import} 724 1024 {hauteurr}`);
  expect(placesOf(template)).toEqual({
    known: ["{import}", "{largeur}", "{hauteur}"],
    unknown: ["{hauteurr}"],
  });
  expect(placesOf("/poser")).toEqual({ known: [], unknown: [] });
});

test("un titre qui ressemble à un modèle n’est pas rempli à son tour", () => {
  expect(formatEntries([{ ...other, title: "{id} $&" }], "modele", "{titre}")).toBe("{id} $&");
});
