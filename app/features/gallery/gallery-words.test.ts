import { expect, test } from "vitest";
import { importSize, rankWords, resultCount } from "./gallery-words.ts";

test("[P7] le nombre de résultats s’accorde", () => {
  expect([0, 1, 2, 1234].map(resultCount)).toEqual([
    "0 résultat",
    "1 résultat",
    "2 résultats",
    "1\u202f234 résultats",
  ]);
  expect(rankWords(12, 300)).toBe("12 / 300");
});

test("[P6] la taille et le poids de l’image d’import se lisent, sauf quand le site ne les connaît pas", () => {
  expect(importSize({ width: 724, height: 1024, bytes: 210_400 })).toBe("724 × 1024 px · 210 ko");
  expect(importSize({ width: 724, height: 1024, bytes: 1_240_000 })).toBe("724 × 1024 px · 1,2 Mo");
  expect(importSize({ width: 724, height: 1024, bytes: 0 })).toBe("724 × 1024 px");
  expect(importSize({ width: 0, height: 0, bytes: 0 })).toBeUndefined();
});
