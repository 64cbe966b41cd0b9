import { expect, test } from "vitest";
import { alphabetically } from "./alphabetical.ts";

test("les noms vont de A à Z comme dans un annuaire : ni les capitales ni les accents ne les déplacent", () => {
  const names = ["zoé", "Élan", "elan", "Eva", "Œuvre", "ouvre", "Ébène", "2Pac", "Ça", "cabane", "çb"];
  expect(names.toSorted(alphabetically)).toEqual(names.toSorted(new Intl.Collator("fr").compare));
});
