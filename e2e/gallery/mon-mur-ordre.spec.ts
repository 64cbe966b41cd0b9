import type { Locator, Page } from "@playwright/test";
import { quoted } from "#text/quoted.ts";
import { type Entry } from "./gallery-entries.ts";
import { noteHeard } from "../support/note-heard.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { openWith, bar, mine, titles, openMine } from "./own-wall.ts";

test("l’ordre du mur se change par boutons et flèches, le foyer suit ; vider se reprend", async ({
  page,
  five,
  sign,
}) => {
  const keys = [...five.slice(0, 3).map(({ id }) => id), `panneau:${sign.id}`];
  await openWith(page, keys.join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 4" }).click();
  const list = mine(page).getByRole("list", { name: "Mon mur" });
  const [one = "", two = "", three = ""] = five.map(({ title }) => title);
  await expect.poll(() => titles(list)).toEqual([one, two, three, sign.title]);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  const later = mine(page).getByRole("button", { name: `Reculer ${quoted(one)}` });
  await later.click();
  await expect.poll(() => titles(list)).toEqual([two, one, three, sign.title]);
  await expect(later).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => titles(list)).toEqual([two, three, sign.title, one]);
  await expect(later).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: `Affiche ${quoted(one)} déplacée en 4e place sur 4` }),
  ).toBeAttached();
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(two)}` })
    .click();
  await expect(mine(page).getByRole("button", { name: `Retirer ${quoted(three)}` })).toBeFocused();
  await expect(
    mine(page)
      .getByRole("status")
      .filter({ hasText: `Affiche ${quoted(two)} retirée.` }),
  ).toBeAttached();
  // Where it was moved to is over: it stands elsewhere now.
  await expect(mine(page).getByRole("status").filter({ hasText: "déplacée" })).toHaveCount(0);
  // What comes back is heard, and has the focus.
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(two)}` })
    .click();
  await expect(mine(page).getByRole("link", { name: two ?? "" })).toBeFocused();
  await expect(
    mine(page)
      .getByRole("status")
      .filter({ hasText: `Affiche ${quoted(two)} remise en 1re place sur 4` }),
  ).toBeAttached();
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(two)}` })
    .click();
  await mine(page).getByRole("button", { name: "Vider" }).click();
  await expect(mine(page).getByText("Le mur est vidé.")).toBeVisible();
  await expect(mine(page).getByRole("button", { name: "Annuler" })).toBeFocused();
  await expectNoAxeFindings(page);
  await mine(page).getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => titles(list)).toEqual([three, sign.title, one]);
  const back = page.getByRole("status").filter({ hasText: /^Le mur est comme avant/ });
  await expect(back).toHaveText("Le mur est comme avant : 3 images.");
  await expect(page.getByRole("status").filter({ hasText: /remise|ajoutée/ })).toHaveCount(0);
  // The button that opened it went with the wall; the one that stands there now has the focus, and nothing is said again.
  await page.keyboard.press("Escape");
  await expect(bar(page).getByRole("button", { name: "Mon mur : 3" })).toBeFocused();
  await page.keyboard.press("Enter");
  const said = list.locator("xpath=following-sibling::span[1]").getByRole("status");
  await noteHeard(said);
  await mine(page)
    .getByRole("button", { name: `Reculer ${quoted(three)}` })
    .click();
  await expect(said).toHaveAttribute("data-heard", /^Affiche «\s[^»]+\s» déplacée en 2e place sur 3$/);
  await page.reload();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 3" })).toBeVisible();
});

/** One's own wall with five pictures on it, by what each is dragged. */
async function openFive(page: Page, five: readonly Entry[]): Promise<{ list: Locator; pictures: Locator }> {
  await openMine(page, ...five);
  const list = mine(page).getByRole("list", { name: "Mon mur" });
  const pictures = list.getByRole("listitem").locator("[data-drag]");
  await expect(pictures).toHaveCount(5);
  return { list, pictures };
}

test("la fenêtre de son mur grandit vers le bas : son haut ne bouge ni d’une forme choisie ni d’un retrait @bureau", async ({
  page,
  five,
}) => {
  const { pictures } = await openFive(page, five);
  const top = () => mine(page).evaluate((dialog: HTMLElement) => dialog.offsetTop);
  const before = await top();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).click();
  await expect(mine(page).getByRole("textbox", { name: "Mon modèle, une ligne par image" })).toBeVisible();
  expect(await top()).toBe(before);
  await mine(page)
    .getByRole("button", { name: /^Retirer/ })
    .first()
    .click();
  await expect(pictures).toHaveCount(4);
  expect(await top()).toBe(before);
});

test("l’ordre du mur se change à la souris, en tirant une image @bureau", async ({ page, five }) => {
  const { list, pictures } = await openFive(page, five);
  const [one, two, three, four, last] = five.map(({ title }) => title);
  await pictures.first().hover();
  await page.mouse.down();
  await pictures.nth(2).hover();
  await page.mouse.up();
  await expect.poll(() => titles(list)).toEqual([two, three, one, four, last]);
  // Escape takes back the one that is on its way, and nothing else.
  await pictures.nth(1).hover();
  await page.mouse.down();
  await pictures.nth(3).hover();
  await expect.poll(() => titles(list)).toEqual([two, one, four, three, last]);
  await page.keyboard.press("Escape");
  await expect.poll(() => titles(list)).toEqual([two, three, one, four, last]);
  await pictures.nth(4).hover();
  await page.mouse.up();
  await expect.poll(() => titles(list)).toEqual([two, three, one, four, last]);
  await expect(mine(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("tirée au bord de la fenêtre et tenue là, une image va d’un bout à l’autre du mur @bureau", async ({
  page,
  five,
}) => {
  await page.setViewportSize({ width: 420, height: 640 });
  const { list, pictures } = await openFive(page, five);
  const [one, two, three, four, last] = five.map(({ title }) => title);
  await pictures.first().hover();
  const from = await pictures.first().boundingBox();
  const x = (from?.x ?? 0) + (from?.width ?? 0) / 2;
  await page.mouse.down();
  await page.mouse.move(x, 560, { steps: 4 });
  await expect.poll(() => titles(list)).toEqual([two, three, four, last, one]);
  await page.mouse.move(x, 100, { steps: 4 });
  await expect.poll(() => titles(list)).toEqual([one, two, three, four, last]);
  await page.mouse.up();
});
