import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

const told = [
  { name: "School", dates: "31/03/2023 - 24/04/2023", link: "Le Film" },
  { name: "Survivor", dates: "03/01/2024 - 31/01/2024", link: "Playlist" },
  { name: "Pentacle", dates: "22/03/2024 - 15/06/2024", link: "Le Film" },
  { name: "Fort Carson City", dates: "01/01/2025 - 06/02/2025", link: undefined },
  { name: "RED DEAD RP", dates: "14/03/2025 - 14/04/2025", link: undefined },
];

test("[A3] cinq arcs, leurs dates à la lettre, leur récit, leur lien @une-fois", async ({ page }) => {
  await open(page, "/arc");
  for (const { name, dates, link } of told) {
    const card = page.getByRole("article", { name });
    await expect(card.getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(card.getByText(dates, { exact: true })).toBeVisible();
    expect((await card.innerText()).length).toBeGreaterThan(200);
    const outside = card.getByRole("link", { name: /nouvel onglet/ });
    await expect(outside).toHaveCount(link ? 1 : 0);
    if (link) {
      await expect(outside).toContainText(link);
      await expect(outside).toHaveAttribute("target", "_blank");
      await expect(outside).toHaveAttribute("href", /^https:\/\//);
    }
  }
  const era = page.getByRole("article", { name: "RED DEAD RP" }).getByText(/^L’histoire se passe en 1899$/);
  await expect(era).toBeVisible();
});

test("[A4] puis trois cartes '???', '??/??/20XX', 'À suivre...' @une-fois", async ({ page }) => {
  await open(page, "/arc");
  const cards = page.getByRole("article").filter({ hasText: "À suivre..." });
  await expect(cards).toHaveCount(3);
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.getByText("???", { exact: true })).toBeVisible();
    await expect(card.getByText("??/??/20XX", { exact: true })).toBeVisible();
    // To the ear, words instead of question marks.
    await expect(card).toMatchAriaSnapshot(`
      - article "Arc à venir ${index + 1}":
        - heading "Arc à venir ${index + 1}" [level=3]
        - paragraph: Dates à venir
        - paragraph: À suivre...
    `);
  }
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("article").last()).toContainText("???");
});

test("l’année tient dans sa case à toute largeur @bureau", async ({ page }) => {
  await open(page, "/arc");
  for (const width of [1280, 1440, 1600, 1680, 1760, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .evaluateAll((years) =>
        years.flatMap((year) => {
          const range = document.createRange();
          range.selectNodeContents(year);
          const [text, box] = [range.getBoundingClientRect(), year.getBoundingClientRect()];
          return text.left < box.left || text.right > box.right ? [year.textContent] : [];
        }),
      );
    expect(cut, `à ${width} px`).toEqual([]);
  }
});

test("la page se lit de 2023 à 20XX, avec la durée de chaque arc", async ({ page }) => {
  await open(page, "/arc");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "2023",
    "2024",
    "2025",
    "20XX",
  ]);
  // A list of a year counts its arcs, not the time between them.
  for (const [year, arcs] of [1, 2, 2, 3].entries())
    await expect(page.getByRole("main").locator("ol > li > ol").nth(year).locator("> li")).toHaveCount(arcs);
  await expect(page.getByText("254 jours plus tard")).toBeVisible();
  await expect(page.getByRole("article", { name: "School" })).toContainText("25 jours");
  await expect(page.getByRole("heading", { level: 3, name: "School" })).toHaveAttribute("lang", "en");
  await expectNoSidewaysScroll(page);
});

test("un nom composé garde sa virgule, à toute largeur @une-fois", async ({ page }) => {
  await open(page, "/arc");
  for (let width = 560; width <= 640; width += 8) {
    await page.setViewportSize({ width, height: 900 });
    const apart = await page.getByText("Sainte-Braise").evaluate((name) => {
      const text = document.createTreeWalker(name.closest("p") ?? name, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (text.nextNode()) {
        const words = text.currentNode.textContent ?? "";
        for (const sign of ["Sainte-Braise", ","]) {
          const at = words.indexOf(sign);
          if (at < 0 || tops.length === 2) continue;
          const range = document.createRange();
          range.setStart(text.currentNode, at);
          range.setEnd(text.currentNode, at + 1);
          tops.push(Math.round(range.getBoundingClientRect().top));
        }
      }
      return (tops[1] ?? NaN) - (tops[0] ?? NaN);
    });
    expect(apart, `Virgule à ${width} px`).toBe(0);
  }
});

test("au bord de la pellicule, un long nom d’arc laisse leur place aux numéros @bureau", async ({ page }) => {
  await open(page, "/arc");
  const numbers = page.getByText("1A", { exact: true });
  await expect(numbers).toBeVisible();
  const free = await numbers.evaluate((second) => {
    const [name, first] = second.parentElement?.children ?? [];
    if (name === undefined || first === undefined)
      throw new Error("Le bord ne porte plus un nom et deux numéros.");
    name.textContent = "L’Affaire des jumelles Castagnier-Delacroix";
    const ends = getComputedStyle(name).overflow === "hidden" ? name.clientHeight : name.scrollHeight;
    return first.getBoundingClientRect().top - name.getBoundingClientRect().top - ends;
  });
  expect(free).toBeGreaterThanOrEqual(0);
});

test("un arc mène à ses joueurs @une-fois", async ({ page }) => {
  await open(page, "/arc");
  await page.getByRole("link", { name: /joueurs de Pentacle/ }).click();
  await expect(page).toHaveURL(/\/stream\?arc=Pentacle$/);
  await expect(page.getByRole("button", { name: "Pentacle" })).toHaveAttribute("aria-pressed", "true");
});

test("[A3] sur sa carte, une affiche de l’arc s’ouvre d’un clic ; elle n’est demandée qu’à l’approche @une-fois", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && asked.push(request.url()));
  // Narrow, so that the last card is further down than any browser looks ahead.
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, "/arc");
  const last = page.getByRole("article", { name: "RED DEAD RP" });
  const poster = last.getByRole("link", { name: /^Affiche : Silas/ });
  const [key = ""] = /[0-9a-f]{8,}/.exec((await poster.getByRole("img").getAttribute("src")) ?? "") ?? [];
  expect(key).not.toBe("");
  expect(asked.filter((url) => url.includes(key))).toEqual([]);
  await poster.click();
  await expect(page).toHaveURL(/\/affiche\?affiche=silas-deux-fois-corbin$/);
  await expect(page.getByRole("dialog")).toContainText("Silas");
});

test("à douze arcs, le sommaire écrit chaque année et chaque nom d’un seul tenant, à toute largeur @bureau", async ({
  page,
}) => {
  await open(page, "/arc");
  const index = page.getByRole("navigation", { name: "Aller à un arc" }).getByRole("list");
  await index.evaluate((list) => {
    for (const item of [...list.children, ...list.children].slice(0, 7)) list.append(item.cloneNode(true));
  });
  for (const width of [360, 640, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await index.getByRole("link").evaluateAll((links) =>
      links.flatMap((link) =>
        [...link.children].flatMap(({ firstChild, textContent }) =>
          [...(textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index: at }) => {
            const range = document.createRange();
            range.setStart(firstChild ?? link, at);
            range.setEnd(firstChild ?? link, at + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      ),
    );
    expect(cut, `à ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test("les images des arcs ont leur place avant d’arriver : rien ne bouge", async ({ page }) => {
  await open(page, "/arc");
  const links = await page.getByRole("article").getByRole("link").all();
  const places = () =>
    Promise.all(
      links.map((link) => link.evaluate((at) => Math.round(at.getBoundingClientRect().top + scrollY))),
    );
  const before = await places();
  for (const picture of await page.getByRole("article").locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  expect(await places()).toEqual(before);
  await expectNoSidewaysScroll(page);
});

test("[A3] en tête, un lien par arc y mène tout droit, dans leur ordre", async ({ page }) => {
  await open(page, "/arc");
  const links = page.getByRole("navigation", { name: "Aller à un arc" }).getByRole("link");
  await expect(links).toContainText(told.map(({ name }) => name));
  await expect(links).toContainText(["2023", "2024", "2024", "2025", "1899"]);
  await links.nth(2).click();
  await expect(page).toHaveURL(/\/arc#Pentacle$/);
  const reached = page.getByRole("heading", { name: "Pentacle" });
  await expect(reached).toBeInViewport();
  // The keyboard and the ear come along.
  await expect(reached).toBeFocused();
  await expectNoAxeFindings(page);
  await page.goBack();
  await expect(links.nth(2)).toBeInViewport();
});
