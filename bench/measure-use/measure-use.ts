import type { Browser, Page } from "@playwright/test";
import { median, type UseFigures } from "../figures.ts";
import { scrollAll, watchDelay, watchKeyPaint } from "./in-page-use.ts";

/** Types, opens and scrolls on a desk under 4× CPU, and gives the median of each figure. */
export async function measureUse(browser: Browser, url: string, rounds: number): Promise<UseFigures> {
  // Without the service worker, whose answers would not count as received.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let images = 0;
  const kinds = new Set<string>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Image" && kinds.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.has(requestId)) images += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.waitForTimeout(2000);

  const keys = await measureKeys(page, rounds);
  const clicks = await measureClicks(page, rounds);
  const dropped = await page.evaluate(scrollAll);
  await page.waitForTimeout(500);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await context.close();
  return { ...keys, clickToModal: clicks, dropped, nodes, heap: usedSize / 1e6, images: images / 1e6 };
}

async function measureKeys(
  page: Page,
  rounds: number,
): Promise<Pick<UseFigures, "keyToPaint" | "keyToResults">> {
  const search = page.getByRole("searchbox");
  const [paints, results]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await search.focus();
    for (const key of ["l", "e", "s"]) {
      await page.evaluate(watchDelay, ["keydown", "main [data-hung]"] as [string, string]);
      await page.keyboard.press(key);
      results.push(await page.evaluate(() => window.benchDelay));
      await page.waitForTimeout(400);
    }
    await page.evaluate(watchKeyPaint);
    await page.keyboard.press("Escape");
    paints.push(await page.evaluate(() => window.benchDelay));
    await page.waitForTimeout(600);
  }
  return { keyToPaint: median(paints), keyToResults: median(results) };
}

async function measureClicks(page: Page, rounds: number): Promise<number> {
  const delays: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(watchDelay, ["click", "dialog[open] h2"] as [string, string]);
    await page
      .getByRole("list", { name: "Affiches" })
      .getByRole("link")
      .nth(round * 2)
      .click();
    delays.push(await page.evaluate(() => window.benchDelay));
    await page.waitForTimeout(600);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.waitForTimeout(400);
  }
  return median(delays);
}
