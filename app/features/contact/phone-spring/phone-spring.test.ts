import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("[F3] la courbe du téléphone est celle de l’équation du ressort 100/20, et son approximation en reste à 4 %", async () => {
  const css = await readFile(new URL("phone-spring.css", import.meta.url), "utf8");
  const points = (/--phone-spring: linear\(([^)]+)\)/.exec(css)?.[1] ?? "").split(",").map(Number);
  const duration = Number(/duration: (\d+)ms/.exec(css)?.[1]);
  expect(points.length).toBeGreaterThan(20);
  for (const [index, value] of points.entries()) {
    const share = index / (points.length - 1);
    expect(value).toBeCloseTo(criticalSpring((share * duration) / 1000), 2);
    expect(Math.abs(bezier(share) - value)).toBeLessThan(0.04);
  }
});

/** Mass 1, stiffness 100, damping 20: critically damped, so x(t) = 1 − (1 + 10 t) e^(−10 t). */
function criticalSpring(seconds: number): number {
  return 1 - (1 + 10 * seconds) * Math.exp(-10 * seconds);
}

/** cubic-bezier(0.28, 0.48, 0, 1) at a share of the time. */
function bezier(share: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (3 * (1 - middle) ** 2 * middle * 0.28 + middle ** 3 < share) low = middle;
    else high = middle;
  }
  return 3 * (1 - low) ** 2 * low * 0.48 + 3 * (1 - low) * low ** 2 + low ** 3;
}
