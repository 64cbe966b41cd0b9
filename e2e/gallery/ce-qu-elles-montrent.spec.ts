import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  open,
  readerStyle,
  test,
} from "../support/fixtures.ts";
import { type Entry, entriesOf, wall } from "./gallery-entries.ts";

/** Alone on the wall they have nothing to be « aussi » beside. */
const ALSO = /^(Aussi, p|P)ar ce qu’elles montrent/;

/** The cards that answer by what they show. */
function also(page: Page): Locator {
  return page.getByRole("list", { name: ALSO }).getByRole("listitem");
}

function search(page: Page): Locator {
  return page.getByRole("searchbox", { name: /Rechercher une affiche/ });
}

/** How many the heading of the second group says. */
async function alsoCount(page: Page): Promise<number> {
  const heading = page.getByRole("heading", { name: ALSO });
  await expect(heading).toBeVisible();
  return Number((await heading.innerText()).replace(/\D/g, ""));
}

/** Every word that visitors tried and that a picture answers, with what its first card says of it. */
const TRIED: readonly [word: string, says: string][] = [
  ["hibou", "hibou"],
  ["chouette", "hibou"],
  ["hamburger", "burger"],
  ["zombie", "zombie"],
  ["western", "western"],
  ["film", "film"],
  ["school", "School"],
  ["recherche", "recherche"],
  // The year that an arc is set in, which its page prints large.
  ["1899", "RED"],
];

test("[P7] chaque mot que des visiteurs ont essayé mène à ce que montrent les affiches, surligné @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  for (const [word, says] of TRIED) {
    await search(page).fill(word);
    await expect(also(page).locator("mark").first(), word).toHaveText(new RegExp(`^${says}`, "i"));
    expect(await alsoCount(page), word).toBeGreaterThan(0);
    await search(page).fill("");
    await expect(also(page)).toHaveCount(0);
  }
});

test("[P7] un mot cherché n’est pas un morceau d’autres mots : « l’ours » ne montre ni concours ni office du tourisme @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  await search(page).fill("l’ours");
  await expect(page.getByRole("heading", { name: "En attendant" })).toBeVisible();
  await expect(page.getByText("0 résultat", { exact: true }).first()).toBeVisible();
  await expect(also(page)).toBeHidden();
});

test("[P7] au petit téléphone, la recherche reste où l’on tape, quoi qui réponde @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/affiche?arc=Survivor");
  const top = async () => (await search(page).boundingBox())?.y;
  await search(page).tap();
  await search(page).fill("c");
  await expect(page.getByText(/^\d+ résultats?$/).first()).toBeVisible();
  const before = await top();
  for (const [text, count] of [
    ["chat", /^\d+ résultats?$/],
    ["chat zorglub", /^\d+ résultats? proches?$/],
  ] as const) {
    await search(page).fill(text);
    await expect(
      also(page)
        .or(page.getByText(/avec une partie/))
        .first(),
    ).toBeVisible();
    await expect(page.getByText(count).first()).toBeVisible();
    expect(await top(), text).toBe(before);
  }
});

for (const [told, width, style] of [
  ["un téléphone plié", 280, ""],
  ["le texte espacé", 360, "* { line-height: 1.5 !important; letter-spacing: 0.12em !important }"],
] as const) {
  test(`[P7] avec ${told} aussi, la recherche reste où l’on tape @telephone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "/affiche");
    await readerStyle(page, style);
    const top = async () => {
      const y = await search(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
      return Math.round(y);
    };
    const before = await top();
    await search(page).fill("chat zorglub");
    await expect(page.getByText(/^\d+ résultats? proches?$/).first()).toBeVisible();
    expect(await top()).toBe(before);
  });
}

test("[P2, P7] les titres et les auteurs d’abord, sous leur compte ; puis ce que l’on voit, sous le sien @une-fois", async ({
  page,
  request,
}) => {
  const posters = await entriesOf(request, "/affiches.json");
  const titled = posters.filter(({ title, author }) => /chat/i.test(`${title}\n${author}`));
  await open(page, "/affiche");
  await search(page).fill("chat");
  const count = await alsoCount(page);
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText(`${titled.length} résultats`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
  await expect(wall(page, "Affiches").getByRole("listitem").first()).toHaveAttribute(
    "aria-setsize",
    String(titled.length),
  );
  await expect(also(page).first()).toHaveAttribute("aria-setsize", String(count));
  const names = await also(page).getByRole("link").allInnerTexts();
  expect(names.some((name) => titled.some(({ title }) => title === name))).toBe(false);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: `${titled.length} résultats, et ${count} par ce que montrent les images` }),
  ).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test("[P7] ce que montrent les affiches ne se charge qu’à la première recherche, une fois @une-fois", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (made) => /-vues-|load-depictions/.test(made.url()) && asked.push(made.url()));
  await open(page, "/affiche");
  await page.mouse.wheel(0, 2000);
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  expect(asked).toEqual([]);
  await search(page).focus();
  await expect.poll(() => asked.length).toBe(2);
  await search(page).fill("hibou");
  await expect(also(page)).toHaveCount(1);
  await search(page).fill("tentacules");
  await expect(also(page)).toHaveCount(1);
  expect(asked).toHaveLength(2);
});

test("[P7] un lien qui porte une recherche montre les deux groupes ; l’affiche ouverte mène à la suivante du second @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?q=zombie");
  const count = await alsoCount(page);
  const names = await also(page)
    .getByRole("link", { name: /./ })
    .evaluateAll((links) =>
      links
        .filter((link) => link.getAttribute("href")?.startsWith("?affiche"))
        .map((link) => link.textContent),
    );
  await also(page).first().getByRole("link").first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("heading", { name: names[0] ?? "" })).toBeVisible();
  await expect(viewer.getByText(`1 / ${count}`, { exact: true })).toBeVisible();
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(viewer.getByRole("heading", { name: names[1] ?? "" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  // The wall is come back to at the picture that was seen last.
  await expect(also(page).nth(1).getByRole("link").first()).toBeFocused();
});

test("[P7] un mot mal tapé mène à ce que l’on voit sur une affiche @une-fois", async ({ page }) => {
  await open(page, "/affiche");
  await search(page).fill("fromaje");
  await page.getByRole("button", { name: "fromage" }).click();
  await expect(also(page).first()).toContainText("On y voit : fromage");
});

test("[P7] un auteur choisi ne laisse de l’un et de l’autre groupe que ses œuvres @une-fois", async ({
  page,
  request,
}) => {
  const posters: Entry[] = await entriesOf(request, "/affiches.json");
  await open(page, "/affiche?auteur=Mado%20Ferraille&q=voiture");
  expect(await alsoCount(page)).toBeGreaterThan(0);
  const own = posters.filter(({ author }) => author === "Mado Ferraille").map(({ title }) => title);
  const titles = also(page).locator('a[href^="?affiche="]');
  for (const title of await titles.allInnerTexts()) expect(own).toContain(title);
});

test.describe("quand le réseau manque", () => {
  test.use({ expectedComplaints: [/-vues-|ERR_FAILED|Failed to fetch/] });

  test("[P7] les titres répondent, le reste se dit et se redemande @une-fois", async ({ page }) => {
    await page.route(/-vues-/, (route) => route.abort());
    await open(page, "/affiche");
    await search(page).fill("chat");
    await expect(page.getByText(/Seuls les titres et les auteurs ont répondu/)).toBeVisible();
    await expect(wall(page, "Affiches").getByRole("listitem").first()).toBeVisible();
    await expectNoAxeFindings(page);
    await page.unroute(/-vues-/);
    await page.getByRole("button", { name: "Réessayer" }).click();
    expect(await alsoCount(page)).toBeGreaterThan(0);
  });
});

test("[P5] qui ouvre une affiche entend son titre, son auteur et ce que l’on y voit ; les mots se déplient, et décrivent l’image @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?affiche=silas-deux-fois-corbin");
  const viewer = page.getByRole("dialog");
  await expect(viewer).toHaveAccessibleName("Silas « Deux Fois » Corbin");
  await expect(viewer).toHaveAccessibleDescription("L’Encre du Shérif");
  await expect(viewer.getByRole("status").filter({ hasText: /^On y voit\s: [^.]+\.$/ })).toBeAttached();
  const image = viewer.getByRole("img", {
    name: "Affiche « Silas “Deux Fois” Corbin », L’Encre du Shérif",
  });
  await expect(image).toHaveAccessibleDescription(
    /^On y voit\s: [^.]+\. RECHERCHÉ ATTAQUE DE BANQUE .* PAYABLES EN UNE SEULE FOIS$/,
  );
  await expect(viewer.getByText("ATTAQUE DE BANQUE")).toBeHidden();
  await viewer.getByText("Ce qu’on y voit et y lit").click();
  const unfolded = viewer.getByRole("region", { name: "Ce qu’on y voit et y lit" });
  await expect(unfolded.getByText(/^On y voit/)).toBeVisible();
  await expect(viewer.getByText("ATTAQUE DE BANQUE")).toBeVisible();
  await expectNoAxeFindings(page);
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(viewer.getByText("ATTAQUE DE BANQUE")).toHaveCount(0);
  await expect(viewer.getByText("Ce qu’on y voit et y lit")).toBeVisible();
});

test("[S1] un panneau dit aussi ce qui est écrit sur lui @une-fois", async ({ page }) => {
  await open(page, "/panneau?panneau=zone-b");
  const image = page.getByRole("dialog").getByRole("img", { name: /^Panneau « Zone B »/ });
  await expect(image).toHaveAccessibleDescription(/(^|\. )ZONE B Au-delà de cette plaque/);
});
