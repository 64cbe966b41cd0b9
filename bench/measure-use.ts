import type { Browser, CDPSession, Page } from "@playwright/test";
import { median, type UseFigures } from "./figures.ts";
import { PHONE } from "./phone.ts";
import { scrollAll, watchList, watchModal, watchPictures } from "./in-page-use.ts";

/** A gallery as a visitor's eyes find it: its posters, and what a click on one opens. */
export interface Gallery {
  thumbs: string;
  modal: string;
  /** What says that its code has come, where a quiet network does not: ours waits for the first pictures. */
  ready?: string;
}
export const OURS: Gallery = {
  thumbs: 'main ul[aria-label] li a[href*="affiche="]',
  modal: "dialog[open]",
  ready: "html[data-hydrated]",
};
/** What is typed, and erased. */
export const WORD = "les";

/** Types, opens and scrolls as one does on a phone under 4× CPU, and gives the median of each figure. */
export async function measureUse(browser: Browser, url: string, rounds: number): Promise<UseFigures> {
  const uses: UseFigures[] = [];
  for (let round = 0; round < rounds; round++) uses.push(await visitOnce(browser, url, OURS));
  const middle = (read: (use: UseFigures) => number) => median(uses.map(read));
  return {
    keyToPaint: middle((use) => use.keyToPaint),
    keyToResults: middle((use) => use.keyToResults),
    keyToResultsWorst: middle((use) => use.keyToResultsWorst),
    clickToModal: middle((use) => use.clickToModal),
    clickToPicture: middle((use) => use.clickToPicture),
    dropped: middle((use) => use.dropped),
    missing: middle((use) => use.missing),
    nodes: middle((use) => use.nodes),
    heap: middle((use) => use.heap),
    images: middle((use) => use.images),
  };
}

/** One visitor for the search, one for a click, two for a scroll, each in a browser that has seen nothing yet. */
export async function visitOnce(browser: Browser, url: string, gallery: Gallery): Promise<UseFigures> {
  const keys = await visit(browser, url, gallery, typeAndErase);
  const open = await visit(browser, url, gallery, openOne);
  const scroll = await visit(browser, url, gallery, scrollThrough);
  const thrown = await visit(browser, url, gallery, throwPage);
  return { ...keys, ...open, ...scroll, ...thrown };
}

type Act<T> = (page: Page, gallery: Gallery, session: CDPSession, images: () => number) => Promise<T>;

async function visit<T>(browser: Browser, url: string, gallery: Gallery, act: Act<T>): Promise<T> {
  let images = 0;
  const page = await openPhone(browser, url, gallery, async (opened) => {
    const kinds = new Set<string>();
    await opened.send("Network.enable");
    opened.on("Network.responseReceived", ({ requestId, type }) => type === "Image" && kinds.add(requestId));
    opened.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (kinds.has(requestId)) images += encodedDataLength;
    });
    await opened.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  });
  const session = await page.context().newCDPSession(page);
  try {
    return await act(page, gallery, session, () => images);
  } finally {
    await page.context().close();
  }
}

/**
 * A gallery on a phone that has never been there, its first pictures and its code come.
 * @param prepare what is done to the page before anything is asked for
 */
export async function openPhone(
  browser: Browser,
  url: string,
  gallery: Gallery,
  prepare?: (session: CDPSession) => Promise<void>,
): Promise<Page> {
  // Without the service worker, whose answers would not count as received.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  await prepare?.(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  await page.locator(gallery.thumbs).first().waitFor();
  if (gallery.ready !== undefined) await page.locator(gallery.ready).waitFor();
  return page;
}

async function typeAndErase(page: Page, { thumbs }: Gallery) {
  await page.locator("main input[type=search]").focus();
  const keys = [...WORD, ...Array.from(WORD, () => "Backspace")];
  const [paints, results]: [number[], number[]] = [[], []];
  for (const key of keys) {
    await page.evaluate(watchList, ["keydown", thumbs] as [string, string]);
    await page.keyboard.press(key);
    const { paint, effect } = await page.evaluate(() => window.benchDelays);
    paints.push(paint);
    if (effect !== undefined) results.push(effect);
    await page.waitForTimeout(300);
  }
  return {
    keyToPaint: median(paints),
    keyToResults: median(results),
    keyToResultsWorst: Math.max(...results),
  };
}

async function openOne(page: Page, { thumbs, modal }: Gallery) {
  await page.evaluate(watchModal, modal);
  await page.locator(thumbs).nth(1).click();
  const { paint, effect } = await page.evaluate(() => window.benchDelays);
  return { clickToModal: paint, clickToPicture: effect ?? Number.NaN };
}

async function scrollThrough(page: Page, _gallery: Gallery, session: CDPSession, images: () => number) {
  const dropped = await page.evaluate(scrollAll);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return { dropped, nodes, heap: usedSize / 1e6, images: images() / 1e6 };
}

/** As a finger that throws the page: the browser scrolls by itself, whatever the page does. Five thousand pixels a second. */
async function throwPage(page: Page, _gallery: Gallery, session: CDPSession) {
  const gesture = { x: 200, y: 600, yDistance: -17_500, speed: 5000 } as const;
  await page.evaluate(watchPictures);
  // The wheel's: the phone's own is not given to a browser without a window.
  await session.send("Input.synthesizeScrollGesture", { ...gesture, gestureSourceType: "mouse" });
  const moving = await page.evaluate(() => window.benchPictures());
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchPictures);
  await page.waitForTimeout(500);
  const still = await page.evaluate(() => window.benchPictures());
  const mean = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { missing: Math.max(0, 1 - mean(moving) / mean(still)) };
}
