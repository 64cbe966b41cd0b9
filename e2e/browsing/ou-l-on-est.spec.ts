import type { Locator, Page } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { entriesOf, wall } from "../gallery/gallery-entries.ts";
import { expect, open, test } from "../support/fixtures.ts";

const whereabouts = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrolledTo = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top);
/** Playwright's own click would first bring the link into view, and so move the page. */
const follow = (page: Page, label: string) =>
  page.locator("header nav").getByText(label, { exact: true }).first().dispatchEvent("click");
const untilHung = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(9000);

/** From one picture of the viewer to the next, along these. */
async function walkOn(page: Page, along: readonly { id: string }[]): Promise<void> {
  for (const { id } of along) {
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(new RegExp(`affiche=${id}$`));
  }
}

test("un lien du menu ouvre chaque page en haut, et Retour la rend où elle était", async ({ page }) => {
  const path = () => page.evaluate(() => decodeURIComponent(location.pathname));
  await open(page, "/");
  for (const [index, here] of PAGES.entries()) {
    const next = PAGES[(index + 1) % PAGES.length] ?? PAGES[0];
    await scrolledTo(page, 300);
    const left = await whereabouts(page);
    await follow(page, next.label);
    await expect.poll(path).toBe(next.path);
    await expect.poll(() => whereabouts(page), next.path).toBe(0);
    await page.goBack();
    await expect.poll(path).toBe(here.path);
    await expect.poll(() => whereabouts(page), here.path).toBe(left);
    await follow(page, next.label);
    await expect.poll(path).toBe(next.path);
    await expect.poll(() => whereabouts(page)).toBe(0);
  }
});

test("[P4] après un chargement entier aussi, « Affiches » s’ouvre en haut, et Retour rend le mur où il était", async ({
  page,
}) => {
  await open(page, "/affiche");
  await untilHung(page);
  await scrolledTo(page, 7000);
  await expect.poll(() => whereabouts(page)).toBe(7000);
  await open(page, "/musique");
  await follow(page, "Affiches");
  await expect(page).toHaveURL(/\/affiche$/);
  await untilHung(page);
  await expect(wall(page, "Affiches").getByRole("listitem").nth(3)).toBeVisible();
  expect(await whereabouts(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await scrolledTo(page, 6000);
  await expect.poll(() => whereabouts(page)).toBe(6000);
  await open(page, "/musique");
  await page.goBack();
  await expect.poll(() => whereabouts(page)).toBe(6000);
});

test("deux visites de la même page, après des chargements entiers, se retrouvent chacune où on l’avait quittée @une-fois", async ({
  page,
}) => {
  for (const [top, next] of [
    [300, "/musique"],
    [3000, "/arc"],
  ] as const) {
    await open(page, "/affiche");
    await untilHung(page);
    await scrolledTo(page, top);
    await expect.poll(() => whereabouts(page)).toBe(top);
    await open(page, next);
  }
  await page.goBack();
  await expect.poll(() => whereabouts(page)).toBe(3000);
  await page.goBack();
  await expect(page).toHaveURL(/\/musique$/);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await untilHung(page);
  expect(await whereabouts(page)).toBe(300);
});

test("[P5] après avoir avancé, fermer rend le mur à la dernière affiche vue, sous les yeux et au clavier", async ({
  page,
  request,
}) => {
  const posters = await entriesOf(request, "/affiches.json");
  const link = (rank: number) =>
    wall(page, "Affiches").getByRole("link", { name: posters[rank]?.title ?? "", exact: true });
  await open(page, "/affiche");
  await untilHung(page);
  await link(1).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await walkOn(page, posters.slice(2, 42));
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(viewer).toBeHidden();
  await expect(link(41)).toBeFocused();
  await expect(link(41)).toBeInViewport();

  // Walked back by one from there: what is on the screen already does not move.
  const y = await whereabouts(page);
  await page.keyboard.press("Enter");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[40]?.id}$`));
  await page.keyboard.press("Escape");
  await expect(link(40)).toBeFocused();
  await expect(link(40)).toBeInViewport();
  expect(Math.abs((await whereabouts(page)) - y)).toBeLessThan(1200);
});

test("[P5] une visionneuse rechargée en route se ferme de même sur la dernière affiche vue @une-fois", async ({
  page,
  request,
}) => {
  const posters = await entriesOf(request, "/affiches.json");
  const link = (rank: number) =>
    wall(page, "Affiches").getByRole("link", { name: posters[rank]?.title ?? "", exact: true });
  await open(page, "/affiche");
  await untilHung(page);
  await link(1).click();
  await walkOn(page, posters.slice(2, 32));
  await page.reload();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toHaveAccessibleName(posters[31]?.title ?? "");
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(link(31)).toBeFocused();
  await expect(link(31)).toBeInViewport();
});

test("par le clavier, Retour rend le lien que l’on avait suivi, et Tab va au suivant @bureau", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/", /^Affiche : /],
    ["/arc", /joueurs de /],
  ] as const) {
    await open(page, path);
    const link = page.getByRole("main").getByRole("link", { name }).last();
    await link.focus();
    const left = await whereabouts(page);
    expect(left).toBeGreaterThan(900);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => whereabouts(page)).toBe(left);
    await page.keyboard.press("Tab");
    await expect.poll(async () => Math.abs((await whereabouts(page)) - left)).toBeLessThan(700);
  }
});

test("Retour, une fenêtre ouverte, ferme la fenêtre et mène au titre de la page où l’on revient @bureau", async ({
  page,
}) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  for (const [opener, dialog] of [
    [page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }), "Mentions légales"],
    [page.getByRole("button", { name: "Chercher partout" }), "Chercher partout"],
  ] as const) {
    await menu.getByRole("link", { name: "Affiches" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Affiches" })).toBeVisible();
    await opener.press("Enter");
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("Retour, le clavier dans l’en-tête ou le pied de page, mène à la page où l’on revient @bureau", async ({
  page,
}) => {
  await open(page, "/musique");
  for (const where of ["banner", "contentinfo"] as const) {
    await page
      .getByRole("navigation", { name: "Menu principal" })
      .getByRole("link", { name: "Panneau" })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Panneaux" })).toBeFocused();
    await page.getByRole(where).getByRole("link", { name: "Arc" }).focus();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeVisible();
    const focused = page.locator(":focus");
    await expect(focused).toBeInViewport();
    await expect(focused).not.toHaveText("Arc");
  }
});

test("[R9] quitté par un lien du pied de page, le site rend ce lien à Retour @bureau", async ({ page }) => {
  await open(page, "/musique");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Arc", exact: true });
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Les arcs" })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test("Retour rend une page quittée par le clavier loin de l’endroit que son adresse nomme @bureau", async ({
  page,
}) => {
  await open(page, "/arc#RedDeadRP");
  const poster = page
    .getByRole("main")
    .getByRole("link", { name: /^Affiche : / })
    .nth(1);
  await poster.focus();
  const left = await whereabouts(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(poster).toBeFocused();
  await expect.poll(() => whereabouts(page)).toBe(left);
  await expect(poster).toBeInViewport();
});

test("le clavier garde sa place sur le mur, si loin que l’on fasse défiler @bureau", async ({ page }) => {
  await open(page, "/affiche");
  await untilHung(page);
  const card = wall(page, "Affiches").getByRole("link", { name: /./ }).nth(2);
  await card.focus();
  // The card's own buttons come with the focus: before them, Tab leads to the next card.
  await expect(page.getByRole("button", { name: /^Copier l’URL/ })).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const name = await page.evaluate(() => document.activeElement?.textContent);
  await scrolledTo(page, 9000);
  await expect(wall(page, "Affiches").getByRole("listitem").nth(8)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  await page.keyboard.press("Tab");
  await expect.poll(() => whereabouts(page)).toBeLessThan(2000);
  expect(await page.evaluate(() => document.activeElement?.closest("li")?.textContent)).toContain(name);
});

test("une affiche venue sous le clavier se voit par son titre, que l’on ait défilé ou non @bureau", async ({
  page,
}) => {
  await open(page, "/affiche");
  await wall(page, "Affiches").getByRole("link", { name: /./ }).nth(2).press("Enter");
  const near = page
    .getByRole("dialog")
    .getByRole("button", { name: /^Affiche : / })
    .first();
  await near.press("Enter");
  const title = page.getByRole("dialog").getByRole("heading", { level: 2 }).first();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test("après un rechargement de la page suivante, Retour rend chaque page où elle était", async ({ page }) => {
  for (const [path, top, next] of [
    ["/arc", 2200, "Joueurs"],
    ["/stream", 1200, "Affiches"],
    ["/panneau", 1100, "Musique"],
    ["/affiche", 5000, "Arc"],
    ["/", 900, "Vidéo"],
  ] as const) {
    await open(page, path);
    if (path === "/affiche") await untilHung(page);
    await scrolledTo(page, top);
    await expect.poll(() => whereabouts(page)).toBe(top);
    await follow(page, next);
    await expect.poll(() => whereabouts(page)).toBe(0);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => whereabouts(page), path).toBe(top);
    // It stays there once all is drawn.
    await expect(page.getByRole("main")).not.toHaveAttribute("data-appears");
    expect(await whereabouts(page), path).toBe(top);
  }
});

test("au doigt, après un rechargement, l’affiche que l’on rend au mur n’a pas les boutons de la souris @telephone", async ({
  page,
  request,
}) => {
  const [first] = await entriesOf(request, "/affiches.json");
  await open(page, "/affiche");
  const link = wall(page, "Affiches").getByRole("link", { name: first?.title ?? "", exact: true });
  await link.tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Suivante" })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page.getByRole("main").getByRole("button", { name: /^Copier l’URL/ })).toHaveCount(0);
});

test("Retour de la fiche d’un joueur rend la liste, et celle d’avant, où on les avait quittées", async ({
  page,
}) => {
  await open(page, "/stream");
  const list = page.getByRole("list").filter({ has: page.getByRole("article") });
  const name = list.getByRole("article").first().getByRole("heading").getByRole("link");
  // Low on the screen.
  await name.evaluate((link) =>
    scrollTo(0, link.getBoundingClientRect().bottom + scrollY - innerHeight + 60),
  );
  const left = await whereabouts(page);
  await name.click();
  await expect(page).toHaveURL(/joueur=/);
  const after = page.getByRole("main").getByRole("link", { name: /Après/ });
  await expect(after).toBeVisible();
  await expect(page.getByText("On regarde les murs…")).toHaveCount(0);
  const sheet = page.url();
  const read = await followLow(after, 80);
  await expect(page).not.toHaveURL(sheet);
  await page.goBack();
  await expect(page).toHaveURL(sheet);
  await settled(page);
  expect(await whereabouts(page)).toBe(read);
  await page.goBack();
  await expect(name).toBeFocused();
  await settled(page);
  expect(await whereabouts(page)).toBe(left);
});

/** Follows a link that stands that far above the window's foot, whatever lies over it there. Gives back how far the page was scrolled. */
const followLow = (link: Locator, above: number) =>
  link.evaluate((element: HTMLElement, foot) => {
    scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight + foot);
    element.focus({ preventScroll: true });
    element.click();
    return Math.round(scrollY);
  }, above);

/** Once what the frames after Back do is done. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
