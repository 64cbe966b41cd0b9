import { expect, test } from "vitest";
import { hangWall } from "#hanging/hang-wall.ts";
import { slotLookedAt, slotsNear, topAfter } from "./visible-slots.ts";

const A = 1000 / 1414;
const WIDE = 1414 / 1000;
const geometry = { columns: 3, column: 200, gap: 20, rowGap: 10, caption: 50 };

test("[P4] seules les rangées proches de l’écran sont rendues, celles de l’écran d’abord", () => {
  const plan = hangWall(30_000, (slot) => (slot % 9 === 4 ? WIDE : A), geometry);
  const { slots, visible } = slotsNear(plan, { top: 100_000, screen: 1000 });
  expect(slots.length).toBeLessThan(40);
  expect(new Set(slots).size).toBe(slots.length);
  const bottomOf = (slot: number) => {
    const row = plan.rowOf[slot] ?? -1;
    return { top: plan.tops[row] ?? 0, bottom: (plan.tops[row] ?? 0) + (plan.heights[row] ?? 0) };
  };
  for (const slot of slots.slice(0, visible)) {
    expect(bottomOf(slot).bottom).toBeGreaterThanOrEqual(100_000 - geometry.rowGap);
    expect(bottomOf(slot).top).toBeLessThanOrEqual(101_000);
  }
  for (const slot of slots) {
    expect(bottomOf(slot).bottom).toBeGreaterThan(99_000);
    expect(bottomOf(slot).top).toBeLessThan(102_000);
  }
});

test("[P4] à qui défile vite, d’avance ce qui vient, vers le bas ou vers le haut, le plus proche d’abord", () => {
  const plan = hangWall(300, () => A, geometry);
  const near = (speed: number) => slotsNear(plan, { top: 10_000, screen: 800 }, speed);
  const ranks = (speed: number) => near(speed).slots.toSorted((a, b) => a - b);
  const still = ranks(0);
  const [down, up] = [ranks(6), ranks(-6)];
  expect([down[0], up.at(-1)]).toEqual([still[0], still.at(-1)]);
  // Twelve hundred pixels further each: two rows of three at least.
  expect((down.at(-1) ?? 0) - (still.at(-1) ?? 0)).toBeGreaterThanOrEqual(6);
  expect((still[0] ?? 0) - (up[0] ?? 0)).toBeGreaterThanOrEqual(6);
  const { slots, visible } = near(-6);
  const above = slots.filter((slot) => slot < Math.min(...slots.slice(0, visible)));
  expect(above).toEqual(above.toSorted((a, b) => b - a));
});

test("[P4] un mur raccroché à une autre largeur garde à sa place la rangée que l’on regardait", () => {
  const before = hangWall(300, () => A, { ...geometry, columns: 2 });
  const after = hangWall(300, () => A, { ...geometry, columns: 5 });
  // A third down the screen is the row of the 81st, at the same distance from its top.
  const row = before.rowOf[80] ?? -1;
  const top = (before.tops[row] ?? 0) - 200;
  const look = { top, screen: 600 };
  const there = topAfter(slotLookedAt(before, look), before, look, after, 600);
  expect((after.tops[after.rowOf[80] ?? -1] ?? 0) - there).toBeCloseTo(200);
  expect(topAfter(80, before, look, before, 600)).toBeCloseTo(top);
  // Turned on its side, the phone has a lower screen: a third down it as well.
  const turned = { top: topAfter(80, before, look, after, 300), screen: 300 };
  expect(slotLookedAt(after, turned, 80)).toBe(80);
  expect(topAfter(80, after, turned, before, 600)).toBeCloseTo(top);
});

test("[P4] un mur resserré laisse au même endroit de l’écran l’affiche que l’on regardait, et le retour la retrouve", () => {
  const dense = hangWall(300, () => A, { columns: 6, column: 90, gap: 8, rowGap: 8, caption: 0 });
  const large = hangWall(300, () => A, geometry);
  const shareOf = (plan: typeof dense, top: number) => {
    const row = plan.rowOf[93] ?? -1;
    return (top + 200 - (plan.tops[row] ?? 0)) / (plan.heights[row] ?? 1);
  };
  // Three quarters of the row of the 94th have passed a third down the screen.
  const row = large.rowOf[93] ?? -1;
  const look = { top: (large.tops[row] ?? 0) + (large.heights[row] ?? 0) * 0.75 - 200, screen: 600 };
  expect(slotLookedAt(large, look)).toBe(93);
  const there = { top: topAfter(93, large, look, dense, 600), screen: 600 };
  expect(shareOf(dense, there.top)).toBeCloseTo(0.75);
  // First of its row before, and not of this one.
  expect(slotLookedAt(dense, there)).toBe(90);
  expect(slotLookedAt(dense, there, 93)).toBe(93);
  expect(topAfter(93, dense, there, large, 600)).toBeCloseTo(look.top);
  // Above the wall, the page stays where it is.
  expect(topAfter(0, large, { top: -500, screen: 600 }, dense, 600)).toBe(-500);
  // Below it, as far from its end.
  const end = { top: large.height + 100, screen: 600 };
  expect(topAfter(slotLookedAt(large, end), large, end, dense, 600)).toBeCloseTo(dense.height + 100);
});

test("[P4] les affiches rendues se suivent sans trou : la large qui a cédé sa place à la suivante en est", () => {
  const plan = hangWall(300, (slot) => (slot % 9 === 4 ? WIDE : A), geometry);
  for (let top = -300; top < plan.height; top += 50) {
    const { slots } = slotsNear(plan, { top, screen: 300 });
    expect(Math.max(...slots) - Math.min(...slots)).toBe(slots.length - 1);
  }
  // A wall of wide ones that keeps its first place for the last is not made whole for it.
  const far = hangWall(300, (slot) => (slot === 299 || slot === 0 ? A : WIDE), { ...geometry, columns: 2 });
  expect(far.rowOf[299]).toBe(0);
  expect(slotsNear(far, { top: 0, screen: 300 }).slots.length).toBeLessThan(20);
});

test("un mur vide ne montre rien", () => {
  const plan = hangWall(0, () => 1, geometry);
  expect(slotsNear(plan, { top: 0, screen: 900 })).toEqual({ slots: [], visible: 0 });
});
