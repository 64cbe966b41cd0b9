import { card, entriesOf, historyLength, wall } from "./gallery-entries.ts";
import { expect, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";

test("[P5] « Au hasard » ouvre une des affiches montrées ; Retour ramène au mur @une-fois", async ({
  page,
  first,
}) => {
  await open(page, `/affiche?q=${encodeURIComponent(first.title)}`);
  await page.getByRole("button", { name: "Au hasard" }).click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Au hasard" })).toBeFocused();
});

test("[P5, R9] ouvrir ajoute une étape à l’historique, suivante et précédente n’en ajoutent pas, Retour ferme sans bouger @une-fois", async ({
  page,
  posters,
}) => {
  await open(page, "/affiche");
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  const y = await page.evaluate(() => scrollY);
  const steps = await historyLength(page);
  await wall(page, "Affiches")
    .getByRole("link", { name: posters[2]?.title ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[2]?.id}$`));
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(viewer.getByRole("heading", { name: posters[3]?.title ?? "" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[4]?.id}$`));
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[3]?.id}$`));
  await expect(viewer.getByText(`4 / ${posters.length}`)).toBeVisible();
  expect(await historyLength(page)).toBe(steps + 1);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/affiche$/);
  expect(await page.evaluate(() => scrollY)).toBe(y);
  await page.goForward();
  await expect(viewer.getByRole("heading", { name: posters[3]?.title ?? "" })).toBeVisible();
});

test("[P5, R9] un lien vers une affiche l’ouvre, résiste au rechargement, et se ferme sur le mur @une-fois", async ({
  page,
  posters,
  first,
}) => {
  const far = posters[Math.min(posters.length - 1, 150)] ?? first;
  await open(page, `/affiche?affiche=${far.id}`);
  const viewer = page.getByRole("dialog", { name: far.title });
  // No ring on a button that nobody went to.
  await expect(viewer).toBeFocused();
  await page.reload();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(card(page, "Affiches", first)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[P5] ouverte par un lien puis feuilletée, la visionneuse se ferme sur la carte de la dernière affiche vue", async ({
  page,
  request,
}) => {
  const posters = await entriesOf(request, "/affiches.json");
  const [from, to] = [posters[20], posters[23]];
  if (!from || !to) throw new Error("The demonstration has posters.");
  await open(page, `/affiche?affiche=${from.id}`);
  const viewer = page.getByRole("dialog");
  for (const { title } of posters.slice(20, 23)) {
    await expect(viewer.getByRole("heading", { name: title })).toBeVisible();
    await viewer.getByRole("button", { name: "Suivante" }).click();
  }
  await expect(viewer.getByRole("heading", { name: to.title })).toBeVisible();
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(card(page, "Affiches", to)).toBeFocused();
  await expect(card(page, "Affiches", to)).toBeInViewport();
});

test("[P5] l’onglet nomme la musique, l’affiche ouverte et son auteur, ce qu’on cherche, puis la page @une-fois", async ({
  page,
  request,
  posters,
  first,
}) => {
  const known = posters.find(({ author }) => /^[^?]/.test(author)) ?? first;
  const named = `${known.title} — ${known.author} · Affiches · Minuit Carmin`;
  const sent = await (await request.get(`/affiche?affiche=${known.id}`)).text();
  expect(sent).toContain(" · Affiches · Minuit Carmin</title>");

  await open(page, `/affiche?affiche=${known.id}`);
  await expect(page).toHaveTitle(named);
  await page.getByRole("button", { name: "Fermer" }).click();
  await expect(page).toHaveTitle("Affiches · Minuit Carmin");

  await page.getByRole("searchbox").fill(known.title);
  await expect(page).toHaveTitle(`« ${known.title} » · Affiches · Minuit Carmin`);
  await card(page, "Affiches", known).click();
  await expect(page).toHaveTitle(named);
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("searchbox").fill("");
  await expect(page).toHaveTitle("Affiches · Minuit Carmin");

  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await expect(page).toHaveTitle("♪ Onze places · Musique · Minuit Carmin");
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(page).toHaveTitle("Onze places · Musique · Minuit Carmin");
  await page.getByRole("button", { name: "Lecture", exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
  await expect(page).toHaveTitle("♪ Onze places · Affiches · Minuit Carmin");
  await card(page, "Affiches", known).click();
  await expect(page).toHaveTitle(`♪ Onze places · ${named}`);
  await page.goBack();
  await expect(page).toHaveTitle("♪ Onze places · Affiches · Minuit Carmin");
});

test("[P5] un lien vers une affiche qui n’existe pas le dit et montre le mur @une-fois", async ({
  page,
  first,
}) => {
  await open(page, "/affiche?affiche=jamais-vue");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Cette affiche n’existe pas, ou plus. Voici toutes les autres." }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(card(page, "Affiches", first)).toBeVisible();
});

test("[P5] une affiche retrouvée par Retour se referme sur sa carte, celle où l’on était n’étant plus là @une-fois", async ({
  page,
  first,
}) => {
  await open(page, "/affiche");
  await card(page, "Affiches", first).click();
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("link", { name: /toutes ses œuvres/ }).click();
  await expect(viewer).toBeHidden();
  const others = wall(page, "Affiches").getByRole("listitem");
  await others.last().getByRole("link").first().focus();
  await page.goBack();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(card(page, "Affiches", first)).toBeFocused();
});

test("[P5] une affiche retrouvée par Retour, loin de là où l’on était, se referme sur sa carte sous les yeux @une-fois", async ({
  page,
  first,
}) => {
  await open(page, "/affiche");
  const viewer = page.getByRole("dialog");
  await card(page, "Affiches", first).press("Enter");
  await expect(viewer).toBeVisible();
  for (let step = 0; step < 20; step++) {
    const address = page.url();
    await page.keyboard.press("ArrowRight");
    await expect(page).not.toHaveURL(address);
  }
  const id = new URL(page.url()).searchParams.get("affiche");
  await viewer.getByRole("link", { name: /toutes ses œuvres/ }).press("Enter");
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  const last = page.locator(`main li a[href$="affiche=${id}"]`);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});
