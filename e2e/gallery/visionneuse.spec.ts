import { quoted } from "#text/quoted.ts";
import { card } from "./gallery-entries.ts";
import { expect, expectNoAxeFindings, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";

test("[P5] la visionneuse, prête avant le clic, ne se voit ni ne s’atteint, et n’a demandé ni grande image ni « Mon mur »", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/affiche");
  const close = page.locator("dialog").getByRole("button", { name: "Fermer", includeHidden: true });
  // It has its place already: the click has only to show it.
  await expect.poll(async () => (await close.boundingBox())?.height ?? 0).toBeGreaterThan(20);
  await expect(close).not.toBeVisible();
  await close.evaluate((button: HTMLElement) => button.focus());
  await expect(close).not.toBeFocused();
  expect(asked.filter((path) => /my-wall|-(9|10|12)\d\d\.webp$/.test(path))).toEqual([]);
});

test("[P5, P8] un clic ouvre l’affiche en grand, avec son titre et son auteur ; le bouton la ferme", async ({
  page,
  posters,
  first,
}) => {
  const known = posters.slice(0, 8).find(({ author }) => /^[^?]/.test(author)) ?? first;
  await open(page, "/affiche");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await card(page, "Affiches", known).click();
  const viewer = page.getByRole("dialog", { name: known.title });
  await expect(viewer.getByRole("heading", { name: known.title })).toBeVisible();
  await expect(
    viewer.getByRole("link", { name: `${known.author}, toutes ses œuvres`, exact: true }),
  ).toBeVisible();
  const image = viewer.getByRole("img", { name: `Affiche ${quoted(known.title)}, ${known.author}` });
  await expect(image).toHaveJSProperty("complete", true);
  expect(await image.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600);
  // Sent for at the click, and not a second time by the viewer.
  const file = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(requested.filter((url) => url === file)).toHaveLength(1);
  await expect(viewer.getByText(`${known.width} × ${known.height} px`)).toBeVisible();
  await expectNoAxeFindings(page);
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(viewer).toBeHidden();
  await expect(card(page, "Affiches", known)).toBeFocused();
});

test("[P5] un auteur d’un seul mot de soixante-seize lettres se lit entier sous l’affiche, son titre aussi", async ({
  page,
  posters,
  first,
}) => {
  const known = posters.find(({ author }) => /^[^?]/.test(author)) ?? first;
  await open(page, `/affiche?affiche=${known.id}`);
  const credit = page
    .getByRole("dialog")
    .getByRole("link", { name: `${known.author}, toutes ses œuvres`, exact: true });
  await credit.evaluate((link) => link.firstElementChild?.replaceChildren("Syndicatdescolleurs".repeat(4)));
  for (const part of [credit, page.getByRole("dialog").getByRole("heading", { name: known.title })]) {
    const right = await part.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test("[P8] une affiche sans auteur connu, « ??? » ou vide, se voit de même, et le dit à ceux qui n’y voient pas @une-fois", async ({
  page,
  posters,
}) => {
  for (const written of ["???", ""]) {
    const unknown = posters.find(({ author }) => author === written);
    await open(page, `/affiche?affiche=${unknown?.id}`);
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("???", { exact: true })).toBeVisible();
    await expect(viewer.getByText("Auteur inconnu")).toBeAttached();
    await expect(viewer.getByRole("img", { name: /auteur inconnu/ })).toBeVisible();
  }
});

test("[P5] le titre où va le foyer quand le pli ouvert s’en va montre tout son anneau @bureau", async ({
  page,
  first,
}) => {
  await open(page, `/affiche?affiche=${first.id}`);
  const viewer = page.getByRole("dialog");
  await viewer.getByText(/^Ce qu.on y voit/).press("Enter");
  await page.keyboard.press("ArrowRight");
  const title = viewer.getByRole("heading", { level: 2 });
  await expect(title).toBeFocused();
  const room = await title.evaluate((heading) => {
    let pane = heading.parentElement;
    while (pane && getComputedStyle(pane).overflowY !== "auto") pane = pane.parentElement;
    return heading.getBoundingClientRect().top - (pane?.getBoundingClientRect().top ?? NaN);
  });
  expect(room).toBeGreaterThanOrEqual(6);
});

test.describe("une image qui n’arrive pas", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("[P5] se dit et se voit dans la visionneuse, et plus rien n’en reste quand elle est venue @une-fois", async ({
    page,
    first,
  }) => {
    const large = (url: URL) => /^\/images\/.+-(9|10|12)\d\d\.webp$/.test(url.pathname);
    await page.route(large, (route) => route.abort());
    await open(page, "/affiche");
    await card(page, "Affiches", first).click();
    const lost = page.getByRole("dialog").getByRole("alert").filter({ hasText: "L’image n’est pas arrivée" });
    await expect(lost).toBeVisible();
    await page.unroute(large);
    await expect(lost).toHaveCount(0);
  });
});

test.describe("hors ligne au mauvais moment", () => {
  test.use({ expectedComplaints: [/affiches-[\w-]+\.txt|Failed to (load|fetch)/] });

  test("[P5] si la suite de la liste n’arrive pas, la dernière de celles qui sont là ne passe pas pour la fin du mur @une-fois", async ({
    page,
    posters,
    first,
  }) => {
    await page.route("**/assets/affiches-*.txt", (route) => route.abort());
    await open(page, "/affiche");
    await card(page, "Affiches", first).click();
    // It knows how many it will have.
    await expect(page.getByRole("dialog").getByText(`1 / ${posters.length}`, { exact: true })).toBeVisible();
    const said = page.getByRole("dialog").getByText("La suite du mur n’est pas encore là.");
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(said).toBeVisible({ timeout: 50 });
      // One picture after the other, without the longer and longer rests of a retry.
    }).toPass({ intervals: [10] });
  });

  test("[P4] si la suite de la liste n’arrive pas, le mur le dit et sait réessayer @une-fois", async ({
    page,
    first,
  }) => {
    await page.route("**/assets/affiches-*.txt", (route) => route.abort());
    await open(page, "/affiche");
    await expect(page.getByText(/La suite n’a pas pu être chargée/)).toBeVisible();
    await expect(card(page, "Affiches", first)).toBeVisible();
    await page.unroute("**/assets/affiches-*.txt");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText(/La suite n’a pas pu être chargée/)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(9000);
  });
});
