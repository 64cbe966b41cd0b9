import { chromium as playwright } from "@playwright/test";
import { chromiumPath } from "../chromium-path.ts";
import { type Engine, findByName } from "./engine-browser.ts";

/** Chromium, which Playwright drives. */
export const chromium: Engine = {
  name: "Chromium",
  program: await chromiumPath().catch(() => undefined),
  install: "apt-get install chromium",
  async launch(executablePath) {
    const browser = await playwright.launch({ executablePath, args: ["--no-sandbox"] });
    const page = await browser.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      read: (expression) => page.evaluate(expression),
      click: async (name) => {
        const element = await page.evaluateHandle<HTMLElement>(findByName(name));
        await element.click();
      },
      back: async () => void (await page.goBack()),
      close: () => browser.close(),
    };
  },
};
