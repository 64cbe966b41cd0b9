import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { noteHeard } from "../support/note-heard.ts";
import { card, entriesOf, historyLength, wall } from "./gallery-entries.ts";

function toggle(page: Page): Locator {
  return page.getByRole("button", { name: /^Filtrer/ });
}

/** The panel: a part of the page on a desk, a sheet on a phone. */
function panel(page: Page): Locator {
  return page.getByRole("dialog", { name: "Filtrer" }).or(page.getByRole("region", { name: /^Filtrer les/ }));
}

function choice(page: Page, name: string): Locator {
  return panel(page).getByRole("button", { name: new RegExp(`^${name} \\d`) });
}

/** How many a choice says that it would leave. */
async function promised(button: Locator): Promise<number> {
  await expect(button).toBeVisible();
  return Number((await button.innerText()).replace(/\D/g, ""));
}

/** How many the wall shows. */
async function expectShown(page: Page, name: string, count: number): Promise<void> {
  const first = page.locator(`ul[aria-label="${name}"] > li`).first();
  await expect(first).toHaveAttribute("aria-setsize", String(count));
}

function chosen(page: Page): Locator {
  return page.getByRole("group", { name: "Filtres actifs" });
}

test("[P4] arc, genre et couleur se combinent ; chacun dit d’avance combien il laisse, et tient parole", async ({
  page,
}) => {
  await open(page, "/affiche");
  await toggle(page).click();
  await expectNoAxeFindings(page);
  for (const name of ["RED DEAD RP", "recherche", "brun"]) {
    const count = await promised(choice(page, name));
    expect(count).toBeGreaterThan(0);
    await choice(page, name).click();
    await expect(choice(page, name)).toHaveAttribute("aria-pressed", "true");
    await expectShown(page, "Affiches", count);
  }
  // An English name is said in English, where it is chosen and where it is taken back.
  await expect(choice(page, "RED DEAD RP").locator("[lang=en]")).toHaveText("RED DEAD RP");
  await expect(page.getByRole("group", { name: "Filtres actifs" }).locator("[lang=en]")).toHaveText(
    "RED DEAD RP",
  );
  await expect(page).toHaveURL(/\?arc=RedDeadRP&genre=recherche&couleur=brun$/);
  // Among ten tabs, this one says which wall it is.
  await expect(page).toHaveTitle("RED DEAD RP, recherche, brun · Affiches · Minuit Carmin");
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test("[P4] un choix ne déplace aucun autre, quel que soit le compte qu’il laisse aux autres @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/affiche");
  await toggle(page).click();
  const choices = panel(page).getByRole("listitem");
  const places = () =>
    choices.evaluateAll((items: HTMLElement[]) =>
      items.map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop]),
    );
  await expect(choice(page, "brun")).toBeVisible();
  const before = await places();
  await choice(page, "commerce").click();
  await expect(choice(page, "commerce")).toHaveAttribute("aria-pressed", "true");
  expect(await places()).toEqual(before);
});

test("[P4] dans une fenêtre basse, « Filtrer » reste sous la souris qui l’a pressé ; au bord du bas, ce qu’il ouvre se voit @bureau", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, "/affiche");
  const before = await toggle(page).boundingBox();
  await toggle(page).click();
  await expect(panel(page)).toBeFocused();
  expect(await toggle(page).boundingBox()).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/affiche$/);

  await page.setViewportSize({ width: 1280, height: 420 });
  await toggle(page).click();
  await expect(panel(page)).toBeFocused();
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  await expect(choice(page, "School")).toBeInViewport({ ratio: 1 });
});

test("[P4] un filtre s’enlève seul ou avec les autres, Précédent le rend, recharger le garde", async ({
  page,
}) => {
  await open(page, "/affiche?arc=School&genre=film");
  await open(page, "/affiche?arc=School&couleur=rouge");
  await expect(chosen(page).getByRole("button", { name: "Enlever : Arc School" })).toBeVisible();
  await expectNoAxeFindings(page);
  await chosen(page).getByRole("button", { name: "Enlever : Arc School" }).click();
  await expect(page).toHaveURL(/\?couleur=rouge$/);
  const red = chosen(page).getByRole("button", { name: "Enlever : Couleur rouge" });
  await expect(red).toBeFocused();
  await expect(toggle(page)).toHaveAccessibleName("Filtrer : 1 filtre actif");
  await page.goBack();
  await expect(chosen(page).getByRole("button", { name: "Enlever : Arc School" })).toBeVisible();
  await page.goForward();
  await expect(chosen(page).getByRole("button", { name: /^Enlever/ })).toHaveCount(1);
  await page.reload();
  await red.click();
  await expect(toggle(page)).toBeFocused();
  // On a phone the cross of a single chip says the same.
  await page.goBack();
  await page.goBack();
  await page.getByRole("button", { name: "Toutes les affiches" }).click();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(chosen(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^Toutes les affiches : \d+$/ })).toBeAttached();
  await expect(page.getByText(/^Nombre d'affiches/)).toHaveCount(1);
});

test("une couleur que l’on cherche, et qu’aucun texte ne dit, mène à celles qui l’ont @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?q=violettes");
  await page.getByRole("button", { name: "Couleur : violet", exact: true }).click();
  await expect(page).toHaveURL(/\?couleur=violet$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(wall(page, "Affiches").getByRole("listitem").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("violettes");
});

test("un filtre qui laisse autant d’affiches que le précédent est dit aussi @une-fois", async ({ page }) => {
  await open(page, "/affiche?genre=occulte");
  const said = page.getByRole("status").filter({ hasText: /^\d+ résultats$/ });
  await expect(said).toBeAttached();
  await toggle(page).click();
  const [before, after] = [choice(page, "occulte"), choice(page, "élection")];
  expect(await promised(after)).toBe(await promised(before));
  await noteHeard(said);
  await after.click();
  await expect(said).toHaveAttribute("data-heard", `${await promised(after)} résultats`);
});

test("[P8] tous les auteurs de A à Z, chacun avec son compte ; en changer ne remplit pas l’historique @une-fois", async ({
  page,
  request,
}) => {
  const posters = await entriesOf(request, "/affiches.json");
  const known = new Set(posters.map(({ author }) => author).filter((author) => /^[^?]/.test(author)));
  await open(page, "/affiche");
  await toggle(page).click();
  const authors = panel(page).getByLabel("Auteur");
  await expect(authors.locator("optgroup option")).toHaveCount(known.size);
  const mado = posters.filter(({ author }) => author === "Mado Ferraille").length;
  await authors.selectOption({ label: `Mado Ferraille (${mado})` });
  await expectShown(page, "Affiches", mado);
  const before = await historyLength(page);
  await authors.selectOption("Néons Valente");
  await expect(page).toHaveURL(/auteur=N%C3%A9ons\+Valente$/);
  expect(await historyLength(page)).toBe(before);
});

test("[P4] les plus récentes d’abord, par leur date ; l’ordre du mur revient @une-fois", async ({
  page,
  request,
}) => {
  const [first] = await entriesOf(request, "/affiches.json");
  if (!first) throw new Error("The demonstration has posters.");
  await open(page, "/affiche");
  await toggle(page).click();
  const newest = panel(page).getByRole("button", { name: "Récentes d’abord" });
  await newest.click();
  await expect(page).toHaveURL(/\?tri=recentes$/);
  const cards = page.locator('ul[aria-label="Affiches"] > li a[href^="?affiche="]');
  await expect(cards.first()).not.toHaveText(first.title);
  await newest.click();
  await expect(cards.first()).toHaveText(first.title);
});

test("[P7] les filtres resserrent les deux groupes d’une recherche, et leur compte aussi @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?q=chat");
  await expect(page.getByRole("heading", { name: /^Aussi, par ce/ })).toBeVisible();
  await toggle(page).click();
  const count = await promised(choice(page, "School"));
  await choice(page, "School").click();
  const said = page.getByRole("status").filter({ hasText: /résultat/ });
  await expect
    .poll(async () =>
      ((await said.textContent()) ?? "").match(/\d+/g)?.reduce((sum, each) => sum + Number(each), 0),
    )
    .toBe(count);
  await expect(page).toHaveURL(/q=chat&arc=School$/);
});

test("[P7] quand rien ne reste, on sait quel filtre enlever, et combien il rend @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?arc=School&genre=survie");
  await expect(page.getByText("Aucune affiche ne correspond à ces filtres.")).toBeVisible();
  await expectNoAxeFindings(page);
  const way = page.getByRole("button", { name: /^Sans « Genre survie » : \d+$/ });
  const count = Number(/\d+$/.exec(await way.innerText())?.[0]);
  await expect(page.getByRole("status").filter({ hasText: "0 résultat" })).toContainText(
    `Sans « Genre survie » : ${count}.`,
  );
  await way.click();
  await expectShown(page, "Affiches", count);
  await expect(page).toHaveURL(/\?arc=School$/);
});

test("[P7] un mot que rien ne porte n’est pas la faute des filtres : on propose un autre mot, pas de les enlever @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?genre=film&q=hamsetr");
  await expect(page.getByText("Aucune affiche ne correspond à « hamsetr ».")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sans/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Hamster", exact: true }).click();
  await expect(page).toHaveURL(/q=Hamster/);
  await page.getByRole("searchbox").fill("recherche");
  // Some are looked for, none of them is a film.
  await expect(
    page.getByText("Aucune affiche ne correspond à « recherche » avec ces filtres."),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Sans « Genre film » : \d+$/ }).click();
  await expect(page).toHaveURL(/\/affiche\?q=recherche$/);
});

test("[P4] au clavier seul : ouvrir, choisir, refermer", async ({ page }, { project }) => {
  await open(page, "/affiche");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  // What opens is the next stop.
  if (project.name === "bureau") await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(":focus")).toBeAttached();
  await choice(page, "School").focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?arc=School$/);
  await expect(choice(page, "School")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  if (project.name === "telephone") return;
  // From elsewhere, Esc closes the panel and leaves the focus.
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  const link = wall(page, "Affiches").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("[P4] dans une petite fenêtre, le filtre qui a le clavier n’est pas sous le pied de la feuille @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const foot = panel(page).getByRole("button", { name: /^Voir / });
  for (const [width, height] of [
    [640, 360],
    [480, 270],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await toggle(page).press("Enter");
    await expect(foot).toBeAttached();
    for (let step = 0; step < 26; step++) {
      await page.keyboard.press("Tab");
      const hidden = await foot.evaluate((button) => {
        const { activeElement: focused } = document;
        const foot = button.parentElement;
        const edge = Math.min(foot?.getBoundingClientRect().top ?? 0, innerHeight);
        return !foot?.contains(focused) && Number(focused?.getBoundingClientRect().bottom) > edge;
      });
      expect(hidden, `${width} × ${height}, ${step + 1} fois Tab`).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
  }
});

test("[S1, S2] les panneaux se filtrent de même, sans recherche", async ({ page }) => {
  await open(page, "/panneau");
  await toggle(page).click();
  const count = await promised(choice(page, "western"));
  await choice(page, "western").click();
  await expectShown(page, "Panneaux", count);
  await expect(page).toHaveURL(/\/panneau\?genre=western$/);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test("[P4] rien de ce qu’il faut aux filtres ne se charge avant le premier usage @une-fois", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (made) => /-choix-|load-browsing.*js/.test(made.url()) && asked.push(made.url()));
  await open(page, "/affiche");
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  expect(asked).toEqual([]);
  await toggle(page).click();
  await expect(choice(page, "School")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("[P4] ce qui est choisi prend la place des mots qui l’annonçaient : le mur ne bouge pas", async ({
  page,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/-choix-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/affiche?auteur=Néons%20Valente");
  await expect(page.getByText("On prépare les filtres…")).toBeVisible();
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  const top = () => wall(page, "Affiches").evaluate((list) => list.getBoundingClientRect().top);
  const before = await top();
  letIn();
  await expect(chosen(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test.describe("quand le réseau manque", () => {
  test.use({ expectedComplaints: [/-choix-|ERR_FAILED|Failed to fetch/] });

  test("[P4] les filtres absents se disent et se redemandent ; le mur reste entier @une-fois", async ({
    page,
    request,
  }) => {
    const posters = await entriesOf(request, "/affiches.json");
    const [first] = posters;
    if (!first) throw new Error("The demonstration has posters.");
    await page.route(/-choix-/, (route) => route.abort());
    await open(page, "/affiche?arc=School");
    await expect(page.getByText(/Les filtres n’ont pas pu être chargés/)).toBeVisible();
    await expect(card(page, "Affiches", first)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.unroute(/-choix-/);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(chosen(page).getByRole("button", { name: "Enlever : Arc School" })).toBeVisible();
  });

  test("[P8] un auteur se choisit sans eux, et seuls les autres manquent @une-fois", async ({ page }) => {
    await page.route(/-choix-/, (route) => route.abort());
    await open(page, "/affiche");
    const signature = page
      .getByRole("list", { name: "Les signatures les plus vues" })
      .getByRole("link")
      .first();
    const [count = ""] = /\d+/.exec(await signature.innerText()) ?? [];
    await signature.click();
    await expect(page.getByText(/^Les autres filtres n’ont pas pu être chargés/)).toBeVisible();
    await expect(page.getByRole("heading", { name: `${count} résultats` })).toBeVisible();
  });
});

test("[P4][S1] ce qui vient d’être accroché se voit et s’entend « Nouveau », sur le mur comme parmi les plus récentes @une-fois", async ({
  page,
  request,
}) => {
  const dated: { title: string; date: string }[] = await (await request.get("/affiches.json")).json();
  const days = dated.map(({ date }) => Date.parse(date)).filter((day) => !Number.isNaN(day));
  // By whole days, 24 at most.
  const tooMany = days.toSorted((a, b) => b - a)[24] ?? 0;
  const isNew = (title: string) =>
    dated.some((entry) => entry.title === title && Date.parse(entry.date) > tooMany);
  for (const path of ["/affiche", "/affiche?tri=recentes"]) {
    await open(page, path);
    await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
    const links = wall(page, "Affiches").locator('li > div > a[href^="?affiche="]');
    await expect(links.nth(11)).toBeAttached();
    for (const link of (await links.all()).slice(0, 12)) {
      const described = isNew((await link.textContent()) ?? "");
      await expect(link).toHaveAccessibleDescription(described ? "Nouveau" : "");
    }
  }
  await expect(wall(page, "Affiches").getByRole("link").first()).toHaveAccessibleDescription("Nouveau");
  await open(page, "/panneau?tri=recentes");
  await expect(wall(page, "Panneaux").getByRole("link").first()).toHaveAccessibleDescription("Nouveau");
});

test("[P5] les affiches ouvertes se retrouvent sous « Vues récemment », que l’on vide ; une recherche prend leur place, et elles la leur", async ({
  page,
  request,
}) => {
  const [, second, third] = await entriesOf(request, "/affiches.json");
  if (!second || !third) throw new Error("The demonstration has three posters.");
  await open(page, "/affiche");
  const seen = page.getByRole("region", { name: "Vues récemment" });
  await page.getByRole("button", { name: "Vues récemment" }).click();
  await expect(seen).toContainText("Les affiches que vous ouvrirez se retrouveront ici");
  await expect(seen).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(seen).toBeHidden();
  await expect(page.getByRole("button", { name: "Vues récemment" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const { id, title } of [second, third]) {
    await page.locator(`main a[href="?affiche=${id}"]`).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(seen).toBeHidden();
  await page.getByRole("button", { name: "Vues récemment" }).click();
  await expect(seen.getByRole("listitem")).toHaveCount(2);
  const last = seen.getByRole("listitem").first().getByRole("button");
  await expect(last).toHaveAccessibleName(`Affiche : ${third.title}`);
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
  await last.click();
  await expect(page.getByRole("dialog", { name: third.title })).toBeVisible();
  await page.keyboard.press("Escape");
  const box = page.getByRole("searchbox");
  await box.fill("chat");
  await expect(seen).toBeHidden();
  await expect(box).toBeFocused();
  await page.getByRole("button", { name: "Vues récemment", expanded: false }).click();
  await expect(seen.getByRole("listitem")).toHaveCount(2);
  await box.fill("");
  await seen.getByRole("button", { name: "Vider" }).click();
  await expect(page.getByRole("status").filter({ hasText: "La liste est vidée." })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("vues:affiches"))).toBeNull();
  await expect(seen.getByRole("button", { name: "Annuler" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(seen.getByRole("listitem")).toHaveCount(2);
  await expect(seen.getByRole("button", { name: "Vider" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(seen.getByRole("listitem")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("vues:affiches"))).toBeNull();
});

test(
  "[P8] une signature mène à toutes ses affiches, autant qu’elle en dit, quel que soit le filtre ; Retour rend le lien suivi",
  { tag: "@bureau" },
  async ({ page }) => {
    await open(page, "/affiche?genre=tatouage");
    const signature = page
      .getByRole("list", { name: "Les signatures les plus vues" })
      .getByRole("link")
      .first();
    const count = await promised(signature);
    await signature.press("Enter");
    await expectShown(page, "Affiches", count);
    const last = wall(page, "Affiches").locator(`[aria-posinset="${count}"]`).getByRole("link").first();
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    await last.focus();
    await page.goBack();
    await expect(page).toHaveURL(/\?genre=tatouage$/);
    await expect(last).toHaveCount(0);
    await expect(signature).toBeFocused();
  },
);
