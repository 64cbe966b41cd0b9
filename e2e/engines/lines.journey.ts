import { inEachEngine } from "./each-engine.ts";

/** Of the names in the window's height, how many there are and how many stand outside its width or have no height. */
const NAMES = `(() => {
  const width = document.documentElement.clientWidth;
  const boxes = [...document.querySelectorAll("main li h3")].map((name) => name.getBoundingClientRect());
  const seen = boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
  const wrong = seen.filter(({ left, right, height }) => left < 0 || right > width || height === 0);
  return [seen.length > 0, wrong.length].join();
})()`;

inEachEngine(
  "les joueurs que l’on fait venir à l’écran y tiennent, aussi après un changement de largeur",
  async ({ browser, site, reads }) => {
    await browser.open(`${site}/stream`);
    await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
    for (const width of [1024, 1920, 360]) {
      await browser.resize(width, 900);
      for (const top of [1200, 2400]) {
        await browser.read(`scrollTo(0, ${top})`);
        await reads(`[Math.round(scrollY), ${NAMES}].join()`).toBe(`${top},true,0`);
      }
    }
  },
);
