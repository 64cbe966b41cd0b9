import type { Locator, Page } from "@playwright/test";
import type { Entry } from "./gallery-entries.ts";
import { open } from "../support/fixtures.ts";

/** What the clipboard holds; the journey allows itself to read it. */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The import address of an entry, whole. */
export const address = (page: Page, entry: Entry) => new URL(entry.import, page.url()).href;

/** One’s own wall, open. */
export const mine = (page: Page) => page.getByRole("dialog", { name: /^Mon mur/ });

/** The bar under the gallery that leads to it. */
export const bar = (page: Page) => page.getByRole("region", { name: "Mon mur" });

/** Opens a page with these pictures on one's own wall. */
export async function openWith(page: Page, keys: string, path = "/affiche"): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem("mon-mur") === null) localStorage.setItem("mon-mur", text);
  }, keys);
  await open(page, path);
}

/** Opens one's own wall, with these pictures on it. */
export async function openMine(page: Page, ...hung: readonly Entry[]): Promise<void> {
  await openWith(page, hung.map(({ id }) => id).join(","));
  await bar(page)
    .getByRole("button", { name: `Mon mur : ${hung.length}` })
    .click();
}

/** The titles of what hangs on it, in order. */
export function titles(list: Locator): Promise<string[]> {
  return list.getByRole("listitem").locator("p").allTextContents();
}
