import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";

/** Short pages and long ones, with the button that matters most at their end. */
const STATES = [
  "/",
  "/arc",
  "/stream",
  "/stream?q=personne",
  "/affiche?q=aucune",
  "/panneau",
  "/musique",
  "/rien",
];

test.use({ expectedComplaints: [/404/], viewport: { width: 360, height: 640 } });

// Without motion the tools never step aside: whatever they cover, only scrolling frees.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const path of STATES) {
  test(`[F2, F3, F4] ${path} : rien de ce qui se presse ne reste sous les outils des coins @telephone`, async ({
    page,
  }) => {
    await open(page, path);
    const pressable = page.locator("main :is(a, button, input):visible, footer a:visible");
    expect(await pressable.evaluateAll(coveredWhereverScrolled)).toEqual([]);
  });
}

test("[F2, F3, F4] la touche Tab ne s’arrête sur rien que les outils des coins ou le lecteur cachent @telephone", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Le dernier bus pour Mirador" }).click();
  await expect(page.getByRole("region", { name: "Lecteur de musique" })).toBeVisible();
  const last = page.getByRole("contentinfo").getByRole("link").last();
  // Downwards, what comes next stands at the bottom edge.
  await page.getByRole("button", { name: "Tout écouter" }).last().focus();
  for (let stops = 0; stops < 30 && !(await isFocused(last)); stops++) {
    await page.keyboard.press("Tab");
    expect(await hiddenPartOfFocus(page)).toBe("");
  }
  await expect(last).toBeFocused();
});

for (const width of [1024, 1440]) {
  test(`[F2, F3, F4] à ${width} px de large, les outils des coins ne cachent rien de ce qui se lit @bureau`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/arc", "/stream", "/vid%C3%A9o", "/affiche", "/musique"]) {
      await open(page, path);
      const tools = page.getByRole("button", { name: /^(Faire un don|Une question|Téléphone)/ });
      await expect(tools).toHaveCount(3);
      expect(await tools.evaluateAll(readBelow), path).toEqual([]);
    }
  });
}

/** The words and pictures of the page whose columns reach under one of the tools, wherever one scrolls. */
function readBelow(tools: Element[]): string[] {
  const read = document.querySelectorAll(
    "main :is(h1, h2, h3, p, a, button, input, img, video), footer :is(p, a)",
  );
  const sides = tools.map((tool) => tool.getBoundingClientRect());
  return [...read].flatMap((element) => {
    // The viewer that is made ready has its place already, and nobody sees it.
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    // A row of music is a button wider than its words, for the thumb; words for screen readers alone are cut to a dot.
    const words = document.createRange();
    words.selectNodeContents(element);
    const box = element.getBoundingClientRect();
    const inside = element.hasChildNodes() ? words.getBoundingClientRect() : box;
    const left = Math.max(box.left, inside.left);
    const right = Math.min(box.right, inside.right);
    const under = right > left && sides.some((side) => left < side.right && right > side.left);
    return under ? [element.outerHTML.slice(0, 120)] : [];
  });
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Names what no position of the page brings into the open. */
async function coveredWhereverScrolled(elements: Element[]): Promise<string[]> {
  const covered: string[] = [];
  for (const element of elements) {
    const seen = (["nearest", "center", "start", "end"] as const).some((block) => {
      element.scrollIntoView({ block, behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (!seen) covered.push(element.textContent || element.outerHTML);
  }
  return covered;
}

/** What lies over a corner of the element that has the focus; empty when all of it is seen. */
async function hiddenPartOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    if (!focused || !box) return "rien n’a le focus";
    const hits = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(box.left + x * box.width, box.top + y * box.height),
      ),
    );
    const over = hits.find((hit) => !hit || !(focused.contains(hit) || hit.contains(focused)));
    return over === undefined ? "" : `${focused.textContent} sous ${over?.className}`;
  });
}
