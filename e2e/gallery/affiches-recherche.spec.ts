import { card, wall } from "./gallery-entries.ts";
import { expect, expectNoAxeFindings, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";

test("[P1, P7] cherche dans les titres et les auteurs, sans accents ni majuscules, et surligne @une-fois", async ({
  page,
  posters,
  first,
}) => {
  const accented = posters.find(({ title }) => /^\p{L}*[éèê]\p{L}{2,}/u.test(title)) ?? first;
  const word = accented.title.split(" ")[0] ?? "";
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  await expect(search).toHaveAttribute("placeholder", "Recherche...");
  const { y: before } = (await search.boundingBox()) ?? {};
  await search.fill(plain);
  await expect(card(page, "Affiches", accented).first()).toBeVisible();
  await expect(wall(page, "Affiches").locator("mark", { hasText: word }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /résultat/ })).toHaveText(/^\d+ résultats?$/);
  // The number of results moves nothing: one types on in the same place.
  expect((await search.boundingBox())?.y).toBe(before);
  await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(plain)}`));
  await page.reload();
  await expect(search).toHaveValue(plain);
  await expect(card(page, "Affiches", accented).first()).toBeVisible();
});

test("[P7] « Rechercher », sur le clavier d’un téléphone, le range : ce qui est trouvé est derrière @telephone", async ({
  page,
}) => {
  for (const path of ["/affiche", "/stream", "/musique"]) {
    await open(page, path);
    const search = page.getByRole("searchbox");
    await search.tap();
    await page.keyboard.type("lo");
    await page.keyboard.press("Enter");
    await expect(search).not.toBeFocused();
    await expect(search).toHaveValue("lo");
  }
});

test("[P7] un titre se trouve comme on le tape, sans trait d’union ni guillemets @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const hits = wall(page, "Affiches").getByRole("listitem");
  for (const [typed, title] of [
    ["homme canon", "L’Homme-Canon"],
    ["deux fois corbin", "Silas « Deux Fois » Corbin"],
  ] as const) {
    await page.getByRole("searchbox").fill(typed);
    await expect(hits.first()).toContainText(title.replaceAll(/(?<=«) | (?=»)/g, "\u00a0"));
    await expect(hits.first().locator("mark").first()).toBeVisible();
  }
});

test("[P7] un long texte collé par erreur se cherche jusqu’où une adresse le porte @une-fois", async ({
  page,
}) => {
  for (const path of ["/affiche", "/stream", "/musique"]) {
    await open(page, path);
    const search = page.getByRole("searchbox");
    await search.focus();
    await page.keyboard.insertText("é😀".repeat(1700));
    await expect(page).toHaveURL(/[?&]q=/);
    expect((await page.reload())?.status()).toBe(200);
    await expect(search).toHaveValue("é😀".repeat(66) + "é");
  }
});

test("[P7] un texte blanc montre tout ; un texte introuvable le dit, montre les dernières et s’efface @une-fois", async ({
  page,
  first,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  await search.fill("   ");
  await expect(card(page, "Affiches", first)).toBeVisible();
  await search.fill("zzzzz");
  await expect(page.getByText("Aucune affiche ne correspond à « zzzzz ».")).toBeVisible();
  const meanwhile = page.getByRole("region", { name: "En attendant" }).getByRole("listitem");
  await expect(meanwhile).toHaveCount(6);
  const newest = meanwhile.first().getByRole("link").first();
  const title = await newest.innerText();
  await newest.click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await page.goBack();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(card(page, "Affiches", first)).toBeVisible();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[P7, R9] l’affiche ouverte aussitôt le mot tapé se referme sur ce que l’on cherchait @une-fois", async ({
  page,
  first,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  const word = first.title.split(" ")[0] ?? "";
  await search.focus();
  // In one go, sooner than any rest of the fingers.
  await search.evaluate((_, typed) => {
    document.execCommand("insertText", false, typed);
    document.querySelector<HTMLElement>("[aria-posinset] a")?.click();
  }, word);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(search).toHaveValue(word);
  await expect(page).toHaveURL(new RegExp(`/affiche\\?q=${encodeURIComponent(word)}$`));
});

test("[P7] une faute de frappe : ce que l’on a pu vouloir dire est proposé ; des mots que nulle n’a tous : celles qui en ont le plus @une-fois", async ({
  page,
  first,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  await search.fill("hamsetr");
  await page.getByRole("button", { name: "Hamster", exact: true }).click();
  await expect(card(page, "Affiches", first)).toBeVisible();
  await search.fill("moustache du hamster");
  await expect(page.getByRole("heading", { name: /^Avec une partie de ces mots/ })).toBeVisible();
  await expect(card(page, "Avec une partie de ces mots", first)).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^\d+ résultats?, avec une partie de ces mots$/ }),
  ).toBeAttached();
  await expectNoAxeFindings(page);
});

test("[P1] du milieu du mur, la recherche revient quand on remonte, et ce qu’elle trouve est là", async ({
  page,
  first,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  const up = page.getByRole("button", { name: "Haut de la page" });
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  await page.evaluate(() => scrollTo(0, 6000));
  await expect(up).toHaveCSS("pointer-events", "none");
  await page.evaluate(() => scrollBy(0, -100));
  await expect(search).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  await page.evaluate(() => scrollBy(0, 100));
  await expect(up).toHaveCSS("pointer-events", "none");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 1 });
  await page.keyboard.type(first.title);
  await expect(card(page, "Affiches", first).first()).toBeInViewport();
  await expect(search).toBeFocused();
  // Nothing else comes under the finger that has emptied it.
  const before = await search.boundingBox();
  await page.getByRole("button", { name: "Vider le champ" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("button", { name: "Vider le champ" })).toHaveCount(0);
  await expect(search).toBeFocused();
  expect((await search.boundingBox())?.y).toBe(before?.y);
});

test("[P7] au clavier : / va à la recherche, Échap l’efface @une-fois", async ({ page, first }) => {
  await open(page, "/affiche");
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox");
  await expect(search).toBeFocused();
  await page.keyboard.type("zzz");
  await expect(search).toHaveValue("zzz");
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(card(page, "Affiches", first)).toBeVisible();
});

test("[P4, P7] un mur cherché se recharge à la place où l’on était, au pixel près @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?q=mado+feraile");
  const partly = page.getByRole("list", { name: /Avec une partie de ces mots/ });
  await expect(partly.getByRole("listitem").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(partly.getByRole("listitem").nth(3)).toBeVisible();
  await page.reload();
  await expect(partly.getByRole("listitem").first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
