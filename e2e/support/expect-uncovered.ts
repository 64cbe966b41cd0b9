import { expect, type Locator } from "@playwright/test";

/** Neither its middle nor its edges lie under what stays on the screen; a click alone would scroll it clear first. */
export async function expectUncovered(part: Locator) {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.15, 0.5, 0.85].map((share) =>
          element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
        );
      }),
    )
    .toEqual([true, true, true]);
}
