import { expect, test } from "vitest";
import { changeWords, placeWords } from "./change-words.ts";

test("ce qui arrive à une image du mur est dit par un verbe, accordé avec elle", () => {
  expect(changeWords("affiches", "Rêvez", "ajouté")).toBe("Affiche «\u00a0Rêvez\u00a0» ajoutée");
  expect(changeWords("panneaux", "Zone B", "retiré")).toBe("Panneau «\u00a0Zone B\u00a0» retiré");
  expect(changeWords("affiches", "Rêvez", "remis")).toBe("Affiche «\u00a0Rêvez\u00a0» remise");
});

test("une place du mur se dit à partir de la première", () => {
  expect(placeWords(0, 4)).toBe("en 1re place sur 4");
  expect(placeWords(2, 7)).toBe("en 3e place sur 7");
});
