import { expect, open, test } from "../support/fixtures.ts";
import { clock, hears, media, player, track } from "./listening.ts";

test(
  "[M5] au clavier : espace, flèches, n, p, m, aussi depuis un lien, les lettres et les flèches depuis un bouton ; jamais depuis un champ, et on peut les couper",
  { tag: "@bureau" },
  async ({ page }) => {
    await open(page, "/musique");
    await track(page, "Cinq bougies").click();
    await hears(page);
    await page.getByRole("heading", { level: 1 }).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press("Space");
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    const before = await clock(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => clock(page)).toBeGreaterThan(before + 4);
    await page.keyboard.press("p");
    await expect.poll(() => clock(page)).toBeLessThan(1);
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    await page.keyboard.press("n");
    await expect(player(page).getByText("Le notaire danse")).toBeVisible();
    await page.keyboard.press("p");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    await page.keyboard.press("m");
    await expect(player(page).getByRole("button", { name: "Rétablir le son" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Le son est coupé." })).toBeVisible();
    await player(page).getByRole("button", { name: "Rétablir le son" }).focus();
    await page.keyboard.press("n");
    await expect(player(page).getByText("Le notaire danse")).toBeVisible();
    await page.getByRole("link", { name: "Affiches" }).first().focus();
    await page.keyboard.press("p");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    // A link is followed by Enter: space and the arrows are the player's there, the arrows on a button as well.
    await hears(page);
    await page.keyboard.press("Space");
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    const there = await clock(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => clock(page)).toBeGreaterThan(there + 4);
    await player(page).getByRole("button", { name: "Lecture" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => clock(page)).toBeGreaterThan(there + 9);
    // On a button, space presses it.
    await player(page).getByRole("button", { name: "Rétablir le son" }).focus();
    await page.keyboard.press("Space");
    await expect(player(page).getByRole("button", { name: "Couper le son" })).toBeVisible();

    const search = page.getByRole("searchbox", {
      name: "Rechercher une piste par son titre, sa scène ou son arc",
    });
    await search.fill("");
    await search.pressSequentially("nm p");
    await expect(search).toHaveValue("nm p");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    await search.fill("");

    await page.getByText("Raccourcis clavier", { exact: true }).click();
    const keys = page.getByRole("checkbox", { name: "Ces touches agissent, ici et sur les autres pages" });
    await expect(keys).toBeInViewport({ ratio: 1 });
    const bar = await player(page).boundingBox();
    const unfolded = await keys.boundingBox();
    expect((unfolded?.y ?? 0) + (unfolded?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    // In an open window, which has arrows and a space of its own, the letters say what they have done.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Faire un don" }).first().click();
    await page.keyboard.press("n");
    const heard = page.getByRole("dialog").getByRole("status");
    await expect(heard.filter({ hasText: "♪ Le notaire danse" })).toBeVisible();
    await page.keyboard.press("m");
    await expect(heard.filter({ hasText: "Le son est coupé." })).toBeVisible();
    await page.keyboard.press("p");
    await expect(heard.filter({ hasText: "♪ Cinq bougies" })).toBeVisible();
    // Few words, and its cross stands within the message all the same.
    const message = page.locator("dialog [data-message]").filter({ hasText: "Cinq bougies" });
    expect(await message.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    await keys.uncheck();
    await keys.blur();
    await page.keyboard.press("n");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    // Who dictates says letters: none of them acts on another page either (WCAG 2.1.4).
    await page.keyboard.press("/");
    await expect(search).not.toBeFocused();
    await open(page, "/affiche");
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).not.toBeFocused();
    await page.getByRole("list", { name: "Affiches" }).getByRole("link").first().press("Enter");
    const larger = page.getByRole("dialog").getByRole("button", { name: /^Agrandir/ });
    await expect(larger).toBeVisible();
    await page.keyboard.press("z");
    // The arrows, which no voice says, still lead on.
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog").getByText(/^2 \//)).toBeVisible();
    await expect(larger).toBeVisible();
  },
);

test("[M4] au clavier, un lien du début de la page mène au lecteur tant qu’une piste est choisie @une-fois", async ({
  page,
}) => {
  await open(page, "/musique?piste=frites-le-jeudi");
  await expect(player(page)).toBeVisible();
  const skip = page.getByRole("link", { name: "Aller au lecteur" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(player(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(player(page).locator(":focus")).toBeVisible();
  await player(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(skip).toHaveCount(0);
});

test("[M4] sous l’image d’une piste, la fin de la page se lit jusqu’au bout, et le clavier ne se cache pas @bureau", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "/musique");
  await track(page, "Le train n’est pas passé").click();
  await page.getByRole("banner").getByRole("link", { name: "Affiches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Affiches" })).toBeFocused();
  await expect(media(page)).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    // Both at one moment, and in one question: the page may still grow.
    const covered = await media(page).evaluate((element) => {
      const focus = document.activeElement?.getBoundingClientRect();
      const image = element.getBoundingClientRect();
      return !focus || (focus.left <= image.right && focus.right >= image.left && focus.bottom > image.top);
    });
    expect(covered).toBe(false);
  }
  await page.getByRole("banner").getByRole("link", { name: "Joueurs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Joueurs" })).toBeFocused();
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    // The list may still grow: at the end of what the page is by then.
    const seen = () =>
      link.evaluate((element) => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(seen).toBe(true);
  }
});

test("[M5, P5] les lettres des raccourcis agissent aussi quand les majuscules sont verrouillées @bureau", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Cinq bougies").click();
  await hears(page);
  await page.keyboard.press("M");
  await expect(page.getByText("Le son est coupé.")).toBeVisible();
  await page.keyboard.press("N");
  await expect(player(page).getByText("Cinq bougies")).toBeHidden();
  await open(page, "/affiche?affiche=chez-lola-minuit");
  await page.keyboard.press("Z");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Voir en entier" })).toBeVisible();
});
