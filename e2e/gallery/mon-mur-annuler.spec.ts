import { quoted } from "#text/quoted.ts";
import { card, type Entry } from "./gallery-entries.ts";
import { expect, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { openMine, mine, titles, bar, openWith } from "./own-wall.ts";

test("au clavier, Ctrl Z reprend un retrait sans quitter le bouton, et se dit ; dans un champ il reste à ce que l’on tape @bureau", async ({
  page,
  five,
}) => {
  const [first, second, third] = five;
  await openMine(page, first, second, third);
  const away = (entry: Entry) => mine(page).getByRole("button", { name: `Retirer ${quoted(entry.title)}` });
  await away(first).press("Enter");
  await away(second).press("Enter");
  await expect(
    mine(page).getByRole("status").filter({ hasText: "retirée. Ctrl Z l’annule." }),
  ).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(away(third)).toBeFocused();
  await expect(mine(page).getByRole("status").filter({ hasText: "remise en 1re place" })).toBeAttached();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).check();
  const template = mine(page).getByRole("textbox", { name: "Mon modèle, une ligne par image" });
  await template.press("Control+z");
  await expect(mine(page).getByRole("listitem")).toHaveCount(2);
  await away(third).focus();
  await page.keyboard.press("Control+z");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  expect(await titles(mine(page))).toEqual([first, second, third].map(({ title }) => title));
  // A choice among formats is no field: nothing is typed there.
  await away(second).press("Enter");
  await mine(page).getByRole("radio", { name: "Mon modèle" }).press("Control+z");
  await expect(mine(page).getByRole("link", { name: second.title })).toBeFocused();
});

test("Ctrl Z sur le mur ne fait pas redire à la page ce qu’elle avait dit avant @bureau", async ({
  page,
  five,
}) => {
  const [first] = five;
  await open(page, "/affiche");
  await card(page, "Affiches", first).hover();
  await page.getByRole("button", { name: `Ajouter à mon mur ${quoted(first.title)}` }).click();
  const said = page.getByText("ajoutée. Mon mur : 1");
  await expect(said).toBeAttached();
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).press("Enter");
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .press("Enter");
  await expect(said).not.toBeAttached();
  await page.keyboard.press("Control+z");
  // As long as it takes to say anything.
  await expect(mine(page).getByRole("status").filter({ hasText: "remise en 1re place" })).toBeAttached();
  await expect(said).not.toBeAttached();
});

test("annuler un retrait ne défait que lui : ni ce que l’on a déplacé depuis, ni ce qu’un autre onglet a accroché @une-fois", async ({
  page,
  context,
  five,
}) => {
  const [first, second, third, fourth] = five;
  await openMine(page, first, second, third);
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(second.title)}` })
    .click();
  await mine(page)
    .getByRole("button", { name: `Reculer ${quoted(first.title)}` })
    .click();
  const other = await context.newPage();
  await open(other, `/affiche?affiche=${fourth.id}`);
  await other.getByRole("button", { name: "Ajouter à mon mur" }).click();
  await expect.poll(() => titles(mine(page))).toEqual([third, first, fourth].map(({ title }) => title));
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(second.title)}` })
    .click();
  await expect
    .poll(() => titles(mine(page)))
    .toEqual([third, first, second, fourth].map(({ title }) => title));
  await expect(mine(page).getByRole("link", { name: second.title })).toBeFocused();
});

test("sur un mur que l’on a vidé image par image, ce que l’on raccroche reçoit le clavier @bureau", async ({
  page,
  five,
}) => {
  const [first, second] = five;
  await openMine(page, first, second);
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(second.title)}` })
    .press("Enter");
  await page.keyboard.press("Enter");
  await expect(
    mine(page).getByRole("button", { name: `Annuler le retrait de ${quoted(first.title)}` }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(second.title)}` })
    .press("Enter");
  await expect(mine(page).getByRole("link", { name: second.title })).toBeFocused();
});

test("un mur partagé que l’on a déjà n’offre rien à annuler ; ce que l’on retire ensuite se reprend @une-fois", async ({
  page,
  five,
}) => {
  const [first, second] = five;
  await openWith(page, `${first.id},${second.id}`, `/affiche?mur=${second.id}`);
  await page.getByRole("button", { name: "Ajouter au mien" }).click();
  await expect(mine(page).getByText("Votre mur avait déjà tout cela.").first()).toBeVisible();
  const undo = mine(page).getByRole("button", { name: /^Annuler/ });
  await expect(undo).toHaveCount(0);
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .click();
  await undo.click();
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  await expect(undo).toHaveCount(0);
});

test("au doigt, retirer une image ne fait pas sauter le mur, et « Annuler » se voit où que l’on soit @telephone", async ({
  page,
  posters,
}) => {
  const six = posters.slice(0, 6);
  await openWith(page, six.map(({ id }) => id).join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 6" }).tap();
  const third = mine(page).getByRole("button", { name: `Retirer ${quoted(six[2]?.title ?? "")}` });
  await third.scrollIntoViewIfNeeded();
  const scrolled = () => mine(page).evaluate((dialog) => dialog.scrollTop);
  const before = await scrolled();
  await third.tap();
  const back = mine(page).getByRole("button", {
    name: `Annuler le retrait de ${quoted(six[2]?.title ?? "")}`,
  });
  await expect(back).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBe(before);
  await back.tap();
  await expect(mine(page).getByRole("link", { name: six[2]?.title ?? "" })).toBeVisible();
});
