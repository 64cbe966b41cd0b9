import { expect } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { inEachEngine } from "./each-engine.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920, 2560];
const HYDRATED = "document.documentElement.hasAttribute('data-hydrated')";

/** What is wrong with the titles on the screen: a word on two lines but at its hyphen, hidden by what it stands in, or outside. */
const BAD_TITLES = `(() => {
  const bad = [];
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const width = document.documentElement.clientWidth;
  for (const title of [...document.querySelectorAll("h1, h2, h3")].filter(isSeen)) {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // One pixel wide: words for the ear alone.
      if (text.parentElement.getBoundingClientRect().width <= 1) continue;
      for (const word of text.data.matchAll(/[^\\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) bad.push(word[0] + " est coupé");
        if (boxes.some((box) => box.left < -4 || box.right > width + 1)) bad.push(word[0] + " sort de l’écran");
        for (let around = text.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "visible") continue;
          const { left, right } = around.getBoundingClientRect();
          // One pixel wide: a title for the ear alone.
          if (right - left <= 1) break;
          if (boxes.some((box) => box.left < left - 4 || box.right > right + 1)) bad.push(word[0] + " est caché");
        }
      }
    }
  }
  if (document.documentElement.scrollWidth > width) bad.push("la page déborde");
  return bad;
})()`;

inEachEngine("aucun mot d’un titre n’est coupé, de 320 à 2560 px", async ({ browser, site, reads }) => {
  const open = async (path: string) => {
    await browser.open(site + path);
    await reads(HYDRATED).toBe(true);
    // As on a page led to: all lines are laid out, those far below the screen as well.
    await browser.read("document.documentElement.dataset.moved = ''");
    await browser.read("document.fonts.ready.then(() => true)");
  };
  const expectWholeTitles = async (place: string) => {
    for (const width of WIDTHS) {
      await browser.resize(width, width < 640 ? 740 : 900);
      await expect.poll(() => browser.read(BAD_TITLES), { message: `${place}, ${width} px` }).toEqual([]);
    }
    await browser.resize(1440, 900);
  };
  for (const path of [...PAGES.map((page) => encodeURI(page.path)), "/nulle-part"]) {
    await open(path);
    await expectWholeTitles(path);
  }
  await open("/stream?joueur=kolt_et_demi");
  await reads(`document.querySelector("main article h2")?.textContent`).toBe("KoltEtDemi");
  await expectWholeTitles("une fiche");

  await open("/affiche?q=chat");
  await reads(`document.querySelector("main").innerText.includes("Pas de Chat")`).toBe(true);
  await browser.click("Pas de Chat");
  await reads(`document.querySelector("dialog[open] h2")?.textContent`).toBe("Pas de Chat");
  await expectWholeTitles("une affiche en grand");
  for (const name of ["Mentions légales", "Une question\u00a0? Écrire au staff", "Faire un don"]) {
    await open("/");
    await browser.click(name);
    await reads(`document.querySelector("dialog[open]") !== null`).toBe(true);
    await expectWholeTitles(name);
  }
});
