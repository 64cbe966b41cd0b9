import type { Page } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { expect, test } from "../support/fixtures.ts";

/** Waits until the stand-ins show and the page rests, lets the site's faces in, and gives how far that moved the page. */
async function shiftOfFaces(page: Page, letIn: () => void): Promise<number> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift" });
  });
  letIn();
  return page.evaluate(async () => {
    await Promise.all(
      ["400 1em Barlow", "600 1em Barlow", "800 1em Big Shoulders"].map((face) => document.fonts.load(face)),
    );
    await document.fonts.ready;
    // The shift is told after the frame that shows it.
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const shifts: number[] = Reflect.get(globalThis, "shifts");
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

for (const { path, label } of PAGES) {
  test(`${label} : quand les polices du site arrivent, rien ne saute, quelles que soient celles de la machine`, async ({
    page,
  }) => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route("**/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("html[data-hydrated]").waitFor();
    expect(await shiftOfFaces(page, letIn)).toBeLessThan(0.004);
  });
}

test("sur les téléphones courants, le nom du site garde ses lignes quand ses polices arrivent @telephone", async ({
  page,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/arc", { waitUntil: "commit" });
  const name = page.getByRole("banner").getByText("Minuit Carmin").first();
  const heights = async () => {
    const found = new Map<number, number | undefined>();
    for (const width of [320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440]) {
      await page.setViewportSize({ width, height: 800 });
      found.set(width, Math.round((await name.boundingBox())?.height ?? 0));
    }
    return found;
  };
  await name.waitFor();
  const before = await heights();
  await shiftOfFaces(page, letIn);
  expect(await heights()).toEqual(before);
});
