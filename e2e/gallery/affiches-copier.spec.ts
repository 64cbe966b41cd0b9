import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeFindings, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";

async function middle(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? box.y + box.height / 2 : NaN;
}

/** Scrolls what stands beside the picture, in a window too low for it. */
async function scrollPanel(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 500 });
  const around = page.getByText("Autour de cette affiche");
  await around.evaluate((summary) => {
    const panel = summary.closest("details")?.parentElement?.parentElement;
    panel?.scrollTo({ top: 60, behavior: "instant" });
    if (!panel?.scrollTop) throw new Error("The panel does not scroll.");
  });
}

test.describe("copier", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("[P6] copie l’URL d’import, absolue, et le dit ; elle mène à une image que le jeu accepte", async ({
    page,
    request,
    first,
  }, { project }) => {
    await open(page, `/affiche?affiche=${first.id}`);
    const literal = page.getByRole("button", { name: "Importer en jeu" });
    const phone = page.getByRole("button", { name: "Copier l’URL" });
    const [shown, hidden] = project.name === "telephone" ? [phone, literal] : [literal, phone];
    await expect(hidden).toBeHidden();
    if (project.name === "bureau") await scrollPanel(page);
    await shown.click();
    await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
    await expect(shown).toHaveText(/Copié/);
    const [button, done] = await Promise.all([
      middle(shown),
      middle(shown.getByText("Copié", { exact: true })),
    ]);
    // It comes up from a few pixels below.
    expect(Math.abs(done - button)).toBeLessThan(6);
    await expect(page.getByText("En jeu, collez cette URL comme image.")).toBeVisible();
    await expectNoAxeFindings(page);
    await expect(shown).not.toHaveText(/Copié/);
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(new URL(first.import, page.url()).href);
    expect(url).toMatch(/^http[^?#]+\/import\/affiches\/[a-z0-9-]+\.(png|jpg)$/);
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
    expect(answer.headers()["access-control-allow-origin"]).toBe("*");
    expect((await answer.body()).length).toBe(first.bytes);
  });

  test("[P6] le message attend tant que le clavier y est ; fermé, le foyer revient au bouton @une-fois", async ({
    page,
    first,
  }) => {
    await page.clock.install();
    await open(page, `/affiche?affiche=${first.id}`);
    const copy = page.getByRole("dialog").getByRole("button", { name: "Importer en jeu" });
    await copy.focus();
    await page.keyboard.press("Enter");
    const close = page.getByRole("button", { name: "Fermer le message" });
    await expect(close).toBeVisible();
    await close.focus();
    await page.clock.runFor(20_000);
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(close).toBeHidden();
    await expect(copy).toBeFocused();
  });
});

test("[P6] copie aussi là où le navigateur n’a pas de presse-papiers moderne, comme celui du jeu @une-fois", async ({
  page,
  first,
  second,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(Document.prototype, "execCommand", {
      value: () => {
        document.title = `copié ${String(getSelection())}`;
        return true;
      },
    });
  });
  await open(page, `/affiche?affiche=${first.id}`);
  await page
    .getByRole("button", { name: /Importer en jeu|Copier l’URL/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
  // What is said is of this picture, not of the next.
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 3000 });
});

test("[P6] quand rien ne peut copier, l’URL est là, sélectionnée, avec l’explication @une-fois", async ({
  page,
  first,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(Document.prototype, "execCommand", { value: () => false });
  });
  await open(page, `/affiche?affiche=${first.id}`);
  await page
    .getByRole("button", { name: /Importer en jeu|Copier l’URL/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toContainText("copiez-la à la main");
  const field = page.getByRole("textbox", { name: /^URL à copier/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new URL(first.import, page.url()).href);
  await expectNoAxeFindings(page);
});
