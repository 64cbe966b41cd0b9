import { expect } from "@playwright/test";
import sharp from "sharp";
import type { EngineBrowser } from "./engine-browser.ts";
import { inEachEngine, type Journey } from "./each-engine.ts";

const TITLE = `[...document.querySelectorAll("main li a")].find(({ textContent }) => textContent .startsWith("Silas"))`;

const DRAWN = `void (globalThis.drawn = requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (globalThis.drawn = true)))))`;

inEachEngine(
  "un titre qui tient sous son affiche s’y lit entier, sans « … »",
  async ({ browser, site, reads }) => {
    await browser.open(`${site}/affiche?auteur=L%E2%80%99Encre%20du%20Sh%C3%A9rif`);
    await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
    await reads(`${TITLE} !== undefined && document.fonts.status`).toBe("loaded");
    // Its place is the last once what the address asks for hangs, under the words of the filter.
    await reads("document.querySelector('[data-wall=hung] [data-cards=whole]') !== null").toBe(true);
    await reads("document.querySelector('main header [role=group]') !== null").toBe(true);
    // Two lines of it, as on a small phone.
    await browser.read(`${TITLE}.style.setProperty("width", "9rem")`);
    await reads(`${TITLE}.clientHeight / parseFloat(getComputedStyle(${TITLE}).lineHeight) < 2.5`).toBe(true);
    const kept = await seen(browser, reads);
    await browser.read(`${TITLE}.style.setProperty("-webkit-line-clamp", "none")`);
    const whole = await seen(browser, reads);
    // What is drawn again may be a shade off.
    expect(kept.filter((light, at) => Math.abs(light - (whole[at] ?? 0)) > 80)).toHaveLength(0);
  },
);

/** What the window shows of the title, once its last change is drawn: WebKit shows half of it for a frame. */
async function seen(browser: EngineBrowser, reads: Journey["reads"]): Promise<Buffer> {
  await browser.read(DRAWN);
  await reads("globalThis.drawn").toBe(true);
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
