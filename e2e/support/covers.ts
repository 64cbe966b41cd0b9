import type { Locator } from "@playwright/test";

/** Whether one lies over the other, in part; also where a click goes through it. */
export async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("Both are on the screen.");
  const apart = (start: "x" | "y", size: "width" | "height") =>
    a[start] >= b[start] + b[size] || b[start] >= a[start] + a[size];
  return !apart("x", "width") && !apart("y", "height");
}
