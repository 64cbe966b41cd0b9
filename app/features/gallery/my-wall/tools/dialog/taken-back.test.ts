import { expect, test } from "vitest";
import { takenBack } from "./taken-back.ts";

const [A, B, C, D, X] = ["a", "b", "c", "d", "panneau:x"] as const;

test("ce qui fut retiré revient à sa place, le premier comme le dernier", () => {
  expect(takenBack({ before: [A, B, C], after: [B, C] }, [B, C])).toEqual([A, B, C]);
  expect(takenBack({ before: [A, B, C], after: [A, C] }, [A, C])).toEqual([A, B, C]);
  expect(takenBack({ before: [A, B, C], after: [A, B] }, [A, B])).toEqual([A, B, C]);
});

test("ce que l’on a déplacé depuis reste où on l’a mis : l’image revient derrière celle qu’elle suivait", () => {
  expect(takenBack({ before: [A, B, C, D], after: [A, C, D] }, [C, D, A])).toEqual([C, D, A, B]);
});

test("ce qu’un autre onglet a accroché ou retiré depuis le reste", () => {
  expect(takenBack({ before: [A, B, C], after: [A, C] }, [A, C, X])).toEqual([A, B, C, X]);
  expect(takenBack({ before: [A, B, C], after: [A, C] }, [C])).toEqual([B, C]);
  expect(takenBack({ before: [A, B], after: [] }, [X])).toEqual([A, B, X]);
});

test("ce qui revint déjà par un autre onglet n’y est pas deux fois", () => {
  expect(takenBack({ before: [A, B, C], after: [A, C] }, [A, C, B])).toEqual([A, C, B]);
});

test("un mur remplacé par un autre, d’un autre ordre, revient tel qu’il était", () => {
  expect(takenBack({ before: [A, B, C], after: [C, X, A] }, [C, X, A])).toEqual([A, B, C]);
});

test("un mur partagé que l’on reprend emporte ce qu’il a ajouté, et cela seul", () => {
  expect(takenBack({ before: [A], after: [A, B, C] }, [C, A, B, X])).toEqual([A, X]);
});
