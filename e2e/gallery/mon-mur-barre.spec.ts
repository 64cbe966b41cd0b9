import { wall } from "./gallery-entries.ts";
import { player, track } from "../music/listening.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { covers } from "../support/covers.ts";
import { expect, expectNoAxeFindings, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { openWith, bar, mine, clipboard } from "./own-wall.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("la musique se met en pause par-dessus son mur, sans couvrir ce qui le copie", async ({
  page,
  five,
}) => {
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
  five,
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
  posters,
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
  five,
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

test("au bout du mur, la barre repose sous la dernière image et ne couvre rien", async ({ page, five }) => {
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

test("la barre part sous l’en-tête avec le bout du mur @telephone", async ({ page, five }) => {
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

test("au petit téléphone, ce qui se dit de la copie ne couvre aucune des formes, et laisse copier encore @telephone", async ({
  page,
  five,
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

test("à côté de l’image d’une piste, où qu’elle soit, la barre de son mur se presse tout entière @bureau", async ({
  page,
  five,
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
