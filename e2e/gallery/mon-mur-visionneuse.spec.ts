import { quoted } from "#text/quoted.ts";
import { expect, expectNoAxeFindings, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { openMine, mine, titles, openWith, bar } from "./own-wall.ts";

test("sur son mur, une image s’ouvre en grand, on y feuillette ce mur, et Retour y ramène ; chaque retrait se reprend", async ({
  page,
  five,
}) => {
  const [first, second, third] = five;
  await openMine(page, first, second, third);
  await mine(page).locator("[data-drag]").first().click();
  const viewer = page.getByRole("dialog", { name: first.title });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  await mine(page).getByRole("link", { name: second.title }).click();
  await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
  await page.goBack();
  await expect(mine(page).getByRole("listitem")).toHaveCount(3);

  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .click();
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(second.title)}` })
    .press("Enter");
  await expect(mine(page).getByRole("listitem")).toHaveCount(1);
  // One press after the other: the button stays under the finger and the keyboard while there is more to take back.
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(second.title)}` })
    .focus();
  await page.keyboard.press("Enter");
  await expect(
    mine(page).getByRole("button", { name: `Annuler le retrait de ${quoted(first.title)}` }),
  ).toBeFocused();
  // What has come back is heard; not, a second time, what was taken down before it.
  const said = mine(page).getByRole("status");
  await expect(said.filter({ hasText: "remise en 1re place" })).toBeAttached();
  await expect(said.filter({ hasText: "retirée" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  expect(await titles(mine(page))).toEqual([first, second, third].map(({ title }) => title));
});

test("de son mur, une image de l’autre galerie s’ouvre chez elle ; fermée, elle ramène au mur, sur elle @une-fois", async ({
  page,
  five,
  sign,
}) => {
  const [poster] = five;
  await openWith(page, `${poster?.id},panneau:${sign.id}`);
  await bar(page).getByRole("button", { name: "Mon mur : 2" }).click();
  for (const way of ["Escape", "Retour"]) {
    const link = mine(page).getByRole("link", { name: sign.title });
    await link.press("Enter");
    await expect(page).toHaveURL(/\/panneau\?panneau=/);
    const viewer = page.getByRole("dialog", { name: sign.title });
    await expect(viewer).toBeVisible();
    await (way === "Retour" ? page.goBack() : page.keyboard.press("Escape"));
    await expect(page).toHaveURL(/\/affiche$/);
    await expect(mine(page), way).toBeVisible();
    await expect(link, way).toBeFocused();
  }
  // Closed, it stays closed, whatever is reloaded.
  await page.keyboard.press("Escape");
  await expect(mine(page)).toBeHidden();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 2" })).toBeFocused();
  await page.reload();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 2" })).toBeVisible();
  await expect(mine(page)).toBeHidden();
});

test("sur son mur, ce que l’on retire de la visionneuse y garde sa place tant qu’on le regarde, et la reprend @une-fois", async ({
  page,
  five,
}) => {
  const [first, second, third] = five;
  await openMine(page, third, first, second);
  await mine(page).getByRole("link", { name: first.title }).click();
  const viewer = page.getByRole("dialog", { name: first.title });
  await viewer.getByRole("button", { name: "Retirer de mon mur" }).click();
  await expect(viewer.getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Ajouter à mon mur" }).click();
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Retirer de mon mur" }).click();
  await page.keyboard.press("ArrowRight");
  const other = page.getByRole("dialog", { name: second.title });
  await expect(other.getByText("2 / 2")).toBeVisible();
  await page.goBack();
  await expect(other).toBeHidden();
  expect(await titles(mine(page))).toEqual([third, second].map(({ title }) => title));
  // What opened it has gone: the keyboard is at the title of the wall.
  await mine(page).getByRole("link", { name: second.title }).press("Enter");
  await other.getByRole("button", { name: "Retirer de mon mur" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(mine(page).getByRole("heading", { name: "Mon mur : 1" })).toBeFocused();
});

test("une image ouverte sur son mur a le clavier aussitôt, que la machine ait pu dessiner ou non (doublure : un écran qui ne se redessine plus) @bureau", async ({
  page,
  five,
}) => {
  const [first, second] = five;
  await openMine(page, first, second);
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await mine(page).getByRole("link", { name: second.title }).press("Enter");
  const viewer = page.getByRole("dialog", { name: second.title });
  await viewer.getByRole("button", { name: "Retirer de mon mur" }).press("Enter");
  await expect(viewer.getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
});

test("[P6] dans la visionneuse aussi, on met une affiche sur son mur @une-fois", async ({ page, five }) => {
  await open(page, `/affiche?affiche=${five[0]?.id}`);
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("button", { name: "Ajouter à mon mur" }).click();
  await expect(viewer.getByRole("button", { name: "Retirer de mon mur" })).toBeFocused();
  const added = viewer.getByRole("status").filter({ hasText: /ajoutée\. Mon mur\s: 1$/ });
  await expect(added).toBeAttached();
  await expectNoAxeFindings(page);
  // Of the next picture nothing was said, nor of this one, come back to.
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(viewer.getByRole("heading", { level: 2 })).toHaveText(five[1]?.title ?? "");
  await expect(added).toHaveCount(0);
  await viewer.getByRole("button", { name: "Fermer", exact: true }).click();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
});
