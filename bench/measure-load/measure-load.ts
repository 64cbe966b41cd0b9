import type { Browser, CDPSession, Page } from "@playwright/test";
import { type LoadFigures, median } from "../figures.ts";
import { PHONE } from "../phone.ts";
import { paintFigures, watchPaints } from "./in-page-paints.ts";

type Kind = keyof LoadFigures["bytes"];
const KINDS: Record<string, Kind> = {
  Document: "document",
  Script: "script",
  Image: "image",
  Font: "font",
  Fetch: "data",
};

/** Loads the page afresh, as a phone on slow 4G would, and gives the median of each figure. */
export async function measureLoad(browser: Browser, url: string, rounds: number): Promise<LoadFigures> {
  const loads: LoadFigures[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await loadOnce(browser, url));
  const middle = (read: (load: LoadFigures) => number) => median(loads.map(read));
  return {
    firstPaint: middle((load) => load.firstPaint),
    largestPaint: middle((load) => load.largestPaint),
    blocking: middle((load) => load.blocking),
    shift: middle((load) => load.shift),
    shiftScrolled: middle((load) => load.shiftScrolled),
    bytes: loads.at(-1)?.bytes ?? noBytes(),
  };
}

/** Loads the page twice in a browser that has seen nothing: left alone, then scrolled as soon as something is there. */
export async function loadOnce(browser: Browser, url: string): Promise<LoadFigures> {
  const { paints, bytes } = await visit(browser, url, (page) => page.waitForLoadState("networkidle"));
  const scrolled = await visit(browser, url, scrollAtOnce);
  return { ...paints, shiftScrolled: scrolled.paints.shift, bytes };
}

async function scrollAtOnce(page: Page): Promise<void> {
  // Nobody scrolls what has not been painted; a wheel before it would have the browser lay out, and count, half a page.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.mouse.move(200, 400);
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
  }
}

async function visit(browser: Browser, url: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await watchBytes(session);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: "commit", timeout: 120_000 });
  await page.locator("h1").waitFor();
  await act(page);
  await page.waitForTimeout(1000);
  const paints = await page.evaluate(paintFigures);
  await context.close();
  return { paints, bytes };
}

async function watchBytes(session: CDPSession): Promise<LoadFigures["bytes"]> {
  const bytes = noBytes();
  const kinds = new Map<string, Kind>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => {
    const kind = KINDS[type];
    if (kind) kinds.set(requestId, kind);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
    bytes.total += encodedDataLength;
  });
  return bytes;
}

function noBytes(): LoadFigures["bytes"] {
  return { total: 0, document: 0, script: 0, image: 0, font: 0, data: 0 };
}
