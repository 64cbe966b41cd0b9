import { card, wall } from "./gallery-entries.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";

test("[P2, P4] le compteur donne le total, et le mur est fait d’images entières, chargées à mesure", async ({
  page,
  posters,
}) => {
  await open(page, "/affiche");
  await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
  const images = wall(page, "Affiches").getByRole("listitem").locator("img");
  await expect(images.last()).toHaveAttribute("loading", "lazy");
  for (const image of (await images.all()).slice(0, 4)) {
    await expect(image).toHaveJSProperty("complete", true);
    const { shown, whole } = await image.evaluate((element: HTMLImageElement) => ({
      shown: element.clientWidth / element.clientHeight,
      whole: element.naturalWidth / element.naturalHeight,
    }));
    expect(Math.abs(shown / whole - 1)).toBeLessThan(0.02);
  }
  await expectNoSidewaysScroll(page);
});

test("un crédit trop long finit à sa deuxième ligne, sans le haut de la troisième @une-fois", async ({
  page,
  posters,
  first,
}) => {
  await open(page, "/affiche");
  const known = posters.slice(0, 12).find(({ author }) => /^[^?]/.test(author)) ?? first;
  const credit = wall(page, "Affiches").getByText(known.author, { exact: true }).first();
  const lines = await credit.evaluate((element) => {
    const { paddingTop, lineHeight } = getComputedStyle(element);
    return (element.clientHeight - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeLessThanOrEqual(2.01);
});

test("[P4] du début à la fin du mur, le document reste petit et la dernière affiche est là", async ({
  page,
  posters,
}) => {
  await open(page, "/affiche");
  const last = posters.at(-1);
  if (!last) throw new Error("The demonstration has posters.");
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(card(page, "Affiches", last).last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1500);
});

test("[P4] une affiche qui vient sur le mur ne fait pas recalculer le style de celles qui y sont @telephone", async ({
  page,
  browser,
}) => {
  await open(page, "/affiche");
  // The viewer behind the wall has its own style once: before the scroll, not during it.
  await expect(page.getByRole("button", { name: "Suivante", includeHidden: true })).toBeAttached();
  const cards = wall(page, "Affiches").getByRole("listitem");
  const rank = async () => Number(await cards.last().getAttribute("aria-posinset"));
  const start = await rank();
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    expect(await rank()).toBeGreaterThan(start + 20);
  }).toPass({ intervals: [100] });
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  // Per card that came, elements whose style was asked: its own and a few around it, not those of the cards that hang.
  const styled = traceEvents.map(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0,
  );
  const ofOne = await cards.last().evaluate((element) => element.querySelectorAll("*").length + 1);
  const added = (await rank()) - start;
  expect(styled.reduce((sum, each) => sum + each, 0) / added).toBeLessThan(2.4 * ofOne);
});

test("[P4, P7] un mur où mène un lien, et celui de ce que montrent les affiches, ne font pas d’affiches pour les ôter aussitôt @telephone", async ({
  page,
}) => {
  await open(page, "/arc");
  const robbed = await page.evaluateHandle(() => {
    const lists: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes)
        if (target instanceof HTMLUListElement && removedNodes.length > 0) lists.push(target.ariaLabel);
    }).observe(document.body, { childList: true, subtree: true });
    return lists;
  });
  // From the foot of a long page: what the screen shows of it is no measure of the next.
  await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
  await expect(wall(page, "Affiches").getByRole("listitem")).not.toHaveCount(0);
  // Once the whole list is there, the wall may end otherwise.
  expect((await robbed.jsonValue()).length).toBeLessThan(6);
  await page.getByRole("searchbox").fill("film");
  const also = page.getByRole("list", { name: /ar ce qu’elles montrent/ });
  await expect(also.getByRole("listitem")).not.toHaveCount(0);
  expect(await robbed.jsonValue()).not.toContain(await also.getAttribute("aria-label"));
});

test("[P3] le tutoriel est à un clic, sauf sur un téléphone", async ({ page }, { project }) => {
  await open(page, "/affiche");
  const help = page.getByRole("link", { name: "Comment importer en jeu ?" });
  if (project.name === "telephone") return expect(help).toBeHidden();
  await expect(help).toHaveAttribute("target", "_blank");
  await expect(help).toHaveAttribute("href", /^https:\/\//);
});

test("[P4, H2] du milieu du mur, un bouton et le lien de la page ramènent en haut", async ({ page }) => {
  await open(page, "/affiche");
  const y = () => page.evaluate(() => scrollY);
  const up = page.getByRole("button", { name: "Haut de la page" });
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  await page.evaluate(() => scrollTo(0, 5000));
  await expect(up).toHaveCSS("pointer-events", "none");
  await page.evaluate(() => scrollBy(0, -100));
  await up.click();
  await expect.poll(y).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 5000));
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Affiches" }).click();
  await expect.poll(y).toBe(0);
});

test("[P1] le bouton « Haut de la page » qui s’en va avec le mur laisse le foyer à la recherche, ou au titre des panneaux @une-fois", async ({
  page,
}) => {
  for (const [path, heir] of [
    ["/affiche", page.getByRole("searchbox")],
    ["/panneau", page.getByRole("heading", { level: 1 })],
  ] as const) {
    await open(page, path);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -100);
    const up = page.getByRole("button", { name: "Haut de la page" });
    await up.focus();
    await page.mouse.wheel(0, -2000);
    await expect(up).toBeHidden();
    await expect(heir).toBeFocused();
  }
});

test("[P8] les signatures les plus vues mènent chacune à ses affiches, aussi nombreuses qu’elle le dit @une-fois", async ({
  page,
  posters,
}) => {
  await open(page, "/affiche");
  const chip = page.getByRole("list", { name: "Les signatures les plus vues" }).getByRole("link").last();
  const [, name = "", count = ""] = /^(.+) (\d+) affiches$/.exec((await chip.textContent()) ?? "") ?? [];
  expect(posters.filter(({ author }) => author === name)).toHaveLength(Number(count));
  await chip.focus();
  await expect(chip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Signé ${name}`)).toBeVisible();
  await expect(page.getByText(`${count} résultats`).first()).toBeVisible();
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test("[P8] la signature choisie se voit parmi les autres, du début de son nom, d’où que l’on vienne @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/affiche");
  const row = page.getByRole("list", { name: "Les signatures les plus vues" });
  const chosen = row.locator("[aria-current]");
  const names = row.getByRole("link");
  for (const at of [2, -1]) {
    await open(page, `/affiche${(await names.nth(at).getAttribute("href")) ?? ""}`);
    await expect(chosen).toBeInViewport({ ratio: 0.6 });
    const [name, room] = [await chosen.boundingBox(), await row.boundingBox()];
    expect(name?.x).toBeGreaterThan(room?.x ?? Number.NaN);
  }
});

test(
  "[P4, M4] sur un téléphone couché, avec de la musique, le mur a un quart de la hauteur d’abord, les quatre cinquièmes ensuite",
  { tag: "@telephone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 360 });
    await open(page, "/musique");
    await page.getByRole("button", { name: "Onze places" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
    await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
    const player = page.getByRole("region", { name: "Lecteur de musique" });
    const seen = async () => {
      const [hung, bar] = await Promise.all([wall(page, "Affiches").boundingBox(), player.boundingBox()]);
      return ((bar?.y ?? 0) - Math.max(0, hung?.y ?? 0)) / 360;
    };
    await expect.poll(seen).toBeGreaterThan(0.25);
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect.poll(seen).toBeGreaterThan(0.8);
    await player.getByRole("button", { name: "Plus de commandes" }).click();
    await expect(player.getByRole("slider", { name: /Volume/ })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);
  },
);

test("[P7, P8] un clic sur un auteur montre toutes ses œuvres, et se défait @une-fois", async ({
  page,
  posters,
  first,
}) => {
  const authors = posters.map(({ author }) => author);
  const author = authors.find(
    (name) => /^[^?]/.test(name) && authors.filter((other) => other === name).length > 1,
  );
  const count = authors.filter((name) => name === author).length;
  const one = posters.find((poster) => poster.author === author) ?? first;
  await open(page, `/affiche?affiche=${one.id}`);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: author ?? "" })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(`Signé ${author}`)).toBeVisible();
  await expect(page.getByText(`${count} résultats`).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Toutes les affiches" }).click();
  await expect(card(page, "Affiches", first)).toBeVisible();
});

test("[P4] qui revient d’une autre page retrouve sa place sur le mur", async ({ page }) => {
  await open(page, "/affiche");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(9000);
  await page.evaluate(() => scrollTo(0, 5000));
  await expect(wall(page, "Affiches").getByRole("listitem").nth(3)).toBeVisible();
  // Playwright's own click would first bring the link into view, and so move the page.
  await page.getByRole("banner").getByText("Arc", { exact: true }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/arc$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000);
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[P2, P4] le mur se lit déjà : titre, total, premières affiches et leurs liens @une-fois", async ({
    page,
    posters,
    first,
  }) => {
    await page.goto("/affiche");
    await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
    await expect(card(page, "Affiches", first)).toHaveAttribute("href", `?affiche=${first.id}`);
    // Before the pictures, whose links open nothing then.
    await expect(page.getByText(/Sans JavaScript/)).toBeInViewport();
  });

  test("[P4, P8] la liste entière se parcourt par genre et par auteur, et mène aux images d’import @une-fois", async ({
    page,
    posters,
    first,
  }) => {
    await page.goto("/affiche");
    await page.getByRole("link", { name: "La liste entière" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Affiches\u00a0: ${posters.length}`);
    // Its own policy lets its sheet in.
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 12, 18)");
    // So do the site's faces and its logo.
    const loaded = () =>
      Array.from(document.fonts, ({ family, status }) => (status === "loaded" ? family : "")).join();
    await expect.poll(() => page.evaluate(loaded)).toContain("Big Shoulders");
    await expect(page.getByRole("banner").getByRole("link").first().locator("img")).toHaveJSProperty(
      "naturalWidth",
      48,
    );
    await page.getByRole("link", { name: "concert", exact: true }).click();
    await expect(page).toHaveURL(/\/affiches\.xhtml#genre-\d+$/);
    await expect(page.getByRole("heading", { name: "concert", exact: true })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    // Each of them twice, by its genre and by its author.
    expect(await page.locator('main li a[href^="/import/"]').count()).toBe(2 * posters.length);
    const link = page.getByRole("link", { name: first.title, exact: true }).first();
    await expect(link).toHaveAttribute("href", new URL(first.import, page.url()).pathname);
  });
});
