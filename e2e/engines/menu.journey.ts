import { expect } from "@playwright/test";
import sharp from "sharp";
import { inEachEngine } from "./each-engine.ts";

const HYDRATED = "document.documentElement.hasAttribute('data-hydrated')";
const MENU = `document.querySelector("#menu-principal")`;
const DIALOG = `document.querySelector("dialog[open]")`;

inEachEngine(
  "[H3, F4] sur un téléphone, le menu que l’on ouvre se voit, et le doigt sur « Écrire au staff » ouvre la question",
  async ({ browser, site, reads }) => {
    await browser.resize(360, 740);
    await browser.open(`${site}/arc`);
    await reads(HYDRATED).toBe(true);
    await browser.tap("Menu");
    await reads(`${MENU}.getAnimations().length`).toBe(0);
    const place = await browser.read<DOMRect>(`${MENU}.getBoundingClientRect().toJSON()`);
    const ground = await browser.read<string>(`getComputedStyle(${MENU}).backgroundColor`);
    const drawn = await columnOf(await browser.picture(), place.right - 30, place);
    expect(drawn.filter((colour) => colour === ground).length).toBeGreaterThan(place.height / 2);

    await browser.tap("Fermer");
    await reads(`getComputedStyle(${MENU}).visibility`).toBe("hidden");
    await browser.tap("Écrire au staff");
    await reads(`${DIALOG}?.querySelector("h2").textContent`).toBe("Une question\u00a0?");
  },
);

/** The colours that the window shows from top to bottom there, as CSS writes them. */
async function columnOf(png: Buffer, left: number, { top, height }: DOMRect): Promise<string[]> {
  const place = { left: Math.round(left), top: Math.ceil(top), width: 1, height: Math.floor(height) - 1 };
  const bytes = await sharp(png).extract(place).removeAlpha().raw().toBuffer();
  return Array.from({ length: place.height }, (_, row) => {
    const [red, green, blue] = bytes.subarray(row * 3, row * 3 + 3);
    return `rgb(${red}, ${green}, ${blue})`;
  });
}
