import { expect } from "@playwright/test";
import sharp from "sharp";
import type { EngineBrowser } from "./engine-browser.ts";
import { inEachEngine } from "./each-engine.ts";

const TITLE = `[...document.querySelectorAll("main li a")].find(({ textContent }) => textContent .startsWith("Silas"))`;

inEachEngine(
  "un titre qui tient sous son affiche s’y lit entier, sans « … »",
  async ({ browser, site, reads }) => {
    await browser.open(`${site}/affiche?auteur=L%E2%80%99Encre%20du%20Sh%C3%A9rif`);
    await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
    await reads(`${TITLE} !== undefined && document.fonts.status`).toBe("loaded");
    // Two lines of it, as on a small phone.
    await browser.read(`${TITLE}.style.setProperty("width", "9rem")`);
    await reads(`${TITLE}.clientHeight / parseFloat(getComputedStyle(${TITLE}).lineHeight) < 2.5`).toBe(true);
    const kept = await seen(browser);
    await browser.read(`${TITLE}.style.setProperty("-webkit-line-clamp", "none")`);
    const whole = await seen(browser);
    // What is drawn again may be a shade off.
    expect(kept.filter((light, at) => Math.abs(light - (whole[at] ?? 0)) > 80)).toHaveLength(0);
  },
);

/** What the window shows of the title. */
async function seen(browser: EngineBrowser): Promise<Buffer> {
  const { left, top, width, height } = await browser.read<DOMRect>(
    `${TITLE}.getBoundingClientRect().toJSON()`,
  );
  const place = {
    left: Math.floor(left),
    top: Math.floor(top),
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
  return sharp(await browser.picture())
    .extract(place)
    .removeAlpha()
    .raw()
    .toBuffer();
}
