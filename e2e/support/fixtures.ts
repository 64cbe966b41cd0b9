import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page, type PlaywrightTestOptions } from "@playwright/test";

/** What the console always says here: Playwright keeps the service worker out so that it can watch every request. */
const ALWAYS = [/Service Worker registration blocked by Playwright/];

interface Watch {
  /** Hosts other than the site's that the page asked; no name but this machine's is found (playwright.config.ts). */
  thirdParties: string[];
  /** Console errors and warnings, page errors and policy violations. */
  complaints: string[];
}

interface Fixtures {
  watch: Watch;
  /** Console lines that this test provokes on purpose, as patterns. */
  expectedComplaints: RegExp[];
}

/**
 * Every test runs on a page that may talk to the site alone, and fails when the console complains: an error, a hydration
 * warning, a violation of the content security policy. A test that provokes a line names it in `expectedComplaints`.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  watch: [
    async ({ page, expectedComplaints, permissions, offline, extraHTTPHeaders }, use) => {
      const watch: Watch = { thirdParties: [], complaints: [] };
      // Not by a route: watching each request would make each of them, the site's own too, pass through this process.
      page.on("requestfailed", (request) => {
        if (request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED")
          watch.thirdParties.push(new URL(request.url()).host);
      });
      page.on(
        "console",
        (message) => ["error", "warning"].includes(message.type()) && watch.complaints.push(message.text()),
      );
      page.on("pageerror", (error) => watch.complaints.push(String(error)));
      await use(watch);
      await forget(page, { permissions, offline, extraHTTPHeaders });
      const surprises = watch.complaints.filter(
        (line) => ![...ALWAYS, ...expectedComplaints].some((pattern) => pattern.test(line)),
      );
      expect(surprises, "La console ne se plaint de rien").toEqual([]);
      expect(watch.thirdParties, "Aucun site tiers n’est contacté").toEqual([]);
    },
    { auto: true },
  ],
});

/** What a journey's own options gave the context, which the next one of the same options finds again. */
type Given = Pick<PlaywrightTestOptions, "permissions" | "offline" | "extraHTTPHeaders">;

/** What Playwright leaves behind when journeys share a context; the rest it empties itself. */
async function forget(page: Page, given: Given): Promise<void> {
  const context = page.context();
  await context.clearPermissions();
  await context.grantPermissions(given.permissions ?? []);
  await context.setOffline(given.offline ?? false);
  await context.setExtraHTTPHeaders(given.extraHTTPHeaders ?? {});
  if (page.isClosed() || !page.url().startsWith("http")) return;
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  // A browser keeps fifty entries, and forgets one for each that comes: they could no longer be counted.
  await session.send("Page.resetNavigationHistory");
  // A worker that outlives what it kept would answer the next journey with nothing.
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
}

export { expect };

/** Fails with the findings of axe on the page as it stands (WCAG 2.2 A and AA, and best practices). */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ["violations"],
      // WCAG 2.5.3: axe still calls it an experiment, and asks for it by name.
      rules: { "label-content-name-mismatch": { enabled: true } },
    })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  // A document without frames needs no second page to gather its findings in.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id} : ${nodes.map((node) => node.target.join(" ")).join(" | ")}`),
  ).toEqual([]);
}

/** Waits until what moves has arrived: axe judges places, and a thing on its way is nowhere; a click there would scroll. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(
      ({ playState, effect, timeline }) =>
        timeline === document.timeline && // what the scroll drives stands still
        playState === "running" &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Fails when the page is wider than its window, once it has settled in it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** What a reader's own style sheet would say, over that of the site. */
export async function readerStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}
