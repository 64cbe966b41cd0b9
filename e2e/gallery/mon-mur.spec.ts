import type { Locator, Page } from "@playwright/test";
import { quoted } from "#text/quoted.ts";
import { card, entriesOf, type Entry, wall } from "./gallery-entries.ts";
import { player, track } from "../music/listening.ts";
import { noteHeard } from "../support/note-heard.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { covers } from "../support/covers.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

let posters: Entry[];
let five: Entry[];
let sign: Entry;
test.beforeAll(async ({ request }) => {
  posters = await entriesOf(request, "/affiches.json");
  five = posters.slice(0, 5);
  const [first] = await entriesOf(request, "/panneaux.json");
  if (!first || five.length < 5) throw new Error("The demonstration has posters and signs.");
  sign = first;
});
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const address = (page: Page, entry: Entry) => new URL(entry.import, page.url()).href;
const mine = (page: Page) => page.getByRole("dialog", { name: /^Mon mur/ });
const bar = (page: Page) => page.getByRole("region", { name: "Mon mur" });

/** Opens a page with these pictures on one's own wall. */
async function openWith(page: Page, keys: string, path = "/affiche"): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem("mon-mur") === null) localStorage.setItem("mon-mur", text);
  }, keys);
  await open(page, path);
}

/** Opens one's own wall, with these pictures on it. */
async function openMine(page: Page, ...hung: readonly Entry[]): Promise<void> {
  await openWith(page, hung.map(({ id }) => id).join(","));
  await bar(page)
    .getByRole("button", { name: `Mon mur : ${hung.length}` })
    .click();
}

function titles(list: Locator): Promise<string[]> {
  return list.getByRole("listitem").locator("p").allTextContents();
}

test("[P6] sur une carte, on copie son adresse et on la met sur son mur, à la souris @bureau", async ({
  page,
}) => {
  const [first] = five;
  if (!first) return;
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
}) => {
  const [first, second] = five;
  if (!first || !second) return;
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
}) => {
  const [first] = five;
  if (!first) return;
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
}) => {
  const [first] = five;
  if (!first) return;
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
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  await open(page, "/");
  await tap(page.getByRole("main").locator('a[href="/affiche"]').first());
  const [first, ...others] = five;
  const last = others.at(-1);
  if (!first || !last) return;
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

test("la musique se met en pause par-dessus son mur, sans couvrir ce qui le copie", async ({ page }) => {
  await openWith(page, five.map(({ id }) => id).join(","), "/musique");
  await page.setViewportSize({ width: page.viewportSize()?.width === 1440 ? 1024 : 360, height: 640 });
  await track(page, "Onze places").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
  await bar(page).getByRole("button", { name: "Mon mur : 5" }).click();
  const overlap = async () => {
    const [pause, copy] = await Promise.all(
      ["Mettre la musique en pause", "Copier les 5 URL"].map((name) =>
        mine(page).getByRole("button", { name }).boundingBox(),
      ),
    );
    if (!pause || !copy) return "one is out of sight";
    const beside = pause.x >= copy.x + copy.width || pause.x + pause.width <= copy.x;
    return beside || pause.y >= copy.y + copy.height ? "none" : "some";
  };
  await expect.poll(overlap).toBe("none");
});

test("où le navigateur refuse de copier, la barre le dit comme le mur, et donne le texte à copier @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await openWith(page, five.map(({ id }) => id).join(","));
  await bar(page).getByRole("button", { name: "Copier les 5 URL" }).press("Enter");
  await expect(mine(page).getByRole("alert")).toContainText("Votre navigateur refuse de copier.");
  const text = mine(page).getByRole("textbox", { name: "Ce qui sera copié" });
  await expect(text).toBeFocused();
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBeGreaterThan(100);
});

test("le bouton de pause ne couvre pas ce qui ferme la feuille des filtres @telephone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
  await page.getByRole("button", { name: /^Filtrer/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filtrer" });
  const edge = async () => {
    const [pause, see] = await Promise.all(
      ["Mettre la musique en pause", /^Voir \d+ affiches/].map((name) =>
        sheet.getByRole("button", { name }).boundingBox(),
      ),
    );
    return pause && see ? pause.x - see.x - see.width : -Infinity;
  };
  await expect.poll(edge).toBeGreaterThan(0);
});

test("« Faire un don », déplié par la souris ou le clavier, se lit par-dessus la barre de son mur @bureau", async ({
  page,
}) => {
  await openWith(
    page,
    posters
      .slice(0, 1)
      .map(({ id }) => id)
      .join(","),
  );
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
  const gift = page.getByRole("button", { name: "Faire un don" });
  const onTop = () =>
    gift.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button.querySelector("span") ?? button);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await gift.hover();
  await expect.poll(onTop).toBe(true);
  await page.mouse.move(700, 300);
  await page.keyboard.press("Tab");
  await gift.focus();
  await expect.poll(onTop).toBe(true);
});

test("où les images d’une piste prennent la moitié d’un petit téléphone, la barre de son mur ne couvre ni les filtres ni la recherche @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, `affiches/${five[0]?.id}`, "/musique");
  await track(page, /avec images/).tap();
  await expect(player(page).locator("video")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Affiches" })
    .tap();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeAttached();
  const controls = [
    page.getByRole("button", { name: /^Filtrer/ }),
    page.getByRole("searchbox", { name: /affiche/i }),
  ];
  for (const size of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    const pill = await bar(page).boundingBox();
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(pill?.y).toBeGreaterThan((box?.y ?? Infinity) + (box?.height ?? 0));
    }
  }
  // Put away, they leave the page to the wall and its bar.
  await page.setViewportSize({ width: 360, height: 640 });
  await player(page)
    .getByRole("button", { name: /^Cacher le lecteur/ })
    .tap();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeInViewport();
});

test("au bout du mur, la barre repose sous la dernière image et ne couvre rien", async ({ page }) => {
  await openWith(page, five.map(({ id }) => id).join(","), "/panneau");
  await bar(page).waitFor();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectNoAxeFindings(page);
  const rests = async () => {
    const [last, pill] = await Promise.all([
      wall(page, "Panneaux").boundingBox(),
      bar(page).getByRole("button", { name: "Mon mur : 5" }).boundingBox(),
    ]);
    return last && pill ? pill.y - (last.y + last.height) : NaN;
  };
  await expect.poll(rests).toBeGreaterThanOrEqual(0);
});

test("la barre part sous l’en-tête avec le bout du mur @telephone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, five.map(({ id }) => id).join(","));
  const open = bar(page).getByRole("button", { name: "Mon mur : 5" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const leavesUnderHeader = () =>
    open.evaluate((button) => {
      scrollBy({ top: button.getBoundingClientRect().top - 8, behavior: "instant" });
      const { left, top } = button.getBoundingClientRect();
      return document.querySelector("header")?.contains(document.elementFromPoint(left + 5, top + 12));
    });
  await expect.poll(leavesUnderHeader).toBe(true);
});

test("au petit téléphone, le champ de « Mon modèle » et « Ce qui sera copié » viennent au-dessus du bouton, et le retrait dit son verbe @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, five.map(({ id }) => id).join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 5" }).tap();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).tap();
  await expectUncovered(mine(page).getByRole("textbox", { name: "Mon modèle, une ligne par image" }));
  await mine(page).getByText("Ce qui sera copié", { exact: true }).tap();
  await expectUncovered(mine(page).getByRole("textbox", { name: "Ce qui sera copié" }));
  const [first] = five;
  if (!first) throw new Error("There are posters.");
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .tap();
  const said = mine(page)
    .getByText(`Affiche ${quoted(first.title)} retirée.`)
    .last();
  await expect
    .poll(() => said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
});

test("au petit téléphone, ce qui se dit de la copie ne couvre aucune des formes, et laisse copier encore @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, five.map(({ id }) => id).join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 5" }).tap();
  await mine(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  const all = mine(page).getByRole("button", { name: "Copier les 5 URL" });
  await all.tap();
  await expect(mine(page).getByRole("alert")).toHaveText("5 URL copiées dans le presse-papiers !");
  const message = mine(page).locator("[data-message]").last();
  for (const form of await mine(page).getByRole("radio").all())
    expect(await covers(message, form)).toBe(false);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await all.tap();
  await expect.poll(() => clipboard(page)).toContain("\n");
  await mine(page).getByRole("button", { name: "Fermer le message" }).tap();
  await expect(mine(page).getByRole("alert")).toBeHidden();
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

test("l’ordre du mur se change par boutons et flèches, le foyer suit ; vider se reprend", async ({
  page,
}) => {
  const keys = [...five.slice(0, 3).map(({ id }) => id), `panneau:${sign.id}`];
  await openWith(page, keys.join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 4" }).click();
  const list = mine(page).getByRole("list", { name: "Mon mur" });
  const [one = "", two = "", three = ""] = five.map(({ title }) => title);
  await expect.poll(() => titles(list)).toEqual([one, two, three, sign.title]);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  const later = mine(page).getByRole("button", { name: `Reculer ${quoted(one)}` });
  await later.click();
  await expect.poll(() => titles(list)).toEqual([two, one, three, sign.title]);
  await expect(later).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => titles(list)).toEqual([two, three, sign.title, one]);
  await expect(later).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: `Affiche ${quoted(one)} déplacée en 4e place sur 4` }),
  ).toBeAttached();
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(two)}` })
    .click();
  await expect(mine(page).getByRole("button", { name: `Retirer ${quoted(three)}` })).toBeFocused();
  await expect(
    mine(page)
      .getByRole("status")
      .filter({ hasText: `Affiche ${quoted(two)} retirée.` }),
  ).toBeAttached();
  // Where it was moved to is over: it stands elsewhere now.
  await expect(mine(page).getByRole("status").filter({ hasText: "déplacée" })).toHaveCount(0);
  // What comes back is heard, and has the focus.
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(two)}` })
    .click();
  await expect(mine(page).getByRole("link", { name: two ?? "" })).toBeFocused();
  await expect(
    mine(page)
      .getByRole("status")
      .filter({ hasText: `Affiche ${quoted(two)} remise en 1re place sur 4` }),
  ).toBeAttached();
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(two)}` })
    .click();
  await mine(page).getByRole("button", { name: "Vider" }).click();
  await expect(mine(page).getByText("Le mur est vidé.")).toBeVisible();
  await expect(mine(page).getByRole("button", { name: "Annuler" })).toBeFocused();
  await expectNoAxeFindings(page);
  await mine(page).getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => titles(list)).toEqual([three, sign.title, one]);
  const back = page.getByRole("status").filter({ hasText: /^Le mur est comme avant/ });
  await expect(back).toHaveText("Le mur est comme avant : 3 images.");
  await expect(page.getByRole("status").filter({ hasText: /remise|ajoutée/ })).toHaveCount(0);
  // The button that opened it went with the wall; the one that stands there now has the focus, and nothing is said again.
  await page.keyboard.press("Escape");
  await expect(bar(page).getByRole("button", { name: "Mon mur : 3" })).toBeFocused();
  await page.keyboard.press("Enter");
  const said = list.locator("xpath=following-sibling::span[1]").getByRole("status");
  await noteHeard(said);
  await mine(page)
    .getByRole("button", { name: `Reculer ${quoted(three)}` })
    .click();
  await expect(said).toHaveAttribute("data-heard", /^Affiche «\s[^»]+\s» déplacée en 2e place sur 3$/);
  await page.reload();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 3" })).toBeVisible();
});

for (const [where, own] of [
  ["n’en était pas", 3],
  ["en était aussi", 0],
] as const)
  test(`un mur partagé qui a remplacé le sien, où une seule image pendait, se reprend : c’est dit du mur entier, et son image a le clavier (elle ${where})`, async ({
    page,
  }) => {
    const kept = five[own];
    if (!kept) return;
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

test("sur son mur, une image s’ouvre en grand, on y feuillette ce mur, et Retour y ramène ; chaque retrait se reprend", async ({
  page,
}) => {
  const [first, second, third] = five;
  if (!first || !second || !third) return;
  await openMine(page, first, second, third);
  await mine(page).locator("[data-drag]").first().click();
  const viewer = page.getByRole("dialog", { name: first.title });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  await mine(page).getByRole("link", { name: second.title }).click();
  await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
  await page.goBack();
  await expect(mine(page).getByRole("listitem")).toHaveCount(3);

  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .click();
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(second.title)}` })
    .press("Enter");
  await expect(mine(page).getByRole("listitem")).toHaveCount(1);
  // One press after the other: the button stays under the finger and the keyboard while there is more to take back.
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(second.title)}` })
    .focus();
  await page.keyboard.press("Enter");
  await expect(
    mine(page).getByRole("button", { name: `Annuler le retrait de ${quoted(first.title)}` }),
  ).toBeFocused();
  // What has come back is heard; not, a second time, what was taken down before it.
  const said = mine(page).getByRole("status");
  await expect(said.filter({ hasText: "remise en 1re place" })).toBeAttached();
  await expect(said.filter({ hasText: "retirée" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  expect(await titles(mine(page))).toEqual([first, second, third].map(({ title }) => title));
});

test("de son mur, une image de l’autre galerie s’ouvre chez elle ; fermée, elle ramène au mur, sur elle @une-fois", async ({
  page,
}) => {
  const [poster] = five;
  await openWith(page, `${poster?.id},panneau:${sign.id}`);
  await bar(page).getByRole("button", { name: "Mon mur : 2" }).click();
  for (const way of ["Escape", "Retour"]) {
    const link = mine(page).getByRole("link", { name: sign.title });
    await link.press("Enter");
    await expect(page).toHaveURL(/\/panneau\?panneau=/);
    const viewer = page.getByRole("dialog", { name: sign.title });
    await expect(viewer).toBeVisible();
    await (way === "Retour" ? page.goBack() : page.keyboard.press("Escape"));
    await expect(page).toHaveURL(/\/affiche$/);
    await expect(mine(page), way).toBeVisible();
    await expect(link, way).toBeFocused();
  }
  // Closed, it stays closed, whatever is reloaded.
  await page.keyboard.press("Escape");
  await expect(mine(page)).toBeHidden();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 2" })).toBeFocused();
  await page.reload();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 2" })).toBeVisible();
  await expect(mine(page)).toBeHidden();
});

test("au clavier, Ctrl Z reprend un retrait sans quitter le bouton, et se dit ; dans un champ il reste à ce que l’on tape @bureau", async ({
  page,
}) => {
  const [first, second, third] = five;
  if (!first || !second || !third) return;
  await openMine(page, first, second, third);
  const away = (entry: Entry) => mine(page).getByRole("button", { name: `Retirer ${quoted(entry.title)}` });
  await away(first).press("Enter");
  await away(second).press("Enter");
  await expect(
    mine(page).getByRole("status").filter({ hasText: "retirée. Ctrl Z l’annule." }),
  ).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(away(third)).toBeFocused();
  await expect(mine(page).getByRole("status").filter({ hasText: "remise en 1re place" })).toBeAttached();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).check();
  const template = mine(page).getByRole("textbox", { name: "Mon modèle, une ligne par image" });
  await template.press("Control+z");
  await expect(mine(page).getByRole("listitem")).toHaveCount(2);
  await away(third).focus();
  await page.keyboard.press("Control+z");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  expect(await titles(mine(page))).toEqual([first, second, third].map(({ title }) => title));
  // A choice among formats is no field: nothing is typed there.
  await away(second).press("Enter");
  await mine(page).getByRole("radio", { name: "Mon modèle" }).press("Control+z");
  await expect(mine(page).getByRole("link", { name: second.title })).toBeFocused();
});

test("[P6] quand le mur a défilé sous une souris immobile, les boutons sont à l’affiche qui est dessous @bureau", async ({
  page,
}) => {
  await open(page, "/affiche");
  const [first] = five;
  if (!first) return;
  await card(page, "Affiches", first).hover();
  await expect(page.getByRole("button", { name: `Copier l’URL ${quoted(first.title)}` })).toBeVisible();
  await page.mouse.wheel(0, 400);
  const under = wall(page, "Affiches").getByRole("listitem").and(page.locator(":hover"));
  await expect(under.getByRole("button", { name: /^Copier l’URL/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /^Copier l’URL/ })).toHaveCount(1);
});

test("Ctrl Z sur le mur ne fait pas redire à la page ce qu’elle avait dit avant @bureau", async ({
  page,
}) => {
  const [first] = five;
  if (!first) return;
  await open(page, "/affiche");
  await card(page, "Affiches", first).hover();
  await page.getByRole("button", { name: `Ajouter à mon mur ${quoted(first.title)}` }).click();
  const said = page.getByText("ajoutée. Mon mur : 1");
  await expect(said).toBeAttached();
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).press("Enter");
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .press("Enter");
  await expect(said).not.toBeAttached();
  await page.keyboard.press("Control+z");
  // As long as it takes to say anything.
  await expect(mine(page).getByRole("status").filter({ hasText: "remise en 1re place" })).toBeAttached();
  await expect(said).not.toBeAttached();
});

test("annuler un retrait ne défait que lui : ni ce que l’on a déplacé depuis, ni ce qu’un autre onglet a accroché @une-fois", async ({
  page,
  context,
}) => {
  const [first, second, third, fourth] = five;
  if (!first || !second || !third || !fourth) return;
  await openMine(page, first, second, third);
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(second.title)}` })
    .click();
  await mine(page)
    .getByRole("button", { name: `Reculer ${quoted(first.title)}` })
    .click();
  const other = await context.newPage();
  await open(other, `/affiche?affiche=${fourth.id}`);
  await other.getByRole("button", { name: "Ajouter à mon mur" }).click();
  await expect.poll(() => titles(mine(page))).toEqual([third, first, fourth].map(({ title }) => title));
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(second.title)}` })
    .click();
  await expect
    .poll(() => titles(mine(page)))
    .toEqual([third, first, second, fourth].map(({ title }) => title));
  await expect(mine(page).getByRole("link", { name: second.title })).toBeFocused();
});

test("sur son mur, ce que l’on retire de la visionneuse y garde sa place tant qu’on le regarde, et la reprend", async ({
  page,
}) => {
  const [first, second, third] = five;
  if (!first || !second || !third) return;
  await openMine(page, third, first, second);
  await mine(page).getByRole("link", { name: first.title }).click();
  const viewer = page.getByRole("dialog", { name: first.title });
  await viewer.getByRole("button", { name: "Retirer de mon mur" }).click();
  await expect(viewer.getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Ajouter à mon mur" }).click();
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Retirer de mon mur" }).click();
  await page.keyboard.press("ArrowRight");
  const other = page.getByRole("dialog", { name: second.title });
  await expect(other.getByText("2 / 2")).toBeVisible();
  await page.goBack();
  await expect(other).toBeHidden();
  expect(await titles(mine(page))).toEqual([third, second].map(({ title }) => title));
  // What opened it has gone: the keyboard is at the title of the wall.
  await mine(page).getByRole("link", { name: second.title }).press("Enter");
  await other.getByRole("button", { name: "Retirer de mon mur" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(mine(page).getByRole("heading", { name: "Mon mur : 1" })).toBeFocused();
});

test("une image ouverte sur son mur a le clavier aussitôt, que la machine ait pu dessiner ou non (doublure : un écran qui ne se redessine plus) @bureau", async ({
  page,
}) => {
  const [first, second] = five;
  if (!first || !second) return;
  await openMine(page, first, second);
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await mine(page).getByRole("link", { name: second.title }).press("Enter");
  const viewer = page.getByRole("dialog", { name: second.title });
  await viewer.getByRole("button", { name: "Retirer de mon mur" }).press("Enter");
  await expect(viewer.getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
});

test("sur un mur que l’on a vidé image par image, ce que l’on raccroche reçoit le clavier @bureau", async ({
  page,
}) => {
  const [first, second] = five;
  if (!first || !second) return;
  await openMine(page, first, second);
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(second.title)}` })
    .press("Enter");
  await page.keyboard.press("Enter");
  await expect(
    mine(page).getByRole("button", { name: `Annuler le retrait de ${quoted(first.title)}` }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  await mine(page)
    .getByRole("button", { name: `Annuler le retrait de ${quoted(second.title)}` })
    .press("Enter");
  await expect(mine(page).getByRole("link", { name: second.title })).toBeFocused();
});

/** One's own wall with five pictures on it, by what each is dragged. */
async function openFive(page: Page): Promise<{ list: Locator; pictures: Locator }> {
  await openMine(page, ...five);
  const list = mine(page).getByRole("list", { name: "Mon mur" });
  const pictures = list.getByRole("listitem").locator("[data-drag]");
  await expect(pictures).toHaveCount(5);
  return { list, pictures };
}

test("la fenêtre de son mur grandit vers le bas : son haut ne bouge ni d’une forme choisie ni d’un retrait @bureau", async ({
  page,
}) => {
  const { pictures } = await openFive(page);
  const top = () => mine(page).evaluate((dialog: HTMLElement) => dialog.offsetTop);
  const before = await top();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).click();
  await expect(mine(page).getByRole("textbox", { name: "Mon modèle, une ligne par image" })).toBeVisible();
  expect(await top()).toBe(before);
  await mine(page)
    .getByRole("button", { name: /^Retirer/ })
    .first()
    .click();
  await expect(pictures).toHaveCount(4);
  expect(await top()).toBe(before);
});

test("l’ordre du mur se change à la souris, en tirant une image @bureau", async ({ page }) => {
  const { list, pictures } = await openFive(page);
  const [one, two, three, four, last] = five.map(({ title }) => title);
  await pictures.first().hover();
  await page.mouse.down();
  await pictures.nth(2).hover();
  await page.mouse.up();
  await expect.poll(() => titles(list)).toEqual([two, three, one, four, last]);
  // Escape takes back the one that is on its way, and nothing else.
  await pictures.nth(1).hover();
  await page.mouse.down();
  await pictures.nth(3).hover();
  await expect.poll(() => titles(list)).toEqual([two, one, four, three, last]);
  await page.keyboard.press("Escape");
  await expect.poll(() => titles(list)).toEqual([two, three, one, four, last]);
  await pictures.nth(4).hover();
  await page.mouse.up();
  await expect.poll(() => titles(list)).toEqual([two, three, one, four, last]);
  await expect(mine(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("tirée au bord de la fenêtre et tenue là, une image va d’un bout à l’autre du mur @bureau", async ({
  page,
}) => {
  await page.setViewportSize({ width: 420, height: 640 });
  const { list, pictures } = await openFive(page);
  const [one, two, three, four, last] = five.map(({ title }) => title);
  await pictures.first().hover();
  const from = await pictures.first().boundingBox();
  const x = (from?.x ?? 0) + (from?.width ?? 0) / 2;
  await page.mouse.down();
  await page.mouse.move(x, 560, { steps: 4 });
  await expect.poll(() => titles(list)).toEqual([two, three, four, last, one]);
  await page.mouse.move(x, 100, { steps: 4 });
  await expect.poll(() => titles(list)).toEqual([one, two, three, four, last]);
  await page.mouse.up();
});

test("le mur de cinq, partagé par lien, s’ouvre ailleurs et s’y copie en table Lua ; le sien y reste", async ({
  page,
  browser,
}) => {
  await openMine(page, ...five);
  await mine(page).getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("alert")).toHaveText("Lien du mur copié dans le presse-papiers !");
  const link = await clipboard(page);
  expect(link).toBe(new URL(`/affiche?mur=${five.map(({ id }) => id).join(",")}`, page.url()).href);

  const elsewhere = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const other = await elsewhere.newPage();
  await openWith(other, `panneau:${sign.id}`, `${link},jamais-vue`);
  const theirs = other.getByRole("dialog", { name: "Un mur de 5 affiches" });
  await expect(other).toHaveTitle(/^Un mur de 5 affiches · /);
  await expect(
    theirs
      .getByRole("paragraph")
      .filter({ hasText: "Une image de ce mur n’existe plus : elle est laissée de côté." }),
  ).toBeVisible();
  await expectNoAxeFindings(other);
  // Each is seen large over the wall, which previous and next walk along; Back leads to the wall, at the one seen last.
  const [one, two] = five.map(({ title }) => title);
  await theirs.getByRole("link", { name: one ?? "" }).click();
  const viewer = other.getByRole("dialog", { name: one ?? "" });
  await expect(viewer.getByText("1 / 5", { exact: true })).toBeVisible();
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(other.getByRole("dialog", { name: two ?? "" })).toBeVisible();
  await expectNoAxeFindings(other);
  await other.reload();
  await expect(
    other.getByRole("dialog", { name: two ?? "" }).getByText("2 / 5", { exact: true }),
  ).toBeVisible();
  await other.goBack();
  await expect(theirs).toBeVisible();
  await theirs.getByRole("link", { name: two ?? "" }).click();
  await other.keyboard.press("Escape");
  await expect(theirs.getByRole("link", { name: two ?? "" })).toBeFocused();
  await theirs.getByRole("radio", { name: "Table Lua" }).check();
  await theirs.getByRole("button", { name: "Copier les 5 URL" }).click();
  await expect(other.getByRole("alert")).toHaveText("5 URL copiées dans le presse-papiers !");
  expect(readLua(await clipboard(other))).toEqual(
    five.map(({ id, title, author, width, height, ...entry }) => {
      return { id, title, author, import: new URL(entry.import, link).href, width, height };
    }),
  );
  await theirs.getByRole("button", { name: "Fermer", exact: true }).click();
  await expect(bar(other).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
  await expect(other).toHaveURL(/\/affiche$/);

  await other.goBack();
  await other.goto(link);
  await theirs.getByRole("button", { name: "Ajouter au mien" }).click();
  await expect(mine(other)).toHaveAccessibleName("Mon mur : 6");
  await expect(mine(other).getByText("5 images sont venues s’ajouter aux vôtres.").first()).toBeVisible();
  await mine(other).getByRole("button", { name: "Annuler" }).click();
  await expect(mine(other)).toHaveAccessibleName("Mon mur : 1");
  await expect(mine(other).getByText(/s’ajouter aux vôtres/)).toHaveCount(0);
  await elsewhere.close();
});

test("un mur partagé que l’on a déjà n’offre rien à annuler ; ce que l’on retire ensuite se reprend @une-fois", async ({
  page,
}) => {
  const [first, second] = five;
  if (!first || !second) return;
  await openWith(page, `${first.id},${second.id}`, `/affiche?mur=${second.id}`);
  await page.getByRole("button", { name: "Ajouter au mien" }).click();
  await expect(mine(page).getByText("Votre mur avait déjà tout cela.").first()).toBeVisible();
  const undo = mine(page).getByRole("button", { name: /^Annuler/ });
  await expect(undo).toHaveCount(0);
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .click();
  await undo.click();
  await expect(mine(page).getByRole("link", { name: first.title })).toBeFocused();
  await expect(undo).toHaveCount(0);
});

/** Reads the copied table back: one table of tables, whose fields are texts or numbers, every escape three digits. */
function readLua(text: string): unknown {
  const json = text
    .replace(/\\(\d{3})/g, (_, code: string) =>
      JSON.stringify(String.fromCharCode(Number(code))).slice(1, -1),
    )
    .replace(/(\w+) = (?="|\d)/g, '"$1": ')
    .replace(/^\{\n/, "[")
    .replace(/,\n\}$/, "]");
  return JSON.parse(json);
}

for (const size of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
])
  test(`« Lien du mur copié » se lit, après un retrait aussi, dans ${size.width} × ${size.height} @telephone`, async ({
    page,
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

test("un modèle à soi est rempli, retenu, et ce qu’il nomme de travers est dit @une-fois", async ({
  page,
}) => {
  const [first] = five;
  if (!first) return;
  await openWith(page, first.id);
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).click();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).check();
  await expectNoAxeFindings(page);
  await mine(page)
    .getByRole("textbox", { name: /Mon modèle/ })
    .fill("/mur {import} {largeurs}");
  await expect(mine(page).getByText("{largeurs} ne nomme rien.")).toBeVisible();
  await mine(page)
    .getByRole("textbox", { name: /Mon modèle/ })
    .fill("/mur {import} {largeur}x{hauteur}");
  await mine(page).getByRole("button", { name: "Fermer", exact: true }).click();
  await page.reload();
  await bar(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
  expect(await clipboard(page)).toBe(`/mur ${address(page, first)} ${first.width}x${first.height}`);
});

test("un modèle qui ne nomme rien ne vide pas le presse-papiers : c’est dit, dans le mur et depuis la barre @une-fois", async ({
  page,
}) => {
  const [first] = five;
  if (!first) return;
  await openWith(page, first.id);
  await page.evaluate(() => navigator.clipboard.writeText("avant"));
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).click();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).check();
  const model = mine(page).getByRole("textbox", { name: /Mon modèle/ });
  await model.fill("");
  await expect(
    mine(page).getByRole("status").filter({ hasText: "Votre modèle ne nomme rien des images." }),
  ).toBeAttached();
  await expect(model).toHaveAttribute("aria-invalid", "true");
  const said = page.getByRole("alert").filter({ hasText: "Rien n’est copié." });
  await mine(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(said).toBeVisible();
  await expect(model).toBeFocused();
  await expectNoAxeFindings(page);
  await mine(page).getByRole("button", { name: "Fermer", exact: true }).click();
  await page.reload();
  await bar(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(said).toBeVisible();
  await expect(model).toBeFocused();
  expect(await clipboard(page)).toBe("avant");
  await model.fill("{id}");
  await mine(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ligne copiée" })).toBeVisible();
  expect(await clipboard(page)).toBe(first.id);
});

test("[P6] dans la visionneuse aussi, on met une affiche sur son mur @une-fois", async ({ page }) => {
  await open(page, `/affiche?affiche=${five[0]?.id}`);
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("button", { name: "Ajouter à mon mur" }).click();
  await expect(viewer.getByRole("button", { name: "Retirer de mon mur" })).toBeFocused();
  const added = viewer.getByRole("status").filter({ hasText: /ajoutée\. Mon mur\s: 1$/ });
  await expect(added).toBeAttached();
  await expectNoAxeFindings(page);
  // Of the next picture nothing was said, nor of this one, come back to.
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(viewer.getByRole("heading", { level: 2 })).toHaveText(five[1]?.title ?? "");
  await expect(added).toHaveCount(0);
  await viewer.getByRole("button", { name: "Fermer", exact: true }).click();
  await expect(bar(page).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
});

test("sans mémoire sur l’appareil, le mur tient aussi longtemps que la page @une-fois", async ({ page }) => {
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
}) => {
  const [first] = five;
  if (!first) return;
  await open(page, "/affiche");
  await card(page, "Affiches", first).tap();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Copier l’URL|Ajouter à mon mur) «/ })).toHaveCount(0);
});

test("au doigt, retirer une image ne fait pas sauter le mur, et « Annuler » se voit où que l’on soit @telephone", async ({
  page,
}) => {
  const six = posters.slice(0, 6);
  await openWith(page, six.map(({ id }) => id).join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 6" }).tap();
  const third = mine(page).getByRole("button", { name: `Retirer ${quoted(six[2]?.title ?? "")}` });
  await third.scrollIntoViewIfNeeded();
  const scrolled = () => mine(page).evaluate((dialog) => dialog.scrollTop);
  const before = await scrolled();
  await third.tap();
  const back = mine(page).getByRole("button", {
    name: `Annuler le retrait de ${quoted(six[2]?.title ?? "")}`,
  });
  await expect(back).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBe(before);
  await back.tap();
  await expect(mine(page).getByRole("link", { name: six[2]?.title ?? "" })).toBeVisible();
});

test("à côté de l’image d’une piste, où qu’elle soit, la barre de son mur se presse tout entière @bureau", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWith(page, `${five[0]?.id}`, "/musique");
  await track(page, "Le train n’est pas passé").click();
  await page.getByRole("banner").getByRole("link", { name: "Affiches" }).click();
  const copy = bar(page).getByRole("button", { name: /^Copier/ });
  await expectUncovered(copy);
  await player(page).getByRole("button", { name: "Image à gauche" }).click();
  for (const button of [copy, bar(page).getByRole("button", { name: "Mon mur : 1" })])
    await expectUncovered(button);
});
