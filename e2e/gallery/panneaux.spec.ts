import { card, entriesOf, type Entry, wall } from "./gallery-entries.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

let signs: Entry[];
let first: Entry;
test.beforeAll(async ({ request }) => {
  signs = await entriesOf(request, "/panneaux.json");
  const [one] = signs;
  if (!one) throw new Error("The demonstration has signs.");
  first = one;
});

test("[S1] le compteur donne le total, le tutoriel est là sauf sur un téléphone, le mur est entier", async ({
  page,
}, { project }) => {
  await open(page, "/panneau");
  await expect(page.getByText(`Nombre de panneaux : ${signs.length}`, { exact: true })).toBeVisible();
  const help = page.getByRole("link", { name: "Comment importer en jeu ?" });
  if (project.name === "telephone") await expect(help).toBeHidden();
  else await expect(help).toHaveAttribute("target", "_blank");
  await expect(wall(page, "Panneaux").getByRole("listitem").first()).toHaveAttribute(
    "aria-setsize",
    String(signs.length),
  );
  await expectNoSidewaysScroll(page);
});

test("[S1] un clic ouvre le panneau en grand ; Échap le ferme", async ({ page }) => {
  await open(page, "/panneau");
  await card(page, "Panneaux", first).click();
  await expect(page).toHaveURL(new RegExp(`\\?panneau=${first.id}$`));
  const viewer = page.getByRole("dialog", { name: first.title });
  await expect(viewer.getByRole("img", { name: /^Panneau «/ })).toBeVisible();
  await expectNoAxeFindings(page);
  // A sign is « un panneau », a poster « une affiche ».
  await expect(viewer.getByRole("button", { name: "Suivant", exact: true })).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Précédent", exact: true })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(card(page, "Panneaux", first)).toBeFocused();
});

test.describe("copier", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("[S1] copie l’URL d’import du panneau et le dit @une-fois", async ({ page, request }) => {
    await open(page, `/panneau?panneau=${first.id}`);
    const copy = page.getByRole("button", { name: "Importer en jeu" });
    const before = await copy.boundingBox();
    await expect(page.getByText("Autour de ce panneau")).toBeVisible();
    expect(await copy.boundingBox(), "ce qui arrive plus tard ne pousse rien").toEqual(before);
    await copy.click();
    await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(new URL(first.import, page.url()).href);
    expect((await request.get(url)).status()).toBe(200);
  });
});

test("[S1] les panneaux d’une rangée ont leurs titres sur une même ligne, et aucun ne dépasse sa rangée", async ({
  page,
}) => {
  await open(page, "/panneau");
  const rows = await wall(page, "Panneaux")
    .getByRole("listitem")
    .evaluateAll((cards) =>
      cards.map((each) => {
        const [picture, title] = [each.querySelector("img"), each.querySelector("a")];
        const top = Math.round(each.getBoundingClientRect().top);
        const above = top - Math.round(picture?.getBoundingClientRect().top ?? 0);
        return { top, above, title: Math.round(title?.getBoundingClientRect().top ?? 0) };
      }),
    );
  expect(rows.length).toBeGreaterThan(3);
  for (const { top, above, title } of rows) {
    expect(above).toBeLessThanOrEqual(1);
    for (const other of rows.filter((each) => each.top === top))
      expect(Math.abs(other.title - title)).toBeLessThanOrEqual(1);
  }
});

test("[S1] les boutons d’un panneau pointé ne tendent pas un second câble @bureau", async ({ page }) => {
  await open(page, "/panneau");
  const sign = wall(page, "Panneaux").getByRole("listitem").first();
  await sign.hover();
  const pair = sign.locator("div", { has: page.getByRole("button", { name: /^Ajouter à mon mur/ }) });
  await expect(pair).toBeVisible();
  expect(await pair.evaluate((each) => getComputedStyle(each, "::before").content)).toBe("none");
});

test("[S1] refermé par Échap sous la souris, un panneau n’a qu’un cadre doré @bureau", async ({ page }) => {
  await open(page, "/panneau");
  const link = card(page, "Panneaux", first);
  const sign = wall(page, "Panneaux").getByRole("listitem").first().locator("img");
  const lamp = /rgb\(255, 213, 138\)/;
  await link.hover();
  await expect(sign).toHaveCSS("box-shadow", lamp);
  await link.click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(sign).not.toHaveCSS("box-shadow", lamp);
});

test("[S1] un lien vers un panneau inconnu le dit et montre le mur @une-fois", async ({ page }) => {
  await open(page, "/panneau?panneau=jamais-vu");
  await expect(page.getByText("Ce panneau n’existe pas, ou plus. Voici tous les autres.")).toBeVisible();
  await expect(card(page, "Panneaux", first)).toBeVisible();
});
