import { expect, test } from "vitest";
import { counted, plural } from "./counted.ts";

test("zéro et un sont au singulier, le pluriel commence à deux", () => {
  expect([0, 1, 2, 1234].map((count) => counted(count, "affiche", "affiches"))).toEqual([
    "0 affiche",
    "1 affiche",
    "2 affiches",
    "1\u202f234 affiches",
  ]);
  expect([1, 2].map((count) => plural(count, "Le joueur", "Les joueurs"))).toEqual([
    "Le joueur",
    "Les joueurs",
  ]);
});
