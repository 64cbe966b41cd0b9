import sharp from "sharp";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { answer, people, wordsCut, holdAnswer, names, search } from "./streamers-answer.ts";

test("un nom mène à sa fiche : tous ses rôles, les affiches et les pistes qui le nomment ; Retour revient", async ({
  page,
}) => {
  await open(page, "/stream?q=shérif bouvier");
  const card = page.getByRole("article", { name: "KoltEtDemi" });
  // Wherever the card is pressed that leads nowhere else: its role, its portrait. Forced, since the link lies over them.
  await card.getByText("Shérif Dan Bouvier", { exact: true }).click({ force: true });
  await expect(page).toHaveURL(/\/stream\?joueur=kolt_et_demi$/);
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
  await page.goBack();
  await expect(card.getByRole("link", { name: "KoltEtDemi", exact: true })).toBeFocused();
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
  await page.goBack();
  await card.click({ position: { x: 30, y: 30 }, force: true });
  await expect(page).toHaveURL(/\/stream\?joueur=kolt_et_demi$/);
  await expect(page).toHaveTitle(/^KoltEtDemi, tous ses rôles · /);
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
  await expect(page.getByRole("list", { name: "KoltEtDemi : ses rôles" }).getByRole("listitem")).toHaveText([
    /School.*Kevin Vargas/,
    /Fort Carson City.*Shérif Dan Bouvier/,
    /RED DEAD RP.*Amos Deux-Coups/,
  ]);
  const posters = page.getByRole("region", { name: "Sur les affiches" });
  await expect(posters.getByRole("link", { name: /^Affiche : / })).toHaveCount(4);
  // From a poster that a keyboard has followed, back onto it, also where the page was loaded anew meanwhile.
  const poster = posters.getByRole("link", { name: /^Affiche : / }).nth(2);
  for (const loaded of [false, true]) {
    await poster.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/affiche\?affiche=/);
    await expect(page.getByRole("dialog")).toBeVisible();
    if (loaded) await page.reload();
    await page.goBack();
    await expect(poster).toBeFocused();
    // Nor does the page say any more that the picture is on its way.
    await expect(page.locator("html[data-awaits]")).toHaveCount(0);
  }
  await expect(page.getByRole("region", { name: "Dans la musique" })).toContainText("Le shérif note tout");
  const company = page.getByRole("region", { name: "Dans les mêmes arcs" });
  await expect(company.getByRole("link", { name: / 3 arcs$/ }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: /Amos Deux-Coups/ }).click();
  await expect(page.getByRole("button", { name: "RedDeadRP" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "KoltEtDemi" })).toBeFocused();
  await page.goBack();
  await expect(posters).toBeVisible();
  // From one sheet to the next, and back by its own way.
  const ways = page.getByRole("navigation", { name: "D’une fiche à l’autre" });
  await ways.getByRole("link", { name: /^Après/ }).click();
  await expect(page).not.toHaveURL(/kolt_et_demi/);
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeFocused();
  await ways.getByRole("link", { name: "Avant KoltEtDemi" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
});

test("le lien d’une personne s’ouvre quelles que soient ses majuscules ; d’une personne partie, il le dit @une-fois", async ({
  page,
}) => {
  await answer(page, people);
  await open(page, "/stream?joueur=ZORA_Z");
  await expect(page.getByRole("heading", { level: 2, name: "Zora" })).toBeVisible();
  await open(page, "/stream?joueur=partie");
  await expect(page.getByText(/n’est pas, ou plus, parmi les joueurs. Voici leur liste/)).toBeVisible();
  await expect(page).toHaveURL(/\/stream\?arc=tous$/);
  await expect(page.getByRole("button", { name: "Tous les arcs" })).toHaveAttribute("aria-pressed", "true");
});

test("Retour d’une liste à la fiche que l’on avait quittée par un bouton d’arc mène le clavier à son nom @une-fois", async ({
  page,
}) => {
  await open(page, "/stream?joueur=vesperine");
  const name = page.getByRole("heading", { name: "Vespérine", level: 2 });
  await expect(name).toBeVisible();
  for (const arc of ["Tous les arcs", "Survivor"]) {
    await page.getByRole("button", { name: arc, exact: true }).press("Enter");
    await expect(name).toBeHidden();
    await page.goBack();
    await expect(name).toBeFocused();
  }
});

test("[T5] sur une fiche, un nom à trait d’union ne se coupe pas @une-fois", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/stream?joueur=le_petit_chauve");
  const plate = page
    .getByRole("list", { name: /ses rôles/ })
    .getByRole("link", { name: /Croque-mort Lucius/ });
  await expect(plate).toBeVisible();
  const lines = await plate.evaluate((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.nodeValue?.indexOf("Croque-mort") ?? -1;
      if (at < 0) continue;
      range.setStart(text, at);
      range.setEnd(text, at + "Croque-mort".length);
    }
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test("[T5] sur une fiche, un nom d’un seul mot plus large que l’écran y tient @telephone", async ({
  page,
}) => {
  const roles = { School: "Wolfeschlegelsteinhausenbergerdorff", Survivor: "Zed" };
  await answer(
    page,
    people.map((each) => (each.username === "zora_z" ? { ...each, nomRP: roles } : each)),
  );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/stream?joueur=zora_z");
    await expect(page.getByRole("list", { name: /ses rôles/ }).getByText(roles.School)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("[T5] sur une fiche, aucun rôle ne se coupe au milieu d’un mot, quelle que soit la fenêtre @bureau", async ({
  page,
}) => {
  await open(page, "/stream?joueur=vesperine");
  const roles = page.getByRole("list", { name: /ses rôles/ }).getByRole("link");
  await expect(roles).toHaveCount(5);
  for (const width of [320, 768, 1024, 1100, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await roles.evaluateAll(wordsCut), `à ${width} px`).toEqual([]);
  }
});

test("la fiche que l’adresse demande, si la liste tarde, laisse le foyer là où il est @une-fois", async ({
  page,
}) => {
  const release = await holdAnswer(page);
  await open(page, "/stream?joueur=salome");
  const phone = page.getByRole("button", { name: "Téléphone : formulaire de contact" });
  await phone.click();
  await expect(phone).toBeFocused();
  release();
  await expect(page.getByRole("heading", { level: 2, name: "Salomé" })).toBeVisible();
  await expect(phone).toBeFocused();
});

test.describe("quand les images, puis une fiche, n’arrivent pas", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported/] });

  test("[T5] les initiales tiennent lieu de portrait, aussi là où l’image a manqué avant React @une-fois", async ({
    page,
  }) => {
    await page.route("**/*.{webp,avif}", (route) => route.abort());
    await open(page, "/stream");
    const first = page.getByRole("main").getByRole("article").first();
    await expect(first.getByText("V", { exact: true })).toBeVisible();
    // Nor does the code of a sheet: the list stays, says so, and asks again.
    await page.route("**/assets/player-sheet-*.js", (route) => route.abort());
    await first.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("status").filter({ hasText: "n’est pas arrivée" })).toBeVisible();
    await expect(first).toBeVisible();
    await page.unroute("**/assets/player-sheet-*.js");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("list", { name: / : ses rôles$/ })).toHaveCount(1);
  });
});

test("[T5] d’une recherche dans un arc à une fiche dont le code tarde, la liste que l’on quitte reste, puis la fiche vient @une-fois", async ({
  page,
}) => {
  await answer(page, people);
  const titles: string[] = [];
  await page.exposeFunction("noteTitle", (title: string) => titles.push(title));
  await open(page, "/stream?arc=Survivor&q=zora");
  const before = await page.title();
  await page.evaluate(() =>
    new MutationObserver(() => Object(globalThis).noteTitle(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
    }),
  );
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/player-sheet-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await names(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\?joueur=zora_z$/);
  await expect(names(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue("zora");
  await expect(page.getByRole("button", { name: "Survivor" })).toHaveAttribute("aria-pressed", "true");
  release();
  await expect(page).toHaveTitle(/^Zora, tous ses rôles/);
  expect(titles.filter((title) => title !== before)).toEqual([await page.title()]);
});

test("sur une fiche, trois affiches remplissent une rangée, du plus petit téléphone au plus large @telephone", async ({
  page,
}) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/stream?joueur=mado_ferraille");
    const posters = page.getByRole("region", { name: "Sur les affiches" }).getByRole("link");
    await expect(posters.nth(2)).toBeAttached();
    const tops = await Promise.all([0, 1, 2].map(async (nth) => (await posters.nth(nth).boundingBox())?.y));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test("sur une fiche, un panneau est aussi net qu’une affiche, et une bannière garde ses proportions @telephone", async ({
  page,
}) => {
  await open(page, "/stream?joueur=kolt_et_demi");
  const sign = page.getByRole("img", { name: "Panneau : Shérif absent, tirez deux fois" });
  await sign.scrollIntoViewIfNeeded();
  await expect(sign).toHaveJSProperty("complete", true);
  const { asked, widest, shown } = await sign.evaluate((image: HTMLImageElement) => {
    const widthOf = (address: string | undefined) => Number(/-(\d+)\.\w+/.exec(address ?? "")?.[1]);
    const made = image.previousElementSibling?.getAttribute("srcset")?.split(",") ?? [];
    return {
      asked: widthOf(image.currentSrc),
      widest: Math.max(...made.map(widthOf)),
      shown: image.width * devicePixelRatio,
    };
  });
  expect(asked).toBeGreaterThanOrEqual(Math.min(widest, shown * 0.9));

  // A black square in the middle of a banner that is three times as wide as it is high.
  const square = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const banner = await sharp({ create: { width: 1800, height: 600, channels: 3, background: "#fff" } })
    .composite([{ input: square }])
    .png()
    .toBuffer();
  await page.route("**/images/*", (route) => route.fulfill({ body: banner, contentType: "image/png" }));
  await open(page, "/stream?joueur=kolt_et_demi");
  await sign.scrollIntoViewIfNeeded();
  await expect
    .poll(() => sign.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBe(3);
  // Its size is known before it is painted whole.
  await sign.evaluate((image: HTMLImageElement) => image.decode());
  const { data, info } = await sharp(await sign.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = { x: Math.floor(info.width / 2), y: Math.floor(info.height / 2) };
  const black = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 40;
  const across = Array.from({ length: info.width }, (_, x) => black(x, middle.y)).filter(Boolean).length;
  const down = Array.from({ length: info.height }, (_, y) => black(middle.x, y)).filter(Boolean).length;
  expect(across).toBeGreaterThan(0);
  expect(across / down).toBeCloseTo(1, 1);
});
