import { expect, type Locator } from "@playwright/test";

/** The line under words of which nothing is left out is whole: the box that would cut more words off does not cut it. */
export async function expectWholeUnderline(words: Locator) {
  await expect(words).toHaveCSS("text-decoration-line", "underline");
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error("What is underlined has a place.");
  const clip = { x: box.x, y: box.y - 4, width: box.width, height: box.height + 8 };
  const look = () => words.page().screenshot({ clip, animations: "disabled" });
  const shown = await look();
  await words.evaluate((element: HTMLElement) => (element.style.overflow = "visible"));
  const uncut = await look();
  await words.evaluate((element: HTMLElement) => (element.style.overflow = ""));
  expect(shown.equals(uncut)).toBe(true);
}
