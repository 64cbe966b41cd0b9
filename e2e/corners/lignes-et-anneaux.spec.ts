import { card, entriesOf } from "../gallery/gallery-entries.ts";
import { player, track } from "../music/listening.ts";
import { expectWholeUnderline } from "../support/expect-whole-underline.ts";
import { expect, open, test } from "../support/fixtures.ts";

for (const [path, name, list, widths] of [
  ["/affiche", "Affiches", "/affiches.json", [768, 1440, 1920]],
  ["/panneau", "Panneaux", "/panneaux.json", [1440]],
] as const) {
  test(`sur ${path}, un titre que la souris touche est souligné tout entier @bureau`, async ({
    page,
    request,
  }) => {
    await open(page, path);
    const entries = await entriesOf(request, list);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const entry of entries.slice(0, 4)) {
        const title = card(page, name, entry);
        await title.hover();
        await expectWholeUnderline(title);
      }
    }
  });
}

test("le titre d’une piste et « Voir les affiches » d’une recherche sont soulignés tout entiers @bureau", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, /./).click();
  await page.getByRole("link", { name: "Accueil" }).first().click();
  const title = player(page).getByRole("link").first().locator("[class*=title]");
  await title.hover();
  await expectWholeUnderline(title);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("carmin");
  const all = page
    .getByRole("option", { name: /^Voir les .*affiches/ })
    .first()
    .locator("[class*=title]");
  await expect(all).toBeVisible();
  await expectWholeUnderline(all);
});

test("l’anneau du clavier autour de « Ce qu’on y voit et y lit » ne touche pas ce qu’il déplie @bureau", async ({
  page,
}) => {
  await open(page, "/affiche?affiche=rever-la-braise");
  const fold = page.getByRole("dialog").getByText("Ce qu’on y voit et y lit");
  await fold.press("Enter");
  const ring = await fold.evaluate((summary) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(summary);
    return summary.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset);
  });
  const words = await page
    .getByRole("dialog")
    .getByRole("region", { name: "Ce qu’on y voit et y lit" })
    .boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual(ring);
});

test("sur son mur, l’anneau du clavier autour d’un titre est entier @bureau", async ({ page, request }) => {
  const [poster] = await entriesOf(request, "/affiches.json");
  await page.addInitScript((id) => localStorage.setItem("mon-mur", id), poster?.id ?? "");
  await open(page, "/affiche");
  await page.getByRole("button", { name: "Mon mur : 1" }).click();
  const title = page.getByRole("dialog").getByRole("link", { name: poster?.title ?? "" });
  await page.keyboard.press("Tab");
  await title.focus();
  const cut = await title.evaluate((link) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const [words, room] = [link.getBoundingClientRect(), link.parentElement?.getBoundingClientRect()];
    if (!room) return true;
    return words.left - ring < room.left || words.top - ring < room.top || words.bottom + ring > room.bottom;
  });
  expect(cut).toBe(false);
});

test("qui demande plus de contraste ne lit rien de pâle et voit le bord de chaque champ @une-fois", async ({
  page,
  request,
}) => {
  const [poster] = await entriesOf(request, "/affiches.json");
  if (!poster) throw new Error("The demonstration has posters.");
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/affiche");
  const title = card(page, "Affiches", poster);
  const paper = await title.evaluate((link) => getComputedStyle(link).color);
  await expect(title.locator("xpath=following-sibling::a")).toHaveCSS("color", paper);
  await expect(page.getByText(/^Nombre d'affiches/)).toHaveCSS("color", paper);
  const field = page.getByRole("searchbox");
  expect(await field.evaluate((input) => getComputedStyle(input, "::placeholder").color)).toBe(paper);
  await expect(field).toHaveCSS("border-top-color", paper);
  await page.emulateMedia({ contrast: null });
});
