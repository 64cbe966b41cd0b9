import { existsSync } from "node:fs";
import { chromium as playwright } from "@playwright/test";
import { installedChromium } from "../chromium-path.ts";
import { type Engine, findByName } from "./engine-browser.ts";
import { OLD_CHROMIUM } from "./old-chromium/old-chromium.ts";

/** Chromium, which Playwright drives. */
export const chromium: Engine = {
  name: "Chromium",
  program: installedChromium(),
  install: "apt-get install chromium",
  launch,
};

/** The oldest Chromium that the site is for: the games' own browsers are at 103. */
export const gameChromium: Engine = {
  name: "Chromium du jeu",
  get program() {
    return existsSync(OLD_CHROMIUM) ? OLD_CHROMIUM : undefined;
  },
  install: "la commande l’installe elle-même, sur un Linux x64 qui atteint le registre npm",
  launch,
};

async function launch(executablePath: string): ReturnType<Engine["launch"]> {
  const browser = await playwright.launch({
    executablePath,
    args: ["--no-sandbox"],
    // Theirs take room from the page, as on a desk and in the game.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Not Playwright's own click: it asks the page things that an old Chromium does not know.
  const click = async (name: string) => {
    const { x, y } = await page
      .evaluate<DOMRect>(`(() => {
      const element = ${findByName(name)};
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      return element.getBoundingClientRect().toJSON();
    })()`)
      .then(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
    await page.mouse.click(x, y);
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    click,
    tap: click,
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
