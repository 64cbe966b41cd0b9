import { expect, test } from "vitest";
import { frenchSpaces, titleSpaces } from "./french-spaces.ts";

test("les espaces de la typographie française tiennent avec leur signe, un numéro avec son chiffre, un nombre avec le temps qu’il compte", () => {
  expect(frenchSpaces("« Oui ! » : la loi nº 2004-575, Nuit n° 3 ; fin")).toBe(
    "«\u00a0Oui\u00a0!\u00a0»\u00a0: la loi nº\u00a02004-575, Nuit n°\u00a03\u00a0; fin",
  );
  expect(frenchSpaces("au bout de 30 jours, dans 2 ans ; 3 anses")).toBe(
    "au bout de 30\u00a0jours, dans 2\u00a0ans\u00a0; 3 anses",
  );
  expect(frenchSpaces("Et alors\u202f? «\u202fRien\u202f»")).toBe("Et alors\u00a0? «\u00a0Rien\u00a0»");
});

test("dans un titre, un article qui suit un deux-points reste avec son nom", () => {
  expect(titleSpaces("Arcane XVIII : la Lune des Docks")).toBe("Arcane XVIII\u00a0: la\u00a0Lune des Docks");
  expect(titleSpaces("Avis : le large est ouvert")).toBe("Avis\u00a0: le\u00a0large est ouvert");
  expect(titleSpaces("Avis : lestons le navire")).toBe("Avis\u00a0: lestons le navire");
});
