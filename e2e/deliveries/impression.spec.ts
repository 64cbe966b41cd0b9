import type { Page } from "@playwright/test";
import { card, entriesOf } from "../gallery/gallery-entries.ts";
import { expect, open, test } from "../support/fixtures.ts";

/** How many sheets of A4 the page takes as it stands, with the margins and the backgrounds that a printer's window offers. */
async function sheets(page: Page): Promise<number> {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const pdf = await page.pdf({ format: "A4", margin, printBackground: true });
  return pdf.toString("latin1").match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

// What prints a page keeps its media from being emulated again in the same one.
test.use({ reuseContext: false });

test("[P5] imprimée ouverte, une affiche ou un panneau est seul et entier sur une feuille @une-fois", async ({
  page,
  request,
}) => {
  const [poster] = await entriesOf(request, "/affiches.json");
  if (!poster) throw new Error("The demonstration has posters.");
  await open(page, "/affiche");
  await card(page, "Affiches", poster).click();
  const image = page
    .getByRole("dialog")
    .getByRole("img", { name: /^Affiche / })
    .first();
  await expect(image).toHaveJSProperty("complete", true);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  // The room that a sheet of A4 has between those margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect(image).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).toBeHidden();
});

test("imprimée avec ses fonds, une page est claire, les mentions légales aussi @une-fois", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/mentions-legales.xhtml"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveCSS("color", "rgb(0, 0, 0)");
  }
});

test("[A2] imprimée, la page des arcs garde le premier arc sous son titre @une-fois", async ({ page }) => {
  await open(page, "/arc");
  expect(await sheets(page)).toBeLessThanOrEqual(6);
});

test("[A3] imprimé, le temps passé entre deux arcs précède l’année à laquelle il mène @une-fois", async ({
  page,
}) => {
  await open(page, "/arc");
  await page.emulateMedia({ media: "print" });
  const year = page.getByRole("heading", { name: "2024" });
  const between = page.getByText(/^\d+ jours plus tard$/).first();
  const tops = await Promise.all([between, year].map((line) => line.boundingBox()));
  expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
});

test("imprimée, aucune page ne coûte une feuille pour son seul pied @une-fois", async ({ page }) => {
  await open(page, "/stream?arc=Survivor");
  const whole = await sheets(page);
  await page.getByRole("contentinfo").evaluate((foot) => foot.remove());
  expect(whole).toBe(await sheets(page));
});

test("[M1] imprimée, une page que sa marge du bas seule ferait déborder tient sur sa feuille @une-fois", async ({
  page,
}) => {
  await open(page, "/musique?q=mardi");
  await expect(page.getByRole("heading", { name: "Les Retenues du Mardi" })).toBeVisible();
  expect(await sheets(page)).toBe(1);
});

test("imprimée, une page ne montre rien de replié : personne n’y déplie @une-fois", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/vidéo", "/musique"]) {
    await open(page, path);
    await expect(page.locator("summary")).not.toHaveCount(0);
    await expect(page.locator("summary:visible")).toHaveCount(0);
  }
});

test("imprimée, la fiche d’un joueur commence sur la première feuille @une-fois", async ({ page }) => {
  await open(page, "/stream?joueur=vesperine");
  await expect(page.getByRole("article", { name: "Vespérine" }).first()).toBeVisible();
  expect(await sheets(page)).toBe(2);
});

/** What stands on the sheet at the moment when it is taken: its title, and of each open window how it shows and where its head is. */
async function paper(page: Page): Promise<{ title: boolean; windows: { opacity: string; head: number }[] }> {
  await page.evaluate(() => {
    matchMedia("print").addEventListener("change", ({ matches }) => {
      const windows = [...document.querySelectorAll("dialog[open]")].map((open) => ({
        opacity: getComputedStyle(open).opacity,
        head: (open.querySelector("h2")?.getBoundingClientRect().y ?? 0) - open.getBoundingClientRect().y,
      }));
      const title = document.querySelector("h1")?.checkVisibility() ?? false;
      if (matches) document.documentElement.dataset["paper"] = JSON.stringify({ title, windows });
    });
  });
  await sheets(page);
  return JSON.parse((await page.locator("html").getAttribute("data-paper")) ?? "{}");
}

test("[P7] imprimée les filtres ouverts, une galerie est la galerie sur la feuille, sans eux @bureau", async ({
  page,
}) => {
  await open(page, "/affiche");
  await page.getByRole("button", { name: /^Filtrer/ }).click();
  const filters = page.getByRole("region", { name: /^Filtrer/ });
  await expect(filters).toBeVisible();
  expect(await paper(page)).toEqual({ title: true, windows: [] });
  await expect(filters).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(filters).toBeHidden();
});

test("[P4, P7] imprimée filtrée ou cherchée, une galerie dit par quoi, du haut comme du milieu du mur @une-fois", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await open(page, "/affiche?arc=Pentacle&q=lune");
  const chosen = page.getByRole("group", { name: "Filtres actifs" });
  await expect(chosen.getByText("Arc Pentacle")).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Rechercher" });
  await expect(field).toBeVisible();
  await expect(field).toHaveValue("lune");
  await open(page, "/affiche?q=le");
  await page.emulateMedia({ media: "screen" });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.emulateMedia({ media: "print" });
  await expect(field).toHaveCSS("opacity", "1");
  await expect(field.locator("xpath=../..")).toHaveCSS("position", "static");
  await open(page, "/affiche");
  await expect(field).toBeHidden();
});

test("[F4] imprimée le formulaire ouvert, une page le montre @bureau", async ({ page }) => {
  await open(page, "/affiche");
  await page.getByRole("button", { name: "Une question ? Écrire au staff" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await paper(page)).windows).toMatchObject([{ opacity: "1" }]);
});

test("imprimées depuis le bas d’une page, les mentions légales gardent leur titre en tête @bureau", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const [notices] = (await paper(page)).windows;
  expect(notices?.head).toBeLessThan(30);
});
