import type { Page } from "@playwright/test";
import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";

const button = (page: Page) => page.getByRole("button", { name: "Faire un don" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Faire un don" });

/** Whether the button stands in the header, or in the gutter where the page has neither word nor picture. */
const coversNothing = (page: Page) =>
  button(page).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.every(([x, y]) => {
      const under = document.elementsFromPoint(x, y).find((each) => !element.contains(each));
      return under?.closest("header") || !under?.closest(":is(h1, h2, h3, p, a, button, img)");
    });
  });

test("[F2] le bouton de don reste en place, sur rien qui se lise ; la croix et le fond ferment sa fenêtre, un clic dedans non", async ({
  page,
}) => {
  await open(page, "/panneau");
  const place = await button(page).boundingBox();
  for (const part of [0.5, 1, 0]) {
    expect(await coversNothing(page)).toBe(true);
    await page.evaluate(
      (to) => scrollTo({ top: document.documentElement.scrollHeight * to, behavior: "instant" }),
      part,
    );
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    expect(await button(page).boundingBox()).toEqual(place);
  }
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog(page).getByRole("heading", { name: "Faire un don" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await dialog(page).getByRole("button", { name: "Fermer" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("[G3] avant le clic, rien n’est demandé au service de don @une-fois", async ({ page, watch }) => {
  await open(page, "/");
  await button(page).click();
  await expect(dialog(page).getByText(/reçoit votre adresse IP/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(watch.thirdParties).toEqual([]);
});

test("[F2] après le clic, la page de don est dans un cadre de 712 px de haut", async ({ page, watch }) => {
  await open(page, "/");
  await button(page).click();
  await dialog(page).getByRole("button", { name: "Afficher la page de don" }).click();
  const frame = page.getByTitle(/^Page de don/);
  await expect(frame).toBeVisible();
  // The button that was pressed is gone: the keyboard is in what it brought.
  await expect(frame).toBeFocused();
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(712);
  const rescue = dialog(page).getByRole("link", { name: /^Ouvrir la page de don/ });
  await expect(rescue).toBeInViewport({ ratio: 1 });
  const [line, below] = [await rescue.boundingBox(), await frame.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  // The one host that was named before the click, and that this test refused to reach.
  await expect.poll(() => new Set(watch.thirdParties).size).toBe(1);
  watch.thirdParties.length = 0;
});

test("[F1] le pied de page : 'All rights reserved', 2025, deux profils dans un nouvel onglet @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("paragraph").filter({ hasText: "All rights reserved" })).toHaveText(
    "© 2025 All rights reserved",
  );
  await expect(footer.getByText("All rights reserved", { exact: true })).toHaveAttribute("lang", "en");
  const profiles = footer.getByRole("link", { name: /nouvel onglet/ });
  await expect(profiles).toHaveCount(2);
  const addresses = new Set<string | null>();
  for (const profile of await profiles.all()) {
    await expect(profile).toHaveAttribute("target", "_blank");
    await expect(profile).toHaveAttribute("href", /^https:\/\//);
    addresses.add(await profile.getAttribute("href"));
  }
  expect(addresses.size).toBe(2);
});

test("les mentions légales s’ouvrent du pied de page, d’un lien direct, et se lisent sans JavaScript @une-fois", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  const notice = page.getByRole("dialog", { name: "Mentions légales" });
  await expect(notice.getByRole("heading", { name: "Hébergement" })).toBeVisible();
  await notice.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" })).toBeFocused();

  await open(page, "/arc#mentions-legales");
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/arc$/);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto("/arc");
  // Where the form cannot work, the footer leads to the staff's own pages.
  await expect(plain.getByRole("link", { name: "l’accueil" })).toBeVisible();
  await plain.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).click();
  await expect(plain).toHaveURL(/\.xhtml#confidentialite$/);
  await expect(plain.getByRole("heading", { level: 1, name: "Confidentialité" })).toBeInViewport();
  await expect(plain.getByRole("heading", { name: "Hébergement" })).toBeAttached();
  await context.close();
});

test.describe("quand le code des mentions n’arrive pas", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch|dynamically imported/] });

  test("le lien mène au document où elles se lisent aussi @une-fois", async ({ page }) => {
    await page.route("**/assets/legal-dialog-*.js", (route) => route.abort());
    await open(page, "/arc");
    await page.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).click();
    await expect(page).toHaveURL(/\.xhtml#confidentialite$/);
  });
});
