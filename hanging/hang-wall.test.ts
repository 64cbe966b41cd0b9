import { expect, test } from "vitest";
import { cardSpan, isTall, pictureHeight } from "./card-span.ts";
import { hangWall, type WallMeasures } from "./hang-wall.ts";

const A = 1000 / 1414;
const WIDE = 1414 / 1000;
const geometry: WallMeasures = {
  columns: 3,
  column: 200,
  gap: 20,
  rowGap: 10,
  caption: 50,
};
const hang = (ratios: number[], columns = 3) =>
  hangWall(ratios.length, (slot) => ratios[slot] ?? 1, { ...geometry, columns });
const places = (ratios: number[], columns = 3) => {
  const { rowOf, columnOf } = hang(ratios, columns);
  return ratios.map((_, slot) => `${rowOf[slot]}:${columnOf[slot]}`);
};

test("[P4] une feuille A couchée sur deux colonnes est à peu près aussi haute qu’une feuille A debout sur une", () => {
  expect(cardSpan(A)).toBe(1);
  expect(cardSpan(WIDE)).toBe(2);
  expect(pictureHeight(WIDE, 2, 420) / pictureHeight(A, 1, 200)).toBeCloseTo(1.05, 2);
});

test("[P4] aucune image n’est rognée ni plus haute qu’une feuille A", () => {
  for (const ratio of [0.2, 0.5, 2 / 3, A, 0.75, 1, 1.2, WIDE, 16 / 9, 2, 2.5, 3, 4, 8]) {
    for (const columns of [2, 3, 6]) {
      const span = Math.min(cardSpan(ratio), columns);
      const width = span * 200 + (span - 1) * 20;
      const height = pictureHeight(ratio, span, width);
      expect(height).toBeLessThanOrEqual(200 * Math.SQRT2 * 1.06);
      expect(height * ratio).toBeLessThanOrEqual(width + 1e-6);
    }
  }
  expect(isTall(A)).toBe(false);
  expect(isTall(2 / 3)).toBe(true);
});

test("[P4] les affiches sont dans l’ordre, et une place trop étroite va à la prochaine qui tient", () => {
  expect(places([A, A, A, A])).toEqual(["0:0", "0:1", "0:2", "1:0"]);
  expect(places([A, A, WIDE, A, A])).toEqual(["0:0", "0:1", "1:0", "0:2", "1:2"]);
  expect(places([A, WIDE, WIDE, A], 2)).toEqual(["0:0", "1:0", "2:0", "0:1"]);
  expect(places([5, A], 2)).toEqual(["0:0", "1:0"]);
});

test("[P4] une rangée prend la hauteur de sa plus haute image et de la légende", () => {
  const plan = hang([1, 1, 1, A, 1, 1]);
  expect([...plan.heights].map(Math.round)).toEqual([250, 333]);
  expect([...plan.tops].map(Math.round)).toEqual([0, 260]);
  expect(Math.round(plan.height)).toBe(593);
});

test("un mur vide ne montre rien", () => {
  const plan = hang([]);
  expect(plan.height).toBe(0);
});
