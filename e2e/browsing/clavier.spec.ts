import type { Page } from "@playwright/test";
import { type PagePath, PAGES } from "#addresses/pages.ts";
import { expect, open, test } from "../support/fixtures.ts";

test.use({ expectedComplaints: [/404/] });

const SEARCHES = [
  ["T4", "/stream", "anastasie-"],
  ["P1", "/affiche", "le hamster"],
] as const;

for (const [clause, path, words] of SEARCHES) {
  test(`[${clause}] ${path} : dix lettres tapées d’un trait, une seule annonce @bureau`, async ({ page }) => {
    await open(page, path);
    await page.getByRole("searchbox").focus();
    await page.evaluate(noteAnnouncements);
    await page.keyboard.type(words, { delay: 90 });
    const said = () => page.evaluate(() => document.documentElement.dataset["said"] ?? "");
    await expect.poll(said).not.toBe("");
    // The next words come only once the fingers have rested again: nothing stood between the two.
    await page.keyboard.type("zzz");
    await expect.poll(said).toMatch(/^[^|]+ \| [^|]*\b0\b[^|]*$/);
    expect((await said()).split(" | ")).toHaveLength(2);
  });
}

/** A search that leaves few of a long list. */
const ASKED: Partial<Record<PagePath, string>> = { "/stream": "?q=ves", "/affiche": "?q=chat" };

for (const path of [...PAGES.map(({ path }) => path + (ASKED[path] ?? "")), "/rien"]) {
  test(`${path} : chaque arrêt de la touche Tab se voit, aucun ne retient @bureau`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const blind: string[] = [];
    let stops = 0;
    for (
      let stop = await nextStop(page);
      stop.name !== "la fin" && stops < 200;
      stop = await nextStop(page)
    ) {
      stops++;
      if (!stop.ringed) blind.push(stop.name);
    }
    expect(blind).toEqual([]);
    expect(stops).toBeGreaterThan(15);
    expect(stops).toBeLessThan(200);
  });
}

for (const path of ["/stream?q=ves", "/affiche?q=chat", "/musique"]) {
  test(`${path} : chaque arrêt de la touche Tab se voit aussi en couleurs forcées @bureau`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await open(page, path);
    const blind: string[] = [];
    for (let stop = await nextStop(page); stop.name !== "la fin"; stop = await nextStop(page))
      if (!stop.ringed) blind.push(stop.name);
    expect(blind).toEqual([]);
  });
}

/** Writes down on the document what live regions come to say. */
function noteAnnouncements() {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest("output, [role=status], [role=alert], [aria-live]")?.textContent.trim();
      if (text && text !== said.at(-1)) said.push(text);
    }
    document.documentElement.dataset["said"] = said.join(" | ");
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Presses Tab; gives what has the focus now, and whether an outline or a shadow says so. */
async function nextStop(page: Page): Promise<{ name: string; ringed: boolean }> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "la fin", ringed: true };
    const outlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    const box = element.closest("[role=search]");
    return {
      name: `${element.tagName} ${element.getAttribute("title") ?? element.textContent}`,
      ringed:
        // The browser draws the controls of a video itself.
        element instanceof HTMLVideoElement ||
        outlined(getComputedStyle(element)) ||
        outlined(getComputedStyle(element, "::after")) ||
        (box !== null && (getComputedStyle(box).boxShadow !== "none" || outlined(getComputedStyle(box)))),
    };
  });
}

test("[P1] en remontant du mur par Maj + Tab, la recherche qui revient ne cache aucun arrêt @bureau", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/affiche");
  await page.getByRole("list", { name: "Affiches", exact: true }).getByRole("link").first().focus();
  for (let stop = 0; stop < 12; stop++) await page.keyboard.press("Tab");
  for (let stop = 0; stop < 24; stop++) {
    await page.keyboard.press("Shift+Tab");
    const over = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused) return "rien";
        const { left, top, width, height } = focused.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && (focused.contains(hit) || hit.contains(focused)) ? "" : focused.textContent;
      });
    await expect.poll(over).toBe("");
  }
});

test("[A1] sur l’accueil, chaque affiche du mur se voit entière quand elle a le foyer @bureau", async ({
  page,
}) => {
  await open(page, "/");
  const links = page.getByRole("list", { name: "Quelques affiches du mur" }).getByRole("link");
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("[P5] sous « mouvement réduit », l’affiche que la souris ouvre prend le clavier avec elle @bureau", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/affiche");
  await page.locator('main li a[href*="affiche="]').nth(2).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Fermer", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator('main li a[href*="affiche="]').nth(2)).toBeFocused();
});
