import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Chercher partout" });
const field = (page: Page) => drawer(page).getByRole("combobox", { name: "Chercher dans tout le site" });
const loupe = (page: Page) => page.getByRole("button", { name: "Chercher partout" });

/** The answers of a kind, in order. */
function answers(page: Page, kind: string) {
  return drawer(page).getByRole("group", { name: kind }).getByRole("option");
}

test("Ctrl K, un mot, Entrée : de n’importe où au bon endroit, au clavier seul @bureau", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (made) => {
    if (/drawer|everywhere|galleries|affiches-|-vues-/.test(made.url())) asked.push(made.url());
  });
  await open(page, "/vidéo");
  expect(asked).toEqual([]);

  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(drawer(page).getByRole("list", { name: "Dans ce tiroir" })).toContainText("300 affiches");
  await page.keyboard.type("le proviseur");
  await expect(answers(page, "Personnages")).toContainText(["Proviseure Garance Delmas"]);
  await field(page).fill("");
  await page.keyboard.type("hibou");
  const owl = answers(page, "Affiches, par ce qu’elles montrent").first();
  await expect(owl).toContainText("On y voit : hibou");
  await expect(owl).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await owl.getAttribute("id")) ?? "");
  await expect(
    drawer(page)
      .getByRole("status")
      .filter({ hasText: /^«\shibou\s», 1 réponse\./ }),
  ).toBeAttached();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "La Nuit des portes" });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(/\/affiche\?affiche=/);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await expect(drawer(page).getByRole("list", { name: "Dans ce tiroir" })).toContainText("300 affiches");
  await page.keyboard.type("vargas");
  // Before the list of the last letter is drawn: the arrow means that one, not the one before.
  await page.keyboard.press("ArrowDown");
  await expect(answers(page, "Personnages")).toContainText(["Kevin Vargas"]);
  await expect(answers(page, "Affiches").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/stream\?joueur=/);
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("pentacle");
  await expect(answers(page, "Arcs").first()).toBeVisible();
  await answers(page, "Arcs").first().click();
  await expect(page).toHaveURL(/\/arc#Pentacle$/);
  await expect(page.getByRole("heading", { name: "Pentacle" })).toBeFocused();
});

test("une piste trouvée a le focus : Entrée encore, et elle joue @bureau", async ({ page }) => {
  await open(page, "/musique");
  const title =
    (await page.locator('button[id^="piste-"]').nth(4).locator("span").nth(1).textContent()) ?? "";
  await page.keyboard.press("Control+k");
  await field(page).fill(title);
  await expect(answers(page, "Musique").first()).toContainText(title);
  await page.keyboard.press("Enter");
  const row = page.getByRole("button", { name: title }).first();
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(/\?piste=/);
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("data-status", "playing");
});

test("une piste trouvée pendant qu’une autre joue se montre parmi les autres d’un anneau, le temps qu’on la voie", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await loupe(page).click();
  await field(page).fill("la mine est vide");
  await answers(page, "Musique").first().click();
  const row = page.getByRole("button", { name: "La mine est vide" });
  await expect(row).toBeFocused();
  await expect(row).toHaveCSS("outline-style", "solid");
  await expect(row).toHaveCSS("outline-style", "none");
});

test("sur la page des affiches, l’affiche trouvée s’ouvre sur le mur filtré, et s’y referme @bureau", async ({
  page,
}) => {
  await open(page, "/affiche?tri=recentes");
  await loupe(page).click();
  await field(page).fill("hamster");
  await answers(page, "Affiches").first().click();
  await expect(page.getByRole("dialog", { name: /Hamster/ })).toBeVisible();
  await expect(page).toHaveURL(/tri=recentes&affiche=/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\?tri=recentes$/);
  await expect(loupe(page)).toBeFocused();
});

test("d’une autre page, la visionneuse refermée laisse au titre de celle où l’on est arrivé @bureau", async ({
  page,
}) => {
  await open(page, "/arc");
  await loupe(page).click();
  await field(page).fill("hamster");
  await expect(answers(page, "Affiches").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Hamster/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Affiches", level: 1 })).toBeFocused();
});

test("de la page où l’on est, « Voir les N affiches » mène le clavier à son titre @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  await page.getByRole("banner").getByRole("link", { name: "Panneau" }).focus();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Chercher dans tout le site" });
  await field.fill("lune");
  await expect(page.getByRole("option", { name: /^Voir les \d+ affiches/ })).toBeVisible();
  await page.getByRole("option", { name: /^Voir les \d+ affiches/ }).click();
  await expect(page).toHaveURL(/\/affiche\?q=lune$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("d’une fiche à celle d’un autre, le clavier est au nom de celui que l’on a cherché @une-fois", async ({
  page,
}) => {
  await open(page, "/stream?joueur=vesperine");
  await expect(page.getByRole("heading", { name: "Vespérine", level: 2 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field(page).fill("kolt");
  await expect(answers(page, "Joueurs").first()).toContainText("KoltEtDemi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "KoltEtDemi", level: 2 })).toBeFocused();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "KoltEtDemi", level: 2 })).toBeFocused();
  // Asked for once more, on their own sheet.
  await page.keyboard.press("Control+k");
  await field(page).fill("kolt");
  await expect(answers(page, "Joueurs").first()).toContainText("KoltEtDemi");
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "KoltEtDemi", level: 2 })).toBeFocused();
});

test("Retour d’une fiche que la recherche a ouverte mène où l’on était, au titre, et non à cette personne @une-fois", async ({
  page,
}) => {
  await open(page, "/stream");
  await page.keyboard.press("Control+k");
  await field(page).fill("kolt");
  await expect(answers(page, "Joueurs").first()).toContainText("KoltEtDemi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "KoltEtDemi", level: 2 })).toBeFocused();
  await page.goBack();
  const title = page.getByRole("heading", { name: "Joueurs", level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("« Mon mur » s’ouvre d’où que l’on soit, et n’est pas là quand on revient dans la galerie @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("mon-mur", "le-hamster-du-boulevard"));
  await open(page, "/arc");
  for (const round of ["d’ailleurs", "de la galerie même"]) {
    await page.keyboard.press("Control+k");
    await field(page).fill("mon mur");
    await answers(page, "Sur le site").first().click();
    const wall = page.getByRole("dialog", { name: "Mon mur : 1" });
    await expect(wall, round).toBeVisible();
    await wall.getByRole("button", { name: "Fermer", exact: true }).click();
    await expect(wall).toBeHidden();
  }
  await page.getByRole("banner").getByRole("link", { name: "Arc" }).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("par-dessus ce qui est ouvert, Ctrl K aussi : Échap y rend la place, une réponse prend celle de ce qui y était @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?tri=recentes");
  const shown = (name: RegExp) => page.getByRole("dialog", { name });
  await page.locator('main li a[href*="affiche="]').first().click();
  const next = page.getByRole("button", { name: "Suivante" });
  await next.focus();
  const first = page.url();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("concert");
  // Its keys are its own: no arrow turns the page of the viewer below.
  await drawer(page).getByRole("button", { name: "Vider le champ" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(first);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(next).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("hamster");
  await expect(answers(page, "Affiches").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(shown(/Hamster/)).toBeVisible();
  await expect(next).toBeFocused();
  // What had the focus goes with the picture that it unfolds: the title of the next one has it.
  const unfold = shown(/Hamster/)
    .locator("summary")
    .first();
  await unfold.focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("lola, minuit");
  await expect(answers(page, "Affiches").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(shown(/Chez Lola/)).toBeVisible();
  await expect(shown(/Chez Lola/).locator(":focus")).toHaveCount(1);
  // As a step in the viewer: the wall is one step back, not the picture before.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\?tri=recentes$/);
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Faire un don" }).click();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hamster");
  await expect(answers(page, "Affiches").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(shown(/Hamster/)).toBeVisible();
  await expect(shown(/Faire un don/)).toBeHidden();

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("changer de nom xyz");
  await drawer(page).getByRole("button", { name: "Écrire au staff" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Sujet" })).toBeVisible();
  await expect(page).toHaveURL(/\?tri=recentes$/);
});

test("le clavier du téléphone ouvert (doublure), toutes les réponses se lisent au-dessus de lui @telephone", async ({
  page,
}) => {
  const ABOVE = 500;
  await open(page, "/");
  await loupe(page).tap();
  await field(page).fill("mado");
  await page.evaluate((height) => {
    const seen = globalThis.visualViewport;
    if (!seen) return;
    Object.defineProperty(seen, "height", { value: height, configurable: true });
    seen.dispatchEvent(new Event("resize"));
  }, ABOVE);
  const last = drawer(page).getByRole("option").last();
  await expect
    .poll(async () => {
      await last.evaluate((option) => option.scrollIntoView({ block: "end", behavior: "instant" }));
      const box = await last.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    })
    .toBeLessThanOrEqual(ABOVE);
  await last.tap({ position: { x: 20, y: 20 } });
  await expect(drawer(page)).toBeHidden();
});

test("sur un téléphone étroit, la loupe, un mot, l’affiche : deux touches @telephone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await expectNoSidewaysScroll(page);
  for (const name of ["Chercher partout", "Menu"])
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await loupe(page).tap();
  await expect(field(page)).toBeFocused();
  await field(page).fill("hamburger");
  const first = answers(page, "Affiches, par ce qu’elles montrent").first();
  await expect(first).toContainText(/burger/i);
  await expectNoAxeFindings(page);
  await first.tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/affiche\?affiche=/);
});

test("sur un téléphone étroit, ce que le bout d’une ligne cache n’y laisse rien de marqué @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await loupe(page).tap();
  await field(page).fill("ar");
  const lighthouse = answers(page, "Affiches").filter({ hasText: "Port-Salé par beau temps" });
  await lighthouse.scrollIntoViewIfNeeded();
  expect(await markedPixels(lighthouse)).toBeGreaterThan(0);
  const author = lighthouse.getByText("Office du tourisme de Los Carmines");
  await expect(author.locator("mark")).toHaveText("ar");
  expect(await markedPixels(author)).toBe(0);
});

/** How many pixels of it have the colour of the mark. */
async function markedPixels(line: Locator): Promise<number> {
  const { data, info } = await sharp(await line.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brass = [0xe3, 0xb4, 0x5b];
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (brass.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 6)) count++;
  return count;
}

test("rien ne répond : ce qui a pu être voulu est proposé, et se cherche ; à défaut, le staff @une-fois", async ({
  page,
}) => {
  await open(page, "/panneau");
  await loupe(page).click();
  await field(page).fill("hamsetr");
  await expect(drawer(page).getByText("Rien ne correspond à « hamsetr ».")).toBeVisible();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expectNoAxeFindings(page);
  await drawer(page).getByRole("button", { name: "hamster" }).click();
  await expect(answers(page, "Affiches").first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  // As in every search box, Escape empties it first.
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(loupe(page)).toBeFocused();
  await loupe(page).click();
  await field(page).fill("comment changer de nom");
  await drawer(page).getByRole("button", { name: "Écrire au staff" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Sujet" })).toBeVisible();
});

test("une page et ce que l’on vient faire se trouvent aussi : le don, le message au staff, la notice s’ouvrent sur place @une-fois", async ({
  page,
}) => {
  await open(page, "/arc");
  const ask = async (words: string, answer: string) => {
    await page.keyboard.press("Control+k");
    await field(page).fill(words);
    await expect(answers(page, "Sur le site").first()).toContainText(answer);
    await expectNoAxeFindings(page);
    await page.keyboard.press("Enter");
    await expect(drawer(page)).toBeHidden();
  };
  await ask("don", "Faire un don");
  await expect(page.getByRole("dialog", { name: "Faire un don" })).toBeVisible();
  await page.keyboard.press("Escape");

  await ask("confidentialité", "Confidentialité");
  await expect(page.getByRole("dialog", { name: "Confidentialité" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/arc$/);

  await ask("nom rp", "Changer mon nom RP");
  await expect(page.getByRole("textbox", { name: "Sujet" })).toHaveValue("Changement de nom RP");
  await page.keyboard.press("Escape");

  await ask("contact", "Écrire au staff");
  await expect(page.getByRole("textbox", { name: "Sujet" })).toBeVisible();
  await page.keyboard.press("Escape");

  await ask("streameur", "Joueurs");
  await expect(page).toHaveURL(/\/stream$/);
  await expect(page.getByRole("heading", { level: 1, name: "Joueurs" })).toBeFocused();
});

test.describe("quand le réseau manque", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch|dynamically imported/] });

  test("ce qui est tapé pendant que le tiroir vient n’est pas perdu ; ce qui ne vient pas se dit @une-fois", async ({
    page,
  }) => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/drawer-.*\.js/, (route) => route.abort());
    await open(page, "/arc");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("alert")).toContainText("La recherche n’a pas pu s’ouvrir");
    await page.unroute(/\/drawer-.*\.js/);

    await page.route(/\/drawer-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.route(/\/affiches-[\w-]+\.txt/, (route) => route.abort());
    await page.keyboard.press("Control+k");
    await expect(loupe(page)).toHaveAttribute("aria-busy", "true");
    await page.keyboard.type("ma");
    letIn();
    // While it is drawn, and once it has the focus: each letter where it belongs.
    await page.keyboard.type("d");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("o");
    await expect(field(page)).toHaveValue("mado");
    await expect(answers(page, "Joueurs").first()).toContainText("MadoFerraille");
    await expect(drawer(page).getByText(/Les images n’ont pas pu être cherchées/)).toBeVisible();
    await page.unroute(/\/affiches-[\w-]+\.txt/);
    await drawer(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(answers(page, "Affiches").first()).toBeVisible();
  });
});
