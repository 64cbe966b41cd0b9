import { expect, test } from "vitest";
import { plainName, visibleText } from "./visible-text.ts";

test("un texte collé de Word ou d’un salon perd ce que personne n’y voit, et garde le reste : espaces insécables, guillemets, emoji", () => {
  expect(visibleText("\ufeff« Fê\u00adte\u200b »\u00a0! 👩‍🚀 ")).toBe("« Fête »\u00a0! 👩‍🚀");
  expect(visibleText("e\u0301te\u0301")).toBe("été");
});

test("une ligne que Word va chercher dans un paragraphe (Maj+Entrée) reste une ligne", () => {
  expect(visibleText("VOTEZ\u000bVARGAS\u2028MAIRE")).toBe("VOTEZ\nVARGAS\nMAIRE");
});

test("un nom collé de Word est le même que celui que l’on tape", () => {
  expect(plainName("Ida\u00a0Sé\u00adrac\u200b")).toBe("Ida Sérac");
});
