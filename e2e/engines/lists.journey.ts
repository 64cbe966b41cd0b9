import { inEachEngine } from "./each-engine.ts";

/** What starts an item of a list lower than where the item starts: a line for its mark, which is empty, stands above it. */
const LOWERED = `[...document.querySelectorAll("li > :first-child")].flatMap((first) => {
  const item = first.parentElement;
  const style = getComputedStyle(item);
  if (style.display !== "list-item" || item.firstChild !== first || first.getClientRects().length === 0) return [];
  const start = item.getBoundingClientRect().top + parseFloat(style.paddingTop) + parseFloat(style.borderTopWidth);
  const gap = first.getBoundingClientRect().top - start - parseFloat(getComputedStyle(first).marginTop);
  return gap > 4 ? [item.parentElement.className + " : " + Math.round(gap) + " px"] : [];
})`;

inEachEngine(
  "dans une liste, portraits et affiches commencent là où commence leur place, et le nom où mène un lien est souligné",
  async ({ browser, site, reads }) => {
    for (const path of ["/", "/arc", "/stream?joueur=kolt_et_demi", "/affiche?affiche=nuit-des-portes"]) {
      await browser.open(site + path);
      await reads("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
      // As on a page led to: all is laid out, what is far below the screen as well.
      await browser.read("document.documentElement.dataset.moved = ''");
      if (path.startsWith("/affiche"))
        await reads(`document.querySelector("dialog li img") !== null`).toBe(true);
      if (path.startsWith("/stream"))
        await reads(`document.querySelector("main article h2") !== null`).toBe(true);
      await reads(`[${JSON.stringify(path)}, ...${LOWERED}].join()`).toBe(path);
    }
    // Without the code, an author's link leads into a list: the name that it leads to is underlined.
    await browser.open(`${site}/affiches.xhtml`);
    await browser.read("location.hash = [...document.querySelectorAll('[id]')].at(-1).id");
    await reads(`getComputedStyle(document.querySelector(":target")).textDecorationLine`).toBe("underline");
  },
);
