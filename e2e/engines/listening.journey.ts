import { expect } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { inEachEngine, type Journey } from "./each-engine.ts";

const MEDIA = `document.querySelector("section[aria-label='Lecteur de musique'] video")`;

inEachEngine(
  "un clic lance un fichier du site, le son passe les sept pages et le retour, pause, suivante, arrêt",
  listen,
);

async function listen({ browser, site, reads }: Journey): Promise<void> {
  const clock = () => browser.read<number>(`${MEDIA}.currentTime`);
  const title = `document.querySelector("section[aria-label='Lecteur de musique'] p").textContent`;
  let heard = 0;
  /** The same element sounds on, further than when it was last looked at. */
  const soundsOn = async () => {
    await expect.poll(clock).toBeGreaterThan(heard);
    heard = await clock();
  };

  await browser.open(`${site}/musique`);
  await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
  await browser.click("Le dernier bus pour Mirador");
  await reads(`${MEDIA}?.paused`).toBe(false);
  await soundsOn();
  await browser.read(`${MEDIA}.dataset.seen = "same"`);

  const isAt = async (path: string) => {
    await reads("decodeURIComponent(location.pathname).normalize()").toBe(path);
    await soundsOn();
  };
  for (const { path, label } of PAGES) {
    await browser.click(label);
    await isAt(path);
  }
  for (const { path } of PAGES.slice(0, -1).toReversed()) {
    await browser.back();
    await isAt(path);
  }
  await reads(`${MEDIA}.dataset.seen`).toBe("same");

  await browser.click("Pause");
  await reads(`${MEDIA}.paused`).toBe(true);
  await browser.click("Piste suivante");
  await reads(title).toBe("Onze places");
  heard = 0;
  await soundsOn();
  await browser.click("Arrêter");
  await reads(`${MEDIA}.hasAttribute("src")`).toBe(false);
  await reads(
    `document.querySelector("section[aria-label='Lecteur de musique']").getClientRects().length > 0`,
  ).toBe(false);
}
