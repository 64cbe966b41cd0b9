import { expect } from "@playwright/test";
import sharp from "sharp";
import { inEachEngine } from "./each-engine.ts";

const DIALOG = `document.querySelector("dialog[open]")`;
const SHEET = `${DIALOG}.querySelector("img[alt^='Affiche']")`;

inEachEngine(
  "[P5] sur un téléphone, l’affiche que l’on agrandit est nette",
  async ({ browser, site, reads }) => {
    await browser.resize(360, 740);
    await browser.open(`${site}/affiche?affiche=pas-de-chat`);
    await reads(`${DIALOG} && ${SHEET}?.complete`).toBe(true);
    await browser.click("Agrandir");
    await reads(`${SHEET}.getBoundingClientRect().width / ${SHEET}.offsetWidth`).toBeCloseTo(2.5, 1);
    const [file, place, frame] = await browser.read<[string, DOMRect, DOMRect]>(`[${SHEET}.currentSrc,
      ${SHEET}.getBoundingClientRect(), ${SHEET}.parentElement.parentElement.parentElement.getBoundingClientRect()]
      .map((one) => one.toJSON?.() ?? one)`);
    // The middle of what is seen of it, on the screen and in the file.
    const size = 200;
    const left = Math.round(frame.left + (frame.width - size) / 2);
    const top = Math.round(frame.top + (frame.height - size) / 2);
    const drawn = await sharp(Buffer.from(await (await fetch(file)).arrayBuffer()))
      .resize(Math.round(place.width), Math.round(place.height), { fit: "fill" })
      .extract({
        left: left - Math.round(place.left),
        top: top - Math.round(place.top),
        width: size,
        height: size,
      })
      .greyscale()
      .raw()
      .toBuffer();
    const detail = detailOf(drawn, size);
    const seen = async () =>
      detailOf(
        await sharp(await browser.picture())
          .extract({ left, top, width: size, height: size })
          .greyscale()
          .raw()
          .toBuffer(),
        size,
      );
    await expect.poll(seen).toBeGreaterThan(detail / 2);
  },
);

/** How much neighbours differ, on average: little in a picture that was made larger. */
function detailOf(grey: Buffer, width: number): number {
  const steps = grey.map((light, at) => (at % width === 0 ? 0 : Math.abs(light - (grey[at - 1] ?? 0))));
  return steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length;
}
