import { hears, track } from "../music/listening.ts";
import { expect, open, test } from "../support/fixtures.ts";

test.use({ expectedComplaints: [/Elle tombe exprès/] });

test("une partie du cadre qui tombe (son code remplacé en route) n’emporte ni la page, ni le son, ni le reste @une-fois", async ({
  page,
}) => {
  await page.route(/\/assets\/drawer-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function Drawer() { throw new Error("Elle tombe exprès"); }',
    }),
  );
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeVisible();
  await hears(page);
  await page.getByRole("navigation").getByRole("link", { name: "Arc", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Les arcs" })).toBeVisible();
  await page.getByRole("button", { name: /^Téléphone/ }).click();
  await expect(page.getByRole("textbox", { name: "Nom", exact: true })).toBeVisible();
});

test("une page qui tombe (son code remplacé en route) le dit ; les autres s’ouvrent, et le son continue @une-fois", async ({
  page,
}) => {
  await page.route(/\/assets\/arc-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const meta = {}; export function Page() { throw new Error("Elle tombe exprès"); }',
    }),
  );
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  const title = page.getByRole("heading", { level: 1 });
  const menu = page.getByRole("navigation");
  await menu.getByRole("link", { name: "Arc", exact: true }).first().click();
  await expect(title).toHaveText("Cette page est tombée du mur");
  await menu.getByRole("link", { name: "Affiches", exact: true }).first().click();
  await expect(title).toHaveText("Affiches");
  await page.goBack();
  await expect(title).toHaveText("Cette page est tombée du mur");
  await page.goBack();
  await expect(title).toHaveText("Musique");
  await hears(page);
});
