import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  open,
  settled,
  test,
} from "../support/fixtures.ts";
import { card, entriesOf, wall } from "./gallery-entries.ts";

/** How high the wall hangs, in screens. */
async function screens(page: Page): Promise<number> {
  return wall(page, "Affiches").evaluate((list) => list.clientHeight / innerHeight);
}

/** The titles of the row a third down the screen, which is where one looks. */
async function lookedAt(list: Locator): Promise<string[]> {
  return list.evaluate((element) =>
    [...element.children]
      .filter((entry) => {
        const { top, bottom } = entry.getBoundingClientRect();
        return top <= innerHeight / 3 && bottom > innerHeight / 3;
      })
      .map((entry) => entry.querySelector("a")?.textContent ?? ""),
  );
}

test("[P4] des filtres, la vue serrée montre au moins deux fois et demie plus d’affiches d’un coup d’œil, et l’appareil s’en souvient", async ({
  page,
  request,
}) => {
  const [first] = await entriesOf(request, "/affiches.json");
  if (!first) throw new Error("The demonstration has posters.");
  await open(page, "/affiche");
  // Its whole height, and not that of the first rows alone.
  await page.locator('[data-wall="hung"]').waitFor();
  const large = await screens(page);
  await page.getByRole("button", { name: /^Filtrer/ }).click();
  const choice = page.getByRole("button", { name: "Vue serrée" });
  await settled(page);
  // A choice of how to look does not stand below every filter, two thumbs further.
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => screens(page)).toBeLessThan(large / 2.5);
  await expectNoSidewaysScroll(page);

  // Heard as before, and its title is the tip of whoever points at it.
  const poster = card(page, "Affiches", first).first();
  await expect(poster).toHaveAttribute("title", first.title);
  await expect(poster).toHaveAccessibleName(first.title);
  // Above the buttons that come under a mouse.
  await wall(page, "Affiches")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: first.title, exact: true }) })
    .click({ position: { x: 30, y: 40 } });
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(first.title);
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  await expect.poll(() => screens(page)).toBeLessThan(large / 2.5);
  await expectNoAxeFindings(page);
});

for (const width of [320, 360]) {
  test(`[P4] au téléphone (${width} px), l’ordre et la vue tiennent sur une rangée en tête des filtres, et le premier arc se voit dessous @telephone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 568 });
    await open(page, "/affiche");
    await page.getByRole("button", { name: /^Filtrer/ }).click();
    const sheet = page.getByRole("dialog");
    const display = sheet.getByRole("group", { name: "Affichage" }).getByRole("button");
    await expect(display).toHaveText(["Récentes d’abord", "Vue serrée"]);
    await settled(page);
    const [order, view] = await display.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(view).toBe(order);
    await expect(sheet.getByRole("button", { name: /^School/ })).toBeInViewport({
      ratio: 1,
    });
  });
}

test("[P4] du milieu du mur, on le resserre et on le desserre sans perdre des yeux l’affiche que l’on regarde", async ({
  page,
}) => {
  await open(page, "/affiche");
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  await page.evaluate(() => scrollTo(0, 5000));
  await expect.poll(() => lookedAt(wall(page, "Affiches"))).not.toEqual([]);
  await page.evaluate(() => scrollBy(0, -100));
  const dense = page.getByRole("button", { name: "Vue serrée" });
  await expect(dense).toBeInViewport({ ratio: 1 });
  const [seen = ""] = await lookedAt(wall(page, "Affiches"));
  const tone = () => dense.evaluate((button) => getComputedStyle(button).backgroundColor);
  const off = await tone();
  await dense.press("Enter");
  await expect(dense).toHaveAttribute("aria-pressed", "true");
  // Seen as well as heard.
  expect(await tone()).not.toBe(off);
  await expect.poll(() => lookedAt(wall(page, "Affiches"))).toContain(seen);
  await expect(dense).toBeFocused();
  await dense.press("Enter");
  await expect.poll(() => lookedAt(wall(page, "Affiches"))).toContain(seen);
});

for (const [query, answer] of [
  ["western", "seul répond ce que montrent les affiches"],
  ["nuit", "on regarde celles qui montrent ce que l’on cherche, sous celles dont c’est le titre"],
] as const)
  test(`[P7] de même quand ${answer} @une-fois`, async ({ page }) => {
    await open(page, `/affiche?q=${query}`);
    const shown = page.getByRole("main").getByRole("list", { name: /^(Aussi, p|P)ar ce qu’elles montrent$/ });
    await expect(shown).toHaveAttribute("data-cards", "whole");
    await shown.evaluate((list) => scrollBy(0, list.getBoundingClientRect().top + 900));
    await expect.poll(() => lookedAt(shown)).not.toEqual([]);
    await page.evaluate(() => scrollBy(0, -100));
    const dense = page.getByRole("button", { name: "Vue serrée" });
    await expect(dense).toBeInViewport({ ratio: 1 });
    const [seen = ""] = await lookedAt(shown);
    await dense.press("Enter");
    await expect(dense).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => lookedAt(shown)).toContain(seen);
  });

test("[P1] « Vue serrée », qui s’en va avec le mur, laisse le foyer à la recherche ; les panneaux gardent leurs lampes @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  const dense = page.getByRole("button", { name: "Vue serrée" });
  await dense.press("Enter");
  await expect(dense).toHaveAttribute("aria-pressed", "true");
  await page.mouse.wheel(0, -2000);
  await expect(dense).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeFocused();

  await open(page, "/panneau");
  await expect(wall(page, "Panneaux")).toHaveAttribute("data-cards", "whole");
  await expect(wall(page, "Panneaux").getByRole("link").first()).not.toHaveAttribute("title");
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await expect(page.getByRole("button", { name: "Haut de la page" })).toBeInViewport();
  await expect(dense).toHaveCount(0);
});
