import { expect, test } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

test("les espaces de la typographie française tiennent avec leur signe, et un numéro avec son chiffre", () => {
  expect(frenchSpaces("« Oui ! » : la loi nº 2004-575, Nuit n° 3 ; fin")).toBe(
    "«\u00a0Oui\u202f!\u00a0»\u00a0: la loi nº\u00a02004-575, Nuit n°\u00a03\u202f; fin",
  );
});
