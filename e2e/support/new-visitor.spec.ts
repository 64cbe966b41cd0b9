import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Everything that a browser may still know of a site, and what it was allowed. */
function known(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    position: (await navigator.permissions.query({ name: "geolocation" })).state,
    online: navigator.onLine,
    width: innerWidth,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    tampered: "tampered" in window,
  }));
}

// Journeys share a browsing context (playwright.config.ts): what one leaves, the next must not find. A file keeps its order.
test.describe.configure({ mode: "serial" });

let fresh: Awaited<ReturnType<typeof known>>;

test.describe("un réseau que l’on coupe", () => {
  // Of what the page fetches at leisure.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("un visiteur laisse derrière lui tout ce qu’un navigateur sait garder @une-fois", async ({
    page,
    context,
  }) => {
    await page.goto("/arc");
    fresh = await known(page);
    await page.addInitScript(() => Object.assign(window, { tampered: true }));
    await page.route("**/affiches.json", (route) => route.abort());
    await context.grantPermissions(["geolocation"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 700, height: 500 });
    await page.goto("/musique");
    await page.evaluate(async () => {
      localStorage.setItem("reste", "1");
      sessionStorage.setItem("reste", "1");
      document.cookie = "reste=1";
      indexedDB.open("reste");
      await caches.open("reste");
      for (let n = 0; n < 60; n++) history.pushState(undefined, "");
    });
    await context.setOffline(true);
    const left = new Map(Object.entries(await known(page)));
    for (const [what, value] of Object.entries(fresh)) expect(left.get(what), what).not.toEqual(value);
  });
});

test("le visiteur suivant est un inconnu, dans un navigateur neuf @une-fois", async ({ page }) => {
  await page.goto("/arc");
  expect(await known(page)).toEqual(fresh);
  expect(await page.evaluate(() => history.length)).toBeLessThan(6);
  const list = await page.evaluate(async () => (await fetch("/affiches.json")).status);
  expect(list).toBe(200);
});
