import type { Locator, Page } from "@playwright/test";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

/** A phone on its side whose camera stands in the screen: what its maker keeps clear on both sides and at the foot, in px. */
const CLEAR = { top: 0, right: 59, bottom: 21, left: 59 };

test.describe("sur un téléphone couché dont la caméra est dans l’écran (doublure : les marges que l’appareil annonce)", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 852, height: 393 });
    await keepClear(page, CLEAR);
  });
  test.afterEach(async ({ page }) => {
    await keepClear(page, { top: 0, right: 0, bottom: 0, left: 0 });
  });

  test("aucune page ne met un mot ni un bouton sous elle", { tag: "@telephone" }, async ({ page }) => {
    for (const path of ["/", "/affiche", "/panneau", "/stream", "/vidéo", "/musique", "/arc"]) {
      await open(page, path);
      const under = await page.evaluate(underCamera, CLEAR);
      expect(under, path).toEqual([]);
      await expectNoSidewaysScroll(page);
      const phone = page.getByRole("button", { name: "Téléphone : formulaire de contact" }).locator("svg");
      await expect
        .poll(async () => {
          const box = await phone.boundingBox();
          return (box?.y ?? NaN) + (box?.height ?? NaN);
        }, path)
        .toBeLessThanOrEqual(393 - CLEAR.bottom);
    }
  });

  test(
    "aucune fenêtre non plus : menu, recherche, filtres, visionneuse, mur, mentions, don, téléphone",
    { tag: "@telephone" },
    async ({ page }) => {
      const opened: Record<string, () => Promise<void>> = {
        menu: async () => {
          await open(page, "/");
          await page.getByRole("button", { name: "Menu" }).click();
        },
        recherche: async () => {
          await open(page, "/");
          await page.getByRole("button", { name: "Chercher partout" }).click();
          await page.getByRole("combobox").fill("mado");
          await expect(page.getByRole("option").first()).toBeVisible();
        },
        filtres: async () => {
          await open(page, "/affiche");
          await page.getByRole("button", { name: "Filtrer" }).click();
        },
        mentions: async () => {
          await open(page, "/");
          await page.getByRole("link", { name: "Mentions légales" }).click();
        },
        don: async () => {
          await open(page, "/");
          await page.getByRole("button", { name: "Faire un don" }).click();
        },
        téléphone: async () => {
          await open(page, "/");
          await page.getByRole("button", { name: "Téléphone : formulaire de contact" }).click();
          await expect(page.getByTestId("phone").getByLabel("Nom")).toBeVisible();
        },
        visionneuse: async () => {
          await open(page, "/panneau");
          await page.locator('main li a[href*="panneau="]').first().click();
          // The magnifier keeps to its place among the buttons.
          await page.getByRole("dialog").getByRole("button", { name: "Suivant" }).click();
          await page.getByRole("dialog").getByRole("button", { name: "Précédent" }).click({ trial: true });
          await page.getByRole("dialog").getByRole("button", { name: "Ajouter à mon mur" }).click();
          // What is heard of it takes no more room than a dot.
          await expect(page.getByRole("dialog").getByText(/^Panneau .* ajouté/)).toBeAttached();
        },
        mur: async () => {
          await page.keyboard.press("Escape");
          const bar = page.getByRole("button", { name: "Mon mur : 1" });
          const box = await bar.boundingBox();
          // As far above the line at the foot as the other tools of the corners.
          expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(393 - CLEAR.bottom - 16);
          await bar.click();
        },
      };
      for (const [name, show] of Object.entries(opened)) {
        await show();
        const shown = page.getByRole("dialog").or(page.getByRole("navigation", { name: "Menu principal" }));
        await expect(shown.or(page.getByTestId("phone")).first(), name).toBeVisible();
        await expect.poll(() => page.evaluate(underCamera, CLEAR), name).toEqual([]);
      }
    },
  );
});

test(
  "[T6, P4] couché, les champs se voient sans défiler, ne bougent pas quand on tape, et la première réponse paraît au-dessus du clavier",
  { tag: "@telephone" },
  async ({ page }) => {
    const turn = (width: number) => page.setViewportSize({ width, height: 360 });
    const field = page.getByRole("searchbox");
    await open(page, "/stream");
    for (const width of [640, 667, 740]) {
      await turn(width);
      await expect(field).toBeInViewport({ ratio: 1 });
    }

    await open(page, "/affiche");
    for (const width of [640, 667, 740]) {
      await turn(width);
      await field.blur();
      const before = await field.boundingBox();
      await field.pressSequentially("ma");
      await expect(page.getByText(/^\d+ résultats$/).first()).toBeVisible();
      // The cross that empties it comes into its box, beside what is typed.
      const [{ x, y }, now] = [before ?? { x: NaN, y: NaN }, await field.boundingBox()];
      expect({ x: now?.x, y: now?.y }, `${width} px`).toEqual({ x, y });
      await field.fill("");
    }
    await field.blur();

    await page.getByRole("button", { name: "Chercher partout" }).click();
    await page.getByRole("combobox").fill("ma");
    for (const width of [640, 667, 740]) {
      await turn(width);
      const first = await page.getByRole("option").first().boundingBox();
      // What a phone's keyboard leaves of such a screen.
      expect((first?.y ?? NaN) + (first?.height ?? NaN), `${width} px`).toBeLessThanOrEqual(180);
    }
  },
);

/** The margins of a device, as the page hears of them (`env(safe-area-inset-*)`). */
async function keepClear(page: Page, insets: typeof CLEAR): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

/** The words and buttons in sight that lie under the camera; a row that scrolls sideways may run under it. */
function underCamera({ left, right, bottom }: typeof CLEAR): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth
      ? true
      : scrolls(element.parentElement));
  // What is said and not shown stands in a box of one pixel.
  const onlySaid = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width < 2 || onlySaid(element.parentElement));
  const hidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest("[aria-hidden='true'], [inert]") !== null;
  /** A large letter's box goes beyond its ink. */
  const OPTICAL = 5;
  const found: string[] = [];
  const judge = (element: Element, { left: from, right: to, top, bottom: end }: DOMRect, what: string) => {
    if (to - from < 2 || top >= innerHeight - bottom || end <= 0) return;
    if (hidden(element) || scrolls(element)) return;
    // What a dialog has put out of reach is not read meanwhile.
    const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (modal && !modal.contains(element)) return;
    if (from < left - OPTICAL || to > innerWidth - right + OPTICAL)
      found.push(`${what} : ${from.toFixed(0)} à ${to.toFixed(0)}`);
  };
  for (const element of document.querySelectorAll("button, input, textarea, dialog img"))
    judge(
      element,
      element.getBoundingClientRect(),
      `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`,
    );
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: element, textContent } = words.currentNode;
    if (!element || !textContent?.trim() || onlySaid(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    judge(element, range.getBoundingClientRect(), textContent.trim().slice(0, 40));
  }
  return found;
}

test("[T6, P1] sur un petit téléphone couché, le champ se voit sans défiler, clair des outils du coin @telephone", async ({
  page,
}) => {
  for (const path of ["/stream?q=ma", "/affiche?q=ma"]) {
    await open(page, path);
    for (const width of [480, 568, 639]) {
      await page.setViewportSize({ width, height: 320 });
      await expect(page.getByRole("searchbox")).toBeInViewport({ ratio: 1 });
      await expectUncovered(page.getByRole("button", { name: "Vider le champ" }));
      await expectNoSidewaysScroll(page);
    }
  }
});

test("[T6] couché, la touche Tab va au champ et à « En direct d’abord » dans l’ordre où on les voit @telephone", async ({
  page,
}) => {
  await page.route("**/streamers_cache.json?*", async (route) => {
    const list: { streamers: object[] } = await (await route.fetch()).json();
    const streamers = list.streamers.map((each, index) => ({ ...each, live: index === 0 }));
    await route.fulfill({ json: { ...list, streamers, live_known: true } });
  });
  await open(page, "/stream");
  const field = page.getByRole("searchbox");
  const live = page.getByRole("switch", { name: "En direct d’abord (1)" });
  await expect(live).toBeVisible();
  for (const width of [480, 568, 667]) {
    await page.setViewportSize({ width, height: 320 });
    const [{ y: fieldY }, { y: liveY }] = [await boxOf(field), await boxOf(live)];
    // Beside it, it stands before it.
    const seen = fieldY < liveY - 10 ? [field, live] : [live, field];
    await page.getByRole("button", { name: "Tous les arcs" }).focus();
    for (const next of seen) {
      await page.keyboard.press("Tab");
      await expect(next, `${width} px`).toBeFocused();
    }
  }
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}
