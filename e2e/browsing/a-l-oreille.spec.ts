import { PAGES } from "#addresses/pages.ts";
import { entriesOf, wall } from "../gallery/gallery-entries.ts";
import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";

for (const { path } of PAGES) {
  test(`${path} : chaque article a un nom, une seule bannière, et tout est dans un repère @une-fois`, async ({
    page,
  }) => {
    await open(page, path);
    const articles = page.getByRole("article");
    await expect(page.getByRole("article", { name: /./ })).toHaveCount(await articles.count());
    await expect(page.getByRole("banner")).toHaveCount(1);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("a, button, p")]
        .filter(
          (element) =>
            element.closest("header, nav, main, aside, footer, section, dialog, noscript") === null,
        )
        .map((element) => element.textContent),
    );
    expect(outside).toEqual([]);
    // A tip that repeats a name, or says it in other words, would be heard after it.
    const twice = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "main [title], header [title], footer [title], aside [title]",
        ),
      ]
        .filter((element) => {
          const heard = element.cloneNode(true);
          if (!(heard instanceof HTMLElement)) return true;
          for (const unheard of heard.querySelectorAll("[aria-hidden]")) unheard.remove();
          return `${heard.ariaLabel ?? ""}${heard.textContent}` !== "" && element.tagName !== "IFRAME";
        })
        .map((element) => element.title),
    );
    expect(twice).toEqual([]);
    // Heard alone, in a list of buttons, each says what it is for.
    const buttons = await page
      .getByRole("main")
      .getByRole("button")
      .evaluateAll((all) => all.map((button) => button.ariaLabel ?? button.textContent.trim()));
    expect(buttons.filter((name, place) => buttons.indexOf(name) !== place)).toEqual([]);
  });
}

test("une fenêtre ouverte n’a pas de seconde bannière @une-fois", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Écrire au staff" }).click();
  await expect(page.getByRole("dialog", { name: "Une question" })).toBeVisible();
  await expect(page.getByRole("banner", { includeHidden: true })).toHaveCount(1);
  await expectNoAxeFindings(page);
});

test("[P7] une recherche sans réponse ne laisse pas de liste vide @une-fois", async ({ page }) => {
  await open(page, "/affiche");
  await page.getByRole("searchbox").first().fill("zzzzzz");
  await expect(page.getByText(/Aucune affiche/).first()).toBeVisible();
  await expect(wall(page, "Affiches")).toHaveCount(0);
  await page.getByRole("searchbox").first().fill("");
  await expect(wall(page, "Affiches").getByRole("listitem").first()).toBeVisible();
});

test("[P4] on trouve le mur par ses titres, qui disent ce qu’on peut y faire et combien répondent @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const title = page.getByRole("heading", { level: 2 });
  await expect(title).toHaveText(["Toutes les affiches"]);
  await expect(
    page.getByText("Chaque titre ouvre son image, à copier ou à ajouter à votre mur"),
  ).toBeAttached();
  await page.getByRole("searchbox").first().fill("hamster");
  await expect(title.first()).toHaveText(/^\d+ résultats?$/);
  await page.getByRole("searchbox").first().fill("");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(title).toHaveText(["Filtrer les affiches", "Toutes les affiches"]);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Arc", "Genre", "Couleur", "Affichage"]);
  await page.getByRole("list", { name: "Affiches" }).getByRole("link").first().focus();
  const copy = page.getByRole("button", { name: /^Copier l’URL «/ });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(copy).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
});

test.describe("avant que le code arrive", () => {
  test.use({ javaScriptEnabled: false });

  test("[P2, P4] chaque affiche sait déjà combien elles sont @une-fois", async ({ page, request }) => {
    const posters = await entriesOf(request, "/affiches.json");
    await page.goto("/affiche");
    await expect(wall(page, "Affiches").getByRole("listitem").first()).toHaveAttribute(
      "aria-setsize",
      String(posters.length),
    );
  });
});

test.describe("au doigt", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("[P5] une affiche ouverte par un lien ne cerne pas « Fermer » @telephone", async ({
    page,
    request,
  }) => {
    const [first] = await entriesOf(request, "/affiches.json");
    await open(page, `/affiche?affiche=${first?.id}`);
    const close = page.getByRole("dialog").getByRole("button", { name: "Fermer", exact: true });
    await expect(close).toBeVisible();
    expect(await close.evaluate((button) => button.matches(":focus-visible"))).toBe(false);
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
  });
});
