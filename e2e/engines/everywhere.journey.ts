import { inEachEngine } from "./each-engine.ts";

const FIELD = `document.querySelector("dialog[open] [role=combobox]")`;
/** Types as a hand would, for the page: the browser's own way, then the event that tells of it. */
const typed = (text: string) => `(() => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(${FIELD}, ${JSON.stringify(text)});
  ${FIELD}.dispatchEvent(new InputEvent("input", { bubbles: true }));
})()`;

inEachEngine(
  "la loupe, un mot : l’affiche que l’on a vue s’ouvre, « Vues récemment » s’en souvient",
  async ({ browser, site, reads }) => {
    await browser.open(`${site}/arc`);
    await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
    await browser.click("Chercher partout");
    await reads(`document.activeElement === ${FIELD} && ${FIELD} !== null`).toBe(true);
    await browser.read(typed("hibou"));
    await reads(`document.querySelector("dialog[open] [role=option]")?.textContent`).toContain("On y voit");
    // The words that were asked for are marked, by a line as high as they are.
    await reads(`getComputedStyle(document.querySelector("dialog[open] mark")).textDecorationLine`).toBe(
      "underline",
    );
    // A click goes to what stands still.
    await reads(`document.querySelector("dialog[open]").getAnimations({ subtree: true }).length`).toBe(0);
    await browser.click("La Nuit des portes");
    await reads(`document.querySelector("dialog[open] h2")?.textContent`).toBe("La Nuit des portes");
    await reads("location.pathname + location.search").toBe("/affiche?affiche=nuit-des-portes");
    await browser.click("Fermer");
    await reads(`document.querySelector("dialog[open]")`).toBe(null);
    await browser.click("Vues récemment");
    await reads(`document.querySelector("section button[title^='Affiche']")?.title`).toBe(
      "Affiche : La Nuit des portes",
    );
  },
);
