import { inEachEngine } from "./each-engine.ts";

/** « 9 résultats » stands above the wall: the whole list has come and is searched. */
const COUNTED = `/\\d+ résultats?/.test(document.querySelector("main").innerText)`;
const DIALOG = `document.querySelector("dialog[open]")`;
/** Whole on the screen, over a page that has gone dark. */
const STANDS_WELL = `(() => {
  const { top, bottom } = ${DIALOG}.getBoundingClientRect();
  const dark = getComputedStyle(${DIALOG}, "::backdrop").backgroundColor;
  return top >= 0 && bottom <= innerHeight && !["transparent", "rgba(0, 0, 0, 0)"].includes(dark);
})()`;

inEachEngine(
  "[P5, P6, P7] une affiche trouvée s’ouvre en grand, la suivante aussi, son lien se copie, Retour rend le mur",
  async ({ browser, site, reads }) => {
    await browser.open(`${site}/affiche?q=chat`);
    await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
    await reads(COUNTED).toBe(true);
    await browser.click("Pas de Chat");
    await reads(`${DIALOG}?.querySelector("h2").textContent`).toBe("Pas de Chat");
    await reads(STANDS_WELL).toBe(true);
    await reads(`${DIALOG}.querySelector("img[alt^='Affiche']")?.clientHeight > innerHeight / 2`).toBe(true);
    await browser.click("Suivante");
    await reads(`${DIALOG}.querySelector("h2").textContent`).not.toBe("Pas de Chat");
    // What comes under the button moves it up.
    await reads(`${DIALOG}.querySelector("details[open] img") !== null`).toBe(true);
    await browser.click("Importer en jeu");
    await reads(`${DIALOG}.querySelector("[role=alert]")?.textContent`).toBe(
      "URL copiée dans le presse-papiers !",
    );
    await browser.back();
    await reads(`${DIALOG} === null && location.search`).toBe("?q=chat");
    // What was said lies over the page's foot, and goes by itself.
    await reads(
      "[...document.querySelectorAll('[data-message]')].every(({ textContent }) => textContent === '')",
    ).toBe(true);

    await browser.click("Mentions légales");
    await reads(`${DIALOG} !== null`).toBe(true);
    await reads(STANDS_WELL).toBe(true);
    await browser.click("Fermer");
    await reads(DIALOG).toBe(null);
  },
);
