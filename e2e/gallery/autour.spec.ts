import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { loseOnce } from "../support/lose-once.ts";

test("[P5] d’une affiche, on passe à son arc, à qui est dessus, à ses semblables et au même auteur", async ({
  page,
}, { project }) => {
  await open(page, "/affiche?q=rêvez&affiche=rever-la-braise");
  const dialog = page.getByRole("dialog");
  const summary = dialog.getByText("Autour de cette affiche");
  // Unfolded where there is room.
  if (project.name === "telephone") await summary.click();
  await expect(dialog.getByRole("heading", { name: "Dans le même esprit" })).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  const picture = await dialog.getByRole("img", { name: /^Affiche « Rêvez »/ }).boundingBox();
  expect(picture?.height).toBeGreaterThan(150);

  const next = dialog.getByRole("button", { name: /^Affiche : / }).first();
  const title = ((await next.getByRole("img").getAttribute("alt")) ?? "").replace("Affiche : ", "");
  await next.click();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(dialog.getByRole("status").filter({ hasText: /^Hors de votre recherche\s: / })).toBeVisible();
  // The arrow keys, too, take away what had the focus.
  if (project.name === "bureau") {
    await dialog
      .getByRole("button", { name: /^Affiche : / })
      .first()
      .focus();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("heading", { level: 2 })).not.toHaveText(title);
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  }
  await page.goBack();

  await open(page, "/affiche?affiche=rever-la-braise");
  if (project.name === "telephone") await summary.click();
  await dialog.getByRole("link", { name: "Rosa Ventura" }).click();
  await expect(page).toHaveURL(/\/stream\?joueur=/);
  await expect(page.getByRole("region", { name: "Sur les affiches" })).toBeVisible();
});

test("[P5] lu jusqu’au bout, le texte d’une affiche ne cache pas le titre de la suivante @bureau", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, "/affiche?affiche=rever-la-braise");
  const dialog = page.getByRole("dialog");
  const title = dialog.getByRole("heading", { level: 2 });
  const last = dialog.getByRole("button", { name: /^Affiche : / }).last();
  for (const go of [
    () => page.keyboard.press("ArrowRight"),
    () => dialog.getByRole("button", { name: "Suivante" }).click(),
    () => last.click(),
  ]) {
    await expect(last).toBeVisible();
    await last.scrollIntoViewIfNeeded();
    await expect(title).not.toBeInViewport({ ratio: 1 });
    await go();
    await expect(title).toBeInViewport({ ratio: 1 });
  }
});

test("[A3] la carte d’un arc mène à ses affiches et à ses panneaux, aussi nombreux qu’elle le dit @une-fois", async ({
  page,
}) => {
  for (const [kind, address] of [
    ["affiches", /\/affiche\?arc=RedDeadRP$/],
    ["panneaux", /\/panneau\?arc=RedDeadRP$/],
  ] as const) {
    await open(page, "/arc");
    const way = page
      .getByRole("article", { name: "RED DEAD RP" })
      .getByRole("link", { name: new RegExp(`^Les \\d+ ${kind} de RED DEAD RP$`) });
    const [count = ""] = /\d+/.exec(await way.innerText()) ?? [];
    await way.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(`${count} résultats`, { exact: true }).first()).toBeVisible();
  }
});

test.describe("une affiche ouverte sans réseau", () => {
  test.use({
    expectedComplaints: [
      /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported|No \/assets\//,
    ],
  });

  test("[P5] ce qui l’entoure arrive avec le réseau, sans recharger la page", async ({ page, context }, {
    project,
  }) => {
    await open(page, "/affiche");
    await context.setOffline(true);
    const missed = page.waitForEvent("console", (said) => /No \/assets\//.test(said.text()));
    await page.getByRole("list", { name: "Affiches" }).getByRole("link").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await missed;
    const around = dialog.getByText("Autour de cette affiche");
    await expect(around).toHaveCount(0);
    await context.setOffline(false);
    if (project.name === "telephone") await around.click();
    await expect(dialog.getByRole("heading", { name: "Dans le même esprit" })).toBeVisible();
    // With its style: four small pictures on a row.
    const pictures = dialog.getByRole("button", { name: /^Affiche : / });
    const above = async (at: number) => Math.round((await pictures.nth(at).boundingBox())?.y ?? Number.NaN);
    await expect.poll(async () => (await above(1)) - (await above(0))).toBe(0);
    await expect(dialog.getByRole("button", { name: "Ajouter à mon mur" })).toBeVisible();
  });
});

test.describe("une affiche ouverte sur un réseau qui perd", () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_FAILED/] });

  test("[P5] ce qui l’entoure, perdu en route, vient sans que l’on demande @une-fois", async ({ page }) => {
    await open(page, "/affiche");
    const asked = await loseOnce(page, /\/assets\/around-.*\.(js|css)$/);
    await page.getByRole("list", { name: "Affiches" }).getByRole("link").first().click();
    await expect(
      page.getByRole("dialog").getByRole("heading", { name: "Dans le même esprit" }),
    ).toBeVisible();
    expect(asked.size).toBeGreaterThan(0);
  });
});
