import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, open, readerStyle, settled, test } from "../support/fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** What opens over a page: the button that opens it, and its name once it is there. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
  "le menu": (page) => page.getByRole("button", { name: "Menu" }).click(),
  "la recherche de tout le site": (page) => page.getByRole("button", { name: "Chercher partout" }).click(),
  "les filtres": (page) => page.getByRole("button", { name: "Filtrer" }).click(),
  "le téléphone": (page) => page.getByRole("button", { name: /^Téléphone/ }).click(),
  "le don": (page) => page.getByRole("button", { name: "Faire un don" }).click(),
  "les mentions": (page) => page.getByRole("link", { name: "Mentions légales" }).click(),
};

for (const [what, show] of Object.entries(OPENED)) {
  test(`le texte seul à 200 %, ${what} : aucun mot ne sort de sa boîte, ni du téléphone @telephone`, async ({
    page,
  }) => {
    await open(page, "/affiche");
    await readerStyle(page, "html { font-size: 200% }");
    await show(page);
    const shown = page.getByRole("dialog").or(page.getByRole("navigation", { name: "Menu principal" }));
    await expect(shown.or(page.getByTestId("phone").getByLabel("Nom")).first()).toBeVisible();
    await settled(page);
    await expectNoSidewaysScroll(page);
    await expect
      .poll(() => shown.or(page.getByTestId("phone")).first().evaluate(wordsOutOfTheirBox))
      .toEqual([]);
  });
}

/** The links, buttons and lines of a place whose words are wider than they are. */
function wordsOutOfTheirBox(place: Element): (string | null)[] {
  return [place, ...place.querySelectorAll("a, button, p, li, h2, h3, label, div")]
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.textContent);
}
