import { expect, type Page } from "@playwright/test";

/** The mini player. */
export const player = (page: Page) => page.getByRole("region", { name: "Lecteur de musique" });
/** The one media element, in sight or not. */
export const media = (page: Page) => player(page).locator("video");
/** The row of a track on the music page. */
export const track = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").getByRole("button", { name: title }).first();
/** Seconds that the one media element has played. */
export const clock = (page: Page) => media(page).evaluate((video: HTMLVideoElement) => video.currentTime);
/** Whether the pane and the whole menu show. */
export const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** Waits until the clock of the one media element goes on. */
export async function hears(page: Page): Promise<void> {
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  const before = await clock(page);
  await expect.poll(() => clock(page)).toBeGreaterThan(before);
}
