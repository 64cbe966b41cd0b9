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

test("[H3] toucher ce que le menu ouvert assombrit le ferme, et rien d’autre ; sur un téléphone couché, de quoi le fermer reste @telephone", async ({
  page,
}) => {
  await open(page, "/affiche");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await page.evaluate(() => scrollTo(0, 385));
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(110, 760);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByRole("button", { name: "Fermer le menu" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Fermer le menu" }).tap();
  await expect(menu).toBeHidden();
});

test("[H3] une tablette que l’on tourne, le menu ouvert, le retrouve fermé : aucun Retour ne s’y perd @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.setViewportSize({ width: 1024, height: 768 });
  // Folded while its button is not seen.
  const burger = page.getByRole("button", { name: "Menu", exact: true, includeHidden: true });
  await expect(burger).toHaveAttribute("aria-expanded", "false");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(burger).toHaveAttribute("aria-expanded", "false");
  await expect(burger).toBeVisible();
});

test("sans CloseWatcher, Échap ferme le menu et rend le focus à son bouton ; qui en sort au clavier le laisse fermé @telephone", async ({
  page,
}) => {
  // As in Firefox, in WebKit and in the game's Chromium 103.
  await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
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

test("[H2, H3] le clavier va dans l’en-tête du téléphone comme l’œil : recherche, don, menu, puis ses pages @telephone", async ({
  page,
}) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await page.getByRole("banner").getByRole("link").first().focus();
  for (const name of ["Chercher partout", "Faire un don", "Menu"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
});

/** Keeps the browser's own watchers within reach: no machine here has Android's button. */
const KEEP_WATCHERS = `CloseWatcher = class extends CloseWatcher {
  constructor() {
    super();
    globalThis.lastWatcher = this;
  }
};`;
declare const lastWatcher: { requestClose: () => void } | undefined;
/** Asks what lies on top to close, as that button does. */
const ANDROID_BACK = "lastWatcher.requestClose()";

test("le Retour d’un téléphone Android ferme le menu ou le téléphone, comme Échap, sans quitter la page ; ce qui est dessus d’abord @telephone", async ({
  page,
}) => {
  await page.addInitScript({ content: KEEP_WATCHERS });
  await open(page, "/");
  const burger = page.getByRole("button", { name: "Menu" });
  const phone = page.getByRole("button", { name: /^Téléphone/ });
  for (const toggle of [burger, phone]) {
    for (const ask of [() => page.evaluate(ANDROID_BACK), () => page.keyboard.press("Escape")]) {
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      // From anywhere on the page, as by a thumb.
      await toggle.blur();
      await ask();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(toggle).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
    }
  }
  await phone.click();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Chercher partout" });
  await expect(search).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(phone).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(phone).toHaveAttribute("aria-expanded", "false");
});

test("qui se ravise aussitôt ferme le menu ou le téléphone à l’instant où il s’ouvre @telephone", async ({
  page,
}) => {
  await page.addInitScript({ content: KEEP_WATCHERS });
  await open(page, "/");
  for (const name of ["Menu", /^Téléphone/]) {
    const toggle = page.getByRole("button", { name });
    await toggle.evaluate(
      (button: HTMLElement) =>
        new Promise<void>((asked, failed) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            if (typeof lastWatcher === "undefined") return failed(new Error("Nobody is there to ask."));
            lastWatcher.requestClose();
            asked();
          }).observe(button, { attributeFilter: ["aria-expanded"] });
          button.click();
        }),
    );
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await page.evaluate("delete globalThis.lastWatcher");
  }
});
