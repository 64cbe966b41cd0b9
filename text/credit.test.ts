import { expect, test } from "vitest";
import { isKnownAuthor, spokenAuthor } from "./credit.ts";

test("[P8] un auteur vide ou fait de points d’interrogation est inconnu", () => {
  expect(["", "?", "???", "Mado", "Qui ?"].map(isKnownAuthor)).toEqual([false, false, false, true, true]);
  expect(spokenAuthor("???")).toBe("auteur inconnu");
  expect(spokenAuthor("Mado")).toBe("Mado");
});
