import { expect, test } from "vitest";
import { listedClauses, namedClauses } from "./conformity.ts";

test("la liste des clauses se lit dans la première colonne du tableau", () => {
  expect(
    listedClauses("| Clause | Ce qu’elle dit |\n|---|---|\n| P6 | Copie |\n| M10 | Muet |\n| autre | rien |"),
  ).toEqual(["P6", "M10"]);
});

test("un titre peut nommer plusieurs clauses, ensemble ou l’une après l’autre", () => {
  expect(namedClauses(["[P6] copie", "[F1, F2] pied [H1] tête", "sans clause [p6] [X]"])).toEqual(
    new Set(["P6", "F1", "F2", "H1"]),
  );
});
