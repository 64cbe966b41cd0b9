import type { Locator } from "@playwright/test";

/** Writes down on a live region (`data-heard`) what it comes to say from now on, the same words again too. */
export async function noteHeard(region: Locator): Promise<void> {
  await region.evaluate((element) => {
    const heard: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) heard.push(element.textContent);
      element.setAttribute("data-heard", heard.join());
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
}
