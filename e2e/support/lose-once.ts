import type { Page } from "@playwright/test";

/** Loses each of these files on its way, once; gives how often each has been asked for so far, by its address. */
export async function loseOnce(page: Page, files: RegExp): Promise<ReadonlyMap<string, number>> {
  const asked = new Map<string, number>();
  await page.route(files, async (route) => {
    const url = route.request().url();
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    await (times === 1 ? route.abort("connectionfailed") : route.continue());
  });
  return asked;
}
