import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";

/** Addresses of which the prerendered page shows something else at first, and the page that is taken over in most parts. */
const ADDRESSES = [
  "/affiche?auteur=Mado%20Ferraille",
  "/affiche?q=lune",
  "/stream?q=mado",
  "/stream?direct=1",
  "/arc",
];

/** All that one sees and follows in the page, in order. */
function seen(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("a, img")].map((each) =>
      ["href", "srcset", "src", "alt", "aria-label"]
        .map((name) => each.getAttribute(name) ?? "")
        .concat(each.textContent)
        .join(" "),
    ),
  );
}

/** Ids that two elements have, and those that a name asks for and none has; a closed dialog's come as it opens. */
function idFaults(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const asked = [...document.querySelectorAll("body :not(dialog:not([open]))")].flatMap((each) =>
      ["aria-labelledby", "aria-describedby", "for"].flatMap(
        (name) => each.getAttribute(name)?.split(" ") ?? [],
      ),
    );
    return {
      twice: ids.filter((id, at) => ids.indexOf(id) !== at),
      lost: asked.filter((id) => !ids.includes(id)),
    };
  });
}

for (const address of ADDRESSES)
  test(`[R9] ouverte telle quelle, ${decodeURIComponent(address)} montre ce que l’on y trouve en venant d’une autre page @une-fois`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    // So slow that the parts of the page are taken over one by one, long after it has read its address.
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await open(page, address);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();

    expect(await idFaults(page)).toEqual({ twice: [], lost: [] });

    const come = await page.context().newPage();
    await open(come, "/vidéo");
    await expect(come.locator("html[data-hydrated]")).toBeAttached();
    await come.evaluate((to) => history.pushState(null, "", to), address);
    await expect(come.getByRole("heading", { level: 1 })).not.toHaveText("Vidéo");
    await expect(async () => {
      const there = await seen(come);
      expect(there.length).toBeGreaterThan(3);
      expect(await seen(page)).toEqual(there);
    }).toPass({ timeout: 15_000 });
  });
