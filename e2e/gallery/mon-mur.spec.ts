import type { Locator, Page } from "@playwright/test";
import { quoted } from "#text/quoted.ts";
import { card, wall } from "./gallery-entries.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { covers } from "../support/covers.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { clipboard, address, bar, openWith, mine } from "./own-wall.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("[P6] sur une carte, on copie son adresse et on la met sur son mur, à la souris @bureau", async ({
  page,
  five,
}) => {
  const [first] = five;
  await open(page, "/affiche");
  await card(page, "Affiches", first).hover();
  await page.getByRole("button", { name: `Copier l’URL ${quoted(first.title)}` }).click();
  await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
  expect(await clipboard(page)).toBe(address(page, first));
  await page.getByRole("button", { name: `Ajouter à mon mur ${quoted(first.title)}` }).click();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: `Retirer de mon mur ${quoted(first.title)}` }).click();
  await expect(bar(page)).toBeHidden();
});

test("[P6] au clavier, les deux actions suivent le titre de la carte, et la touche Tab en sort @bureau", async ({
  page,
  five,
}) => {
  const [first, second] = five;
  await open(page, "/affiche");
  await page.getByRole("link", { name: "Comment importer en jeu ?" }).focus();
  const link = card(page, "Affiches", first);
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused({ timeout: 200 });
  }).toPass();
  const copy = page.getByRole("button", { name: `Copier l’URL ${quoted(first.title)}` });
  await expect(copy).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Retirer de mon mur ${quoted(first.title)}` })).toBeFocused();
  const added = page
    .getByRole("status")
    .filter({ hasText: `Affiche ${quoted(first.title)} ajoutée. Mon mur : 1` });
  await expect(added).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(card(page, "Affiches", second)).toBeFocused();
  // The bar stands behind hundreds of cards: a link at the very start leads to it.
  await page.reload();
  const skip = page.getByRole("link", { name: "Aller à mon mur" });
  await expect(skip).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeFocused();
});

test("ce qui a été ajouté se dit une fois, et pas à chaque retour dans la galerie @bureau", async ({
  page,
  five,
}) => {
  const [first] = five;
  await open(page, "/affiche");
  await card(page, "Affiches", first).focus();
  await page.getByRole("button", { name: `Ajouter à mon mur ${quoted(first.title)}` }).press("Enter");
  const added = page.getByRole("status").filter({ hasText: "ajoutée. Mon mur : 1" });
  await expect(added).toBeAttached();
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link", { name: "Joueurs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Joueurs" })).toBeFocused();
  await menu.getByRole("link", { name: "Affiches" }).click();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
  // What is said rests a while first: the number of results, asked for later, as well.
  await page.getByRole("searchbox").fill("lola");
  await expect(page.getByRole("status").filter({ hasText: /résultat/ })).toBeAttached();
  await expect(added).toHaveCount(0);
});

test("taper deux fois sur « Ajouter à mon mur » y met l’affiche ; sur la suivante, un clic compte aussitôt @bureau", async ({
  page,
  five,
}) => {
  const [first] = five;
  await open(page, `/affiche?affiche=${first.id}`);
  const choice = page.getByRole("dialog").getByRole("button", { name: /mon mur$/ });
  await choice.dblclick();
  await expect(choice).toHaveText("Retirer de mon mur");
  await page.keyboard.press("ArrowRight");
  await expect(choice).toHaveText("Ajouter à mon mur");
  await choice.evaluate((button) =>
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })),
  );
  await expect(choice).toHaveText("Retirer de mon mur");
});

test("depuis l’accueil, sur un téléphone, cinq URL sont copiées en neuf touches au plus @telephone", async ({
  page,
  five,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  await open(page, "/");
  await tap(page.getByRole("main").locator('a[href="/affiche"]').first());
  const [first, ...others] = five;
  const [, , , last] = others;
  const touched = card(page, "Affiches", first);
  await touched.scrollIntoViewIfNeeded();
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  taps++;
  const add = page.getByRole("button", { name: `Ajouter à mon mur ${quoted(first.title)}` });
  await longPress(page, touched, add);
  await expectNoAxeFindings(page);
  await tap(add);
  for (const entry of others) await tap(card(page, "Affiches", entry));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 5" })).toBeVisible();
  await tap(bar(page).getByRole("button", { name: "Copier les 5 URL" }));
  await expect(page.getByRole("alert")).toHaveText("5 URL copiées dans le presse-papiers !");
  expect(taps).toBeLessThanOrEqual(9);
  expect(await clipboard(page)).toBe(five.map((entry) => address(page, entry)).join("\n"));
  await expectNoSidewaysScroll(page);
  await bar(page).getByRole("button", { name: "Terminé" }).tap();
  await card(page, "Affiches", last).tap();
  await expect(page.getByRole("dialog", { name: last.title })).toBeVisible();
});

/** Rests a finger on a card until its actions are there. */
async function longPress(page: Page, target: Locator, until: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("The card is on the screen.");
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 20, y: box.y + 8 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await until.waitFor();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const [where, own] of [
  ["n’en était pas", 3],
  ["en était aussi", 0],
] as const)
  test(`un mur partagé qui a remplacé le sien, où une seule image pendait, se reprend : c’est dit du mur entier, et son image a le clavier (elle ${where}) @une-fois`, async ({
    page,
    five,
  }) => {
    const kept = five[own];
    const shared = five.slice(0, 3).map(({ id }) => id);
    await openWith(page, kept.id, `/affiche?mur=${shared.join(",")}`);
    await page.getByRole("dialog").getByRole("button", { name: "Remplacer le mien" }).click();
    await expect(mine(page).getByRole("listitem")).toHaveCount(3);
    await mine(page).getByRole("button", { name: "Annuler et reprendre votre mur" }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Le mur est comme avant/ })).toHaveText(
      "Le mur est comme avant : une image.",
    );
    await expect(mine(page).getByRole("link", { name: kept.title })).toBeFocused();
  });

test("[P6] quand le mur a défilé sous une souris immobile, les boutons sont à l’affiche qui est dessous @bureau", async ({
  page,
  five,
}) => {
  await open(page, "/affiche");
  const [first] = five;
  await card(page, "Affiches", first).hover();
  await expect(page.getByRole("button", { name: `Copier l’URL ${quoted(first.title)}` })).toBeVisible();
  await page.mouse.wheel(0, 400);
  const under = wall(page, "Affiches").getByRole("listitem").and(page.locator(":hover"));
  await expect(under.getByRole("button", { name: /^Copier l’URL/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /^Copier l’URL/ })).toHaveCount(1);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
])
  test(`« Lien du mur copié » se lit, après un retrait aussi, dans ${size.width} × ${size.height} @telephone`, async ({
    page,
    five,
  }) => {
    await page.setViewportSize(size);
    await openWith(page, five.map(({ id }) => id).join(","));
    await bar(page).getByRole("button", { name: "Mon mur : 5" }).tap();
    const undo = mine(page).getByRole("button", { name: /^Annuler le retrait/ });
    const share = mine(page).getByRole("button", { name: "Partager" });
    const said = mine(page).getByText("Lien du mur copié dans le presse-papiers !").last();
    await share.tap();
    await expect(said).toBeInViewport({ ratio: 1 });
    await mine(page)
      .getByRole("button", { name: /^Retirer/ })
      .first()
      .tap();
    await expect(undo).toBeVisible();
    // The link of a wall that hangs no longer is old news, long before its seven seconds are over.
    await expect(said).toHaveCount(0, { timeout: 3000 });
    await share.tap();
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await covers(said, undo)).toBe(false);
    // At its end the wall carries the way back up to the window's head, which stays in reach.
    await mine(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expectUncovered(mine(page).getByRole("button", { name: "Fermer", exact: true }));
  });

test("[S1] dans la fenêtre de son mur, les panneaux n’emportent ni les fils ni les lampes de la rue @une-fois", async ({
  page,
  sign,
}) => {
  await openWith(page, `panneau:${sign.id}`, "/panneau");
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).click();
  const hung = mine(page).getByRole("listitem").first();
  await expect(hung).toBeVisible();
  const drawn = await hung.evaluate((item) =>
    [item, ...item.querySelectorAll("span, div")].flatMap((each) =>
      ["::before", "::after"].map((part) => getComputedStyle(each, part).content),
    ),
  );
  expect(new Set(drawn)).toEqual(new Set(["none"]));
});

test("un mur dont plus rien n’existe le dit une fois, et mène aux images @une-fois", async ({ page }) => {
  await openWith(page, "jamais-vue", "/affiche?mur=partie,panneau:parti");
  const theirs = page.getByRole("dialog", { name: "Un mur partagé" });
  await expect(theirs.getByText("Rien de ce mur n’existe plus ici.").first()).toBeVisible();
  await expect(theirs.getByText(/laissées? de côté/)).toHaveCount(0);
  await expectNoAxeFindings(page);
  await theirs.getByRole("button", { name: "Revenir à la galerie" }).click();
  await expect(theirs).toBeHidden();
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).click();
  await expect(page.getByRole("dialog", { name: "Mon mur : 0" })).toContainText(
    "Plus rien de votre mur n’existe ici.",
  );
  await mine(page).getByRole("button", { name: "Revenir à la galerie" }).click();
  await expect(bar(page)).toBeHidden();
});

test("sans mémoire sur l’appareil, le mur tient aussi longtemps que la page @une-fois", async ({
  page,
  five,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refusé", "SecurityError");
      },
    });
  });
  await open(page, `/affiche?mur=${five.map(({ id }) => id).join(",")}`);
  await page.getByRole("button", { name: "Garder ce mur" }).click();
  await expect(mine(page)).toHaveAccessibleName("Mon mur : 5");
});

test("rien de « Mon mur » n’est chargé avant un premier geste vers une carte @une-fois", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => /my-wall-tools|galleries/.test(request.url()) && asked.push(request.url()));
  await open(page, "/affiche");
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  expect(asked).toEqual([]);
});

test("au doigt, une image ouverte puis quittée ne garde pas sur elle les boutons de la souris @telephone", async ({
  page,
  five,
}) => {
  const [first] = five;
  await open(page, "/affiche");
  await card(page, "Affiches", first).tap();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Copier l’URL|Ajouter à mon mur) «/ })).toHaveCount(0);
});
