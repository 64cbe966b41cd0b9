import { expect, test } from "vitest";
import { cardsPerFrame, mountNext } from "./mount-next.ts";

test("[P4] à chaque image quelques affiches de plus, les plus voulues d’abord, et rien qui ne soit plus voulu", () => {
  expect(mountNext([1, 2, 3], [3, 4, 5, 6], 2)).toEqual([3, 4, 5]);
  expect(mountNext([], [7, 8, 9], 1)).toEqual([7]);
  expect(mountNext([7], [7, 8, 9], 5)).toEqual([7, 8, 9]);
  expect(mountNext([1, 2], [], 5)).toEqual([]);
});

test("une machine lente en ajoute une à la fois, une rapide toute une rangée", () => {
  expect(cardsPerFrame(100)).toBe(1);
  expect(cardsPerFrame(4)).toBe(10);
  expect(cardsPerFrame(0.01)).toBe(24);
});
