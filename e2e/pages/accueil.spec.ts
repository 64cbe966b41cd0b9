import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";

test("[A1] l’accueil dit où l’on est, souhaite la bienvenue et mène au staff @une-fois", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1, name: "Minuit Carmin" })).toBeVisible();
  const welcome = page.getByRole("region", { name: "Bienvenue à Los Carmines" });
  await expect(welcome).toBeVisible();
  const staff = page.getByRole("list").filter({ hasText: "Direction du serveur" }).getByRole("link");
  expect(await staff.count()).toBeGreaterThanOrEqual(3);
  for (const link of await staff.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", /^https:\/\//);
  }
});

test("[A2] le texte explique les changements de nom des Joueurs, l’icône du téléphone à l’appui @une-fois", async ({
  page,
}) => {
  await open(page, "/");
  const rule = page.getByText(/changements de nom ou de pseudo/);
  await expect(rule).toContainText("Joueurs");
  await expect(rule).toContainText("formulaire de contact");
  await expect(rule).toContainText("(téléphone)");
  await expect(rule).toContainText("en bas à droite du site");
});

test("[G3] une affiche du mur de l’accueil s’ouvre d’un clic, et chaque section est à un clic", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("list", { name: "Quelques affiches du mur" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/affiche\?affiche=/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[G3] qui a mené le clavier sur le mur de l’accueil y ouvre une autre affiche d’un clic @bureau", async ({
  page,
}) => {
  await open(page, "/");
  const posters = page.getByRole("list", { name: "Quelques affiches du mur" }).getByRole("link");
  await page.getByRole("link", { name: "Rencontrer les joueurs" }).focus();
  await page.keyboard.press("Tab");
  await expect(posters.first()).toBeFocused();
  await posters.nth(5).click();
  await expect(page).toHaveURL(/\/affiche\?affiche=/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[G1, G2] le site se déclare en français et ne demande aucun compte @une-fois", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("textbox", { name: /mot de passe|identifiant/i })).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("qui est en direct s’affiche dès qu’on le sait, sans rien déplacer ; personne, rien", async ({
  page,
}) => {
  const person = (username: string, viewers: number) => ({
    username,
    display_name: username.toUpperCase(),
    arcs: ["Pentacle"],
    live: true,
    viewers,
  });
  let onAir = [person("zora", 12), person("nino", 90), person("abel", 3)];
  await page.route("**/streamers_cache.json*", (route) => route.fulfill({ json: onAir }));
  await open(page, "/");
  const channel = page.getByRole("link", { name: /^NINO/ });
  await expect(channel).toHaveAttribute("href", "https://www.twitch.tv/nino");
  await expect(page.getByRole("link", { name: "et 2 autres" })).toHaveAttribute(
    "href",
    "/stream?direct=1&arc=Pentacle",
  );
  await expectNoAxeFindings(page);
  const wall = page.getByRole("list", { name: "Quelques affiches du mur" });
  const place = await wall.boundingBox();
  onAir = [];
  await open(page, "/");
  await expect(page.getByText("En direct", { exact: true })).toHaveCount(0);
  expect(await wall.boundingBox()).toEqual(place);
});

test("du dernier arc, on va droit à son histoire @une-fois", async ({ page }) => {
  await open(page, "/");
  const last = page.getByRole("region", { name: "RED DEAD RP" });
  await expect(last).toContainText("14/03/2025 - 14/04/2025");
  await last.getByRole("link", { name: "Lire son histoire" }).click();
  await expect(page).toHaveURL(/\/arc#RedDeadRP$/);
  const title = page.getByRole("heading", { name: "RED DEAD RP" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test("[A1] le tour du site vient juste après le nom, et chaque rang mène à sa section", async ({ page }) => {
  await open(page, "/");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles.first()).toHaveText("Faites le tour");
  await expect(titles.nth(1)).toHaveText("Bienvenue à Los Carmines");
  const ways = page.getByRole("region", { name: "Faites le tour" }).getByRole("link");
  expect(
    await ways.evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute("href") ?? ""))),
  ).toEqual(["/affiche", "/panneau", "/stream", "/arc", "/vidéo", "/musique"]);
  await expect(ways.filter({ hasText: "Arcs" })).toHaveAccessibleName(
    "Arcs 5 De 2023 à 2025, 209 jours de jeu",
  );
  await expect(page.getByText("14/03/2025")).toHaveCount(1);
});

test("[A1] sur une tablette debout, le mur descend jusqu’au bas de la première scène @bureau", async ({
  page,
}) => {
  for (const [width, height] of [
    [1024, 1366],
    [1280, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    const wall = page.getByRole("list", { name: "Quelques affiches du mur" });
    // Of the leaning wall, whatever stands last reaches below the line.
    const over = await wall.evaluate((list) => {
      const scene = list.closest("section")?.getBoundingClientRect().bottom ?? Infinity;
      const columns = new Map<number, number>();
      [...list.children].forEach((item, at) => columns.set(at % 5, item.getBoundingClientRect().bottom));
      return Math.min(...columns.values()) - scene;
    });
    expect(over).toBeGreaterThan(-16);
  }
});

test("les images du tour arrivent à l’approche, leur place est faite", async ({ page }) => {
  await open(page, "/");
  const ways = page.getByRole("region", { name: "Faites le tour" });
  const heights = () => ways.getByRole("link").evaluateAll((links) => links.map((link) => link.clientHeight));
  const before = await heights();
  const pictures = ways.locator("img");
  expect(await pictures.count()).toBeGreaterThan(6);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute("loading", "lazy");
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  expect(await heights()).toEqual(before);
});

test("[A1] la page finit par les dernières affiches, et le chemin de toutes les autres", async ({ page }) => {
  await open(page, "/");
  const last = page.getByRole("region", { name: "Les dernières affiches" });
  await expect(last.getByRole("listitem")).toHaveCount(6);
  const names = await last
    .getByRole("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
  // The keyboard sees where it is: the ring goes round one box, the picture's.
  const poster = last.getByRole("link", { name: /^Affiche : / }).first();
  const rings = await poster.evaluate((link) => [...link.getClientRects()].map(({ height }) => height));
  const picture = await last.getByRole("img").first().boundingBox();
  expect(rings).toEqual([expect.closeTo(picture?.height ?? -1, 0)]);
  await last.getByRole("link", { name: "Voir les 300 affiches" }).click();
  await expect(page).toHaveURL(/\/affiche$/);
  // The same that stand first when the newest are asked for, and that bear the word.
  await open(page, "/affiche?tri=recentes");
  const first = page
    .getByRole("list", { name: "Affiches" })
    .getByRole("listitem")
    .filter({ hasText: "Nouveau" });
  await expect(first.nth(3)).toBeVisible();
  const links = first.locator("a[href*='affiche=']");
  expect((await links.allInnerTexts()).slice(0, 4)).toEqual(
    names.slice(0, 4).map((name) => name.replace("Affiche : ", "")),
  );
});
