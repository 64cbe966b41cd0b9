import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("[H3] le menu est fermé au départ, s’ouvre et se referme par son bouton @telephone", async ({
  page,
}) => {
  await open(page, "/");
  const burger = page.getByRole("button", { name: "Menu" });
  const link = page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Musique" });
  await expect(burger).toHaveAttribute("aria-expanded", "false");
  await expect(link).toBeHidden();
  await burger.click();
  await expect(link).toBeVisible();
  await expect(burger).toHaveText(/^Fermer/);
  await expectNoAxeFindings(page);
  await burger.click();
  await expect(link).toBeHidden();
});

test("[H3] choisir un lien ferme le menu, même celui de la page ouverte @telephone", async ({ page }) => {
  await open(page, "/");
  const burger = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await burger.click();
  await menu.getByRole("link", { name: "Musique" }).click();
  await expect(page).toHaveURL(/\/musique$/);
  await expect(menu).toBeHidden();
  await burger.click();
  await menu.getByRole("link", { name: "Musique" }).click();
  await expect(menu).toBeHidden();
});

test("Échap ferme le menu et rend le focus à son bouton ; qui en sort au clavier le laisse fermé @telephone", async ({
  page,
}) => {
  await open(page, "/");
  const burger = page.getByRole("button", { name: "Menu" });
  await burger.click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(burger).toBeFocused();
  await expect(burger).toHaveAttribute("aria-expanded", "false");
  await burger.press("Enter");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(burger).toHaveAttribute("aria-expanded", "false");
});
