import type { Page } from "@playwright/test";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { phone, openPhone, phoneButton, openChat } from "./contact-forms.ts";

/** How far the phone is pushed down, as a share of its own height. */
async function phoneOffset(page: Page): Promise<number> {
  return page.getByTestId("phone").evaluate((element) => {
    const { m42 } = new DOMMatrix(getComputedStyle(element).transform);
    return Math.round((m42 / element.clientHeight) * 100);
  });
}

test("[F3] le téléphone dort à 80 % sous le bord, un clic le monte, un autre le range", async ({ page }) => {
  await open(page, "/");
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await expect(phone(page).getByLabel("Nom")).toBeHidden();
  await openPhone(page);
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => phoneOffset(page)).toBe(0);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await phoneButton(page).click();
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await expect(phone(page).getByLabel("Nom")).toBeHidden();
});

test("[F3] le téléphone arrive de 100 % de sa hauteur, sur la courbe du ressort, sans attendre le code", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/", { waitUntil: "commit" });
  await page.getByTestId("phone").waitFor({ state: "attached" });
  const arrival = await page.getByTestId("phone").evaluate((element) => {
    // Once more, however long the browser took to get here.
    element.getAnimations().forEach((animation) => animation.cancel());
    element.style.animationName = "none";
    element.getAnimations();
    element.style.animationName = "";
    const [animation] = element.getAnimations();
    const style = getComputedStyle(element);
    animation?.pause();
    if (animation) animation.currentTime = 0;
    const { m42 } = new DOMMatrix(style.transform);
    const curves = [style.animationTimingFunction, style.transitionTimingFunction];
    animation?.finish();
    return { curves, from: m42 / element.clientHeight };
  });
  expect(arrival.from).toBeCloseTo(1);
  for (const curve of arrival.curves) expect(curve).toMatch(/^linear\(0[ ,].*0\.1262/);
  await expect.poll(() => phoneOffset(page)).toBe(80);
});

test("[A2] l’icône du texte d’accueil lève le téléphone, et les outils restent là tant qu’on la lit", async ({
  page,
}) => {
  await open(page, "/");
  const mark = page.getByRole("button", { name: "Ouvrir le téléphone" });
  await page.evaluate(() => scrollBy(0, 300));
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => phoneOffset(page)).toBe(80);
  // Where the text says that it is: at the bottom, on the right.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const place = await phoneButton(page).boundingBox();
  expect(place?.x).toBeGreaterThan(width * 0.75);
  expect(place?.y).toBeGreaterThan(height * 0.75);
  await mark.click();
  await expect(phone(page).getByLabel("Nom")).toBeVisible();
  await expect(phoneButton(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mark).toBeFocused();
  await expect.poll(() => phoneOffset(page)).toBe(80);
});

test("en lisant vers le bas, les outils des coins s’effacent ; ils reviennent en remontant et au focus @telephone", async ({
  page,
}) => {
  await open(page, "/arc");
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await page.evaluate(() => scrollBy(0, 600));
  await expect.poll(() => phoneOffset(page)).toBe(100);
  await page.evaluate(() => scrollBy(0, -200));
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await page.evaluate(() => scrollBy(0, 600));
  await expect.poll(() => phoneOffset(page)).toBe(100);
  await phoneButton(page).focus();
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await page.evaluate(() => scrollBy(0, 300));
  await expect.poll(() => phoneOffset(page)).toBe(80);
});

test("[F3] le téléphone montre tout le formulaire ; Échap le range et rend le focus à son bouton @une-fois", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const form = await openPhone(page);
  // A window of this height shows the form whole, down to its last line.
  await expect(form.getByRole("link", { name: "Confidentialité" })).toBeInViewport({ ratio: 1 });
  await form.getByLabel("Sujet").focus();
  await page.keyboard.press("Escape");
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(phoneButton(page)).toBeFocused();
});

test("[F3] sous « mouvement réduit », le téléphone monte et descend d’un coup @une-fois", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const lastsMs = () =>
    page.evaluate(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return Math.max(0, ...ends);
    });
  for (const expanded of ["true", "false"]) {
    await phoneButton(page).click();
    await expect(phoneButton(page)).toHaveAttribute("aria-expanded", expanded);
    expect(await lastsMs()).toBeLessThan(1);
  }
});

test("au plus un des trois est ouvert, et le focus n’est jamais derrière le téléphone", async ({ page }) => {
  await open(page, "/");
  await openPhone(page);
  await expect(page.getByRole("button", { name: "Écrire au staff" })).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Arc" }).focus();
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", String(!narrow));
  await page.getByRole("button", { name: "Faire un don" }).click();
  await expect(page.getByRole("dialog", { name: "Faire un don" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("ce que le clavier atteint derrière le téléphone se voit : il descend, et le clavier reste là @une-fois", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  await openPhone(page);
  const posters = page.getByRole("list", { name: "Quelques affiches du mur" }).getByRole("link");
  const outermost = posters.nth(8);
  await outermost.focus();
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(outermost).toBeFocused();
});

test("[F4] la bulle ouvre le formulaire ; la croix, Échap et le fond le ferment, un clic dedans non", async ({
  page,
}) => {
  await open(page, "/arc");
  const form = await openChat(page);
  await expectNoAxeFindings(page);
  await form.getByRole("heading", { name: "Une question" }).click();
  await expect(form).toBeVisible();
  await form.getByRole("button", { name: "Fermer" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: "Écrire au staff" })).toBeFocused();
  await openChat(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await openChat(page);
  await page.mouse.click(4, 4);
  await expect(form).toBeHidden();
});

test("Retour change de page et ferme ce qui était ouvert par-dessus ; Avancer ne le rouvre pas @une-fois", async ({
  page,
}) => {
  await open(page, "/arc");
  await page.getByRole("contentinfo").getByRole("link", { name: "Panneau" }).click();
  await expect(page).toHaveURL(/\/panneau$/);
  const form = await openChat(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/arc$/);
  await expect(form).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/panneau$/);
  await expect(form).toBeHidden();
  await openPhone(page);
  await page.goBack();
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
  await page.goForward();
  await expect(page).toHaveURL(/\/panneau$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  const notice = page.getByRole("dialog", { name: "Mentions légales" });
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(notice).toBeHidden();
});

test("[C1] ce pour quoi on écrit reste en vue quand le clavier d’un téléphone rend la fenêtre plus basse @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/");
  const form = await openPhone(page);
  const reason = form.getByRole("button", { name: "Signaler une erreur" });
  await reason.tap();
  await form.getByLabel("Nom").tap();
  await page.setViewportSize({ width: 360, height: 360 });
  await expect(reason).toBeInViewport({ ratio: 1 });
});

test("[C1] sur un téléphone couché, au-dessus de son clavier, un champ se voit entier avec son nom @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, "/");
  const form = await openPhone(page);
  await form.getByLabel("Nom").tap();
  await page.setViewportSize({ width: 740, height: 200 });
  await page.keyboard.type("Léo");
  await expectUncovered(form.getByLabel("Nom"));
  await page.keyboard.press("Tab");
  await page.keyboard.type("leo@exemple.fr");
  await expectUncovered(form.getByLabel("Email"));
  await expectUncovered(form.getByText("Email", { exact: true }));
});
