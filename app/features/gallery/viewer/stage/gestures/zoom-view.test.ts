import { expect, test } from "vitest";
import { fitInside, panBy, REST, toggleZoom, zoomAt } from "./zoom-view.ts";

const stage = { width: 800, height: 600 };
const sheet = fitInside(1000 / 1414, stage);

test("[P5] l’image entière tient dans la scène", () => {
  expect(sheet.height).toBeCloseTo(600);
  expect(fitInside(4, stage)).toEqual({ width: 800, height: 200 });
});

test("le point sous le doigt reste sous le doigt quand on agrandit", () => {
  const wide = { width: 800, height: 600 };
  const point = { x: 200, y: -150 };
  const view = zoomAt(REST, 2, point, wide, stage);
  expect(view.scale).toBe(2);
  // The point of the sheet under the finger: before (200, -150), after (x - view.x) / scale.
  expect({ x: (point.x - view.x) / 2, y: (point.y - view.y) / 2 }).toEqual(point);
});

test("l’image ne quitte pas la scène et ne se réduit pas sous sa taille entière", () => {
  const view = zoomAt(REST, 2, { x: 0, y: 0 }, sheet, stage);
  const far = panBy(view, { x: 5000, y: 5000 }, sheet, stage);
  expect(far.x).toBeCloseTo((sheet.width * 2 - 800) / 2);
  expect(far.y).toBeCloseTo(300);
  expect(zoomAt(view, 0.01, { x: 50, y: 50 }, sheet, stage)).toEqual(REST);
  expect(zoomAt(view, 100, { x: 0, y: 0 }, sheet, stage).scale).toBe(6);
  expect(panBy(REST, { x: 40, y: 0 }, sheet, stage)).toEqual(REST);
});

test("le double clic agrandit puis remet l’image entière", () => {
  const near = toggleZoom(REST, { x: 10, y: 10 }, sheet, stage);
  expect(near.scale).toBeGreaterThan(2);
  expect(toggleZoom(near, { x: 0, y: 0 }, sheet, stage)).toEqual(REST);
});
