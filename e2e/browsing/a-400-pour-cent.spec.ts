import type { Page } from "@playwright/test";
import { entriesOf } from "../gallery/gallery-entries.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

/** A desk's window of 1280 × 1024 at 400 % (WCAG 1.4.10), used by keyboard. */
test.use({ viewport: { width: 320, height: 256 }, permissions: ["clipboard-read", "clipboard-write"] });

const phone = (page: Page) => page.getByRole("region", { name: "Écrire au staff" });

test("[P5, P6] l’affiche ouverte se voit, s’agrandit, se parcourt aux flèches, et le mot de la copie se lit @une-fois", async ({
  page,
  request,
}) => {
  const [first] = await entriesOf(request, "/affiches.json");
  await open(page, `/affiche?affiche=${first?.id}`);
  const viewer = page.getByRole("dialog");
  const image = viewer.getByRole("img", { name: /^Affiche «/ });
  await expect.poll(async () => (await image.boundingBox())?.height).toBeGreaterThan(150);
  const whole = await image.boundingBox();
  const address = page.url();
  await page.keyboard.press("z");
  await expect.poll(async () => (await image.boundingBox())?.height).toBeGreaterThan(300);
  const larger = await image.boundingBox();
  for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  const moved = await image.boundingBox();
  expect(moved?.y).toBeLessThan(larger?.y ?? 0);
  expect(page.url()).toBe(address);
  await page.keyboard.press("z");
  await expect.poll(() => image.boundingBox()).toEqual(whole);
  const copy = viewer.getByRole("button", { name: /^Copier l’URL/ });
  await copy.focus();
  await page.keyboard.press("Enter");
  const said = viewer.getByText("URL copiée dans le presse-papiers !");
  await expect(said).toBeInViewport({ ratio: 1 });
  expect((await said.boundingBox())?.width).toBeGreaterThan(120);
  await expectNoAxeFindings(page);
});

test("[F3, C1] le téléphone garde la hauteur pour ses champs, par-dessus le lecteur ; l’erreur se lit avec son champ @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await page.mouse.wheel(0, -2000);
  await phone(page)
    .getByRole("button", { name: /^Téléphone/ })
    .click();
  const field = (name: string) => phone(page).getByLabel(name, { exact: true });
  await field("Nom").fill("Ginette");
  await field("Email").fill("pas-une-adresse");
  await phone(page).getByRole("button", { name: "Envoyer" }).click();
  await expect(field("Email")).toBeFocused();
  await expect(field("Email")).toBeInViewport({ ratio: 1 });
  await expect(phone(page).getByText("Email", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(phone(page).getByText(/ne semble pas complet/)).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await field("Email").click({ trial: true });
  await expectNoAxeFindings(page);
});

test("dans la recherche de tout le site, rien de ce que le clavier atteint ne reste sous son en-tête @une-fois", async ({
  page,
}) => {
  await open(page, "/arc");
  await page.getByRole("button", { name: "Chercher partout" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Chercher partout" });
  await expect(drawer.getByRole("combobox")).toBeFocused();
  const links = drawer.getByRole("link");
  await links.last().focus();
  for (let at = (await links.count()) - 2; at >= 0; at--) {
    await page.keyboard.press("Shift+Tab");
    await expect(links.nth(at)).toBeFocused();
    await expectUncovered(links.nth(at));
  }
});

test("dans la recherche de tout le site, la réponse que les flèches montrent se voit entière, dans une fenêtre plus basse aussi @une-fois", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await open(page, "/arc");
  await page.getByRole("button", { name: "Chercher partout" }).press("Enter");
  await page.getByRole("combobox").fill("rosa");
  const pointed = page.getByRole("option", { selected: true });
  await expect(pointed).toBeVisible();
  const names = new Set<string | null>();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
    await page.keyboard.press(key);
    names.add(await pointed.textContent());
    await expectUncovered(pointed);
    await expect(pointed).toBeInViewport({ ratio: 0.98 });
  }
  expect(names.size).toBeGreaterThan(2);
});

test("[T2] l’arc et la fiche où mène le clavier se voient entiers @une-fois", async ({ page }) => {
  await open(page, "/stream");
  const arcs = page.getByRole("group", { name: "Sélectionne un arc" }).getByRole("button");
  await arcs.first().focus();
  for (let at = 1; at < (await arcs.count()); at++) {
    await page.keyboard.press("Tab");
    await expect(arcs.nth(at)).toBeFocused();
    await expect(arcs.nth(at)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("article").first().getByRole("heading").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test("[P5] la fenêtre d’une affiche s’ouvre sur un bouton qui se nomme, pas sur la boîte qui défile @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  await page.locator('main li a[href*="affiche="]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Fermer" }).first()).toBeFocused();
});

test("[M2] la piste que l’on vient de lancer reste en vue au-dessus du lecteur @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  const row = page.getByRole("button", { name: "La salle 213" });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Lecteur de musique" })).toBeVisible();
  await expectUncovered(row);
});

test("[P3, P5, P6] une piste jouée, rien ne recouvre ce que le clavier atteint en tête des affiches, ni en remontant dans la fenêtre @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Affiches" })
    .click();
  const tile = page.locator('main li a[href*="affiche="]').first();
  await tile.press("Enter");
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("button", { name: "Mettre la musique en pause" }).focus();
  for (const button of [/^Ajouter à mon mur/, /^Télécharger/, /^Copier l’URL/].map((name) =>
    viewer.getByRole("button", { name }).or(viewer.getByRole("link", { name })),
  )) {
    await expect(async () => {
      await page.keyboard.press("Shift+Tab");
      await expect(button).toBeFocused({ timeout: 200 });
    }).toPass();
    await expectUncovered(button);
  }
  await page.keyboard.press("Escape");
  await expect(tile).toBeFocused();
  await expect(page.getByRole("button", { name: "Vues récemment" })).toBeVisible();
  await page.getByRole("button", { name: "Au hasard" }).focus();
  for (const part of [
    page.getByRole("searchbox"),
    page.getByRole("button", { name: "Filtrer" }),
    page.getByRole("button", { name: "Vues récemment" }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(part).toBeFocused();
    await expectUncovered(part);
  }
});

test("[F4, M3] au clavier, la bulle vient au-dessus du lecteur @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  const bar = page.getByRole("region", { name: "Lecteur de musique" });
  await expect(bar).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).focus();
  const bubble = page.getByRole("button", { name: "Une question ? Écrire au staff" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(bubble).toBeFocused({ timeout: 200 });
  }).toPass();
  const [edge, box] = [await bar.boundingBox(), await bubble.boundingBox()];
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
});

for (const [told, width, height, size] of [
  ["un petit téléphone à 200 %", 180, 320, "100%"],
  ["un texte de 200 % sur 360 px", 360, 640, "200%"],
] as const) {
  test(`[P5] sur ${told}, le compte de la visionneuse ne passe pas sous la loupe @telephone`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const late = (await entriesOf(request, "/affiches.json"))[171];
    await open(page, `/affiche?affiche=${late?.id}`);
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    const viewer = page.getByRole("dialog");
    const end = await viewer.getByText("172 / 300").evaluate((rank) => {
      const words = document.createRange();
      words.selectNodeContents(rank);
      return words.getBoundingClientRect().right;
    });
    const loupe = await viewer.getByRole("button", { name: /^Agrandir/ }).boundingBox();
    expect(end).toBeLessThanOrEqual(loupe?.x ?? 0);
  });
}
