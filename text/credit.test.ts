import { expect, test } from "vitest";
import { isKnownAuthor, shownAuthor, spokenAuthor } from "./credit.ts";

test("[P8] un auteur vide ou fait de points d’interrogation est inconnu", () => {
  expect(["", "?", "???", "Mado", "Qui ?"].map(isKnownAuthor)).toEqual([false, false, false, true, true]);
  expect(["", "?", "Mado"].map(shownAuthor)).toEqual(["???", "?", "Mado"]);
  expect(spokenAuthor("???")).toBe("auteur inconnu");
  expect(spokenAuthor("Mado")).toBe("Mado");
});
