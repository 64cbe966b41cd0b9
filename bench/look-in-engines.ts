import { join } from "node:path";
import { PAGES } from "#addresses/pages.ts";
import { type EngineBrowser, ENGINES, prepareOldChromium } from "#e2e/engines/engines.ts";
import { type Shot, writeContactSheet } from "./contact-sheet.ts";

/** A phone and a desk, in CSS pixels. */
const SCREENS = [
  [360, 780],
  [1440, 900],
] as const;
/** Ready: the code runs, nothing is on its way, every face and every picture on the screen is drawn. */
const STILL = `document.documentElement.hasAttribute("data-hydrated") && document.fonts.status === "loaded" &&
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || bottom < 0 || top > innerHeight;
  }) && document.getAnimations().every(({ playState }) => playState !== "running")`;
const PATIENCE = 10_000;

/** What is opened over a page, by the name of the button or link that opens it. */
const OPENED: readonly { path: string; name: string }[] = [
  { path: "/affiche?q=chat", name: "Pas de Chat" },
  { path: "/affiche", name: "Filtrer" },
  { path: "/affiche", name: "Chercher partout" },
  { path: "/", name: "Une question\u00a0? Écrire au staff" },
  { path: "/", name: "Mentions légales" },
];

/** Leaves a contact sheet of all pages, from top to foot, and of what opens over them, for each engine of this machine. */
export async function lookInEngines(site: string, folder: string): Promise<void> {
  await prepareOldChromium();
  for (const engine of ENGINES) {
    const { name, program, install } = engine;
    if (!program) {
      console.log(`${name} n’est pas installé : pas regardé. → ${install}`);
      continue;
    }
    const browser = await engine.launch(program);
    try {
      const rows = [];
      for (const [width, height] of SCREENS) {
        await browser.resize(width, height);
        rows.push(...(await seePages(browser, site)), await seeOpened(browser, site));
      }
      const file = join(folder, `${name.toLowerCase().replaceAll(" ", "-")}.webp`);
      await writeContactSheet(rows, file);
      console.log(file);
    } finally {
      await browser.close();
    }
  }
}

/** A row of the tops of the pages, one of what stands lower, one of their feet. */
async function seePages(browser: EngineBrowser, site: string): Promise<Shot[][]> {
  const rows: [Shot[], Shot[], Shot[]] = [[], [], []];
  for (const path of [...PAGES.map((page) => encodeURI(page.path)), "/nulle-part"]) {
    await browser.open(site + path);
    for (const [row, place] of ["0", "innerHeight * 1.5", "1e6"].entries()) {
      await browser.read(`(scrollTo(0, ${place}), true)`);
      rows[row]?.push(await see(browser, decodeURI(path)));
    }
  }
  return rows;
}

async function seeOpened(browser: EngineBrowser, site: string): Promise<Shot[]> {
  const shots = [];
  for (const { path, name } of OPENED) {
    await browser.open(site + path);
    await still(browser);
    await browser.click(name);
    shots.push(await see(browser, name));
  }
  return shots;
}

async function see(browser: EngineBrowser, words: string): Promise<Shot> {
  const calm = await still(browser);
  return { words: calm ? words : `${words} (pas encore en place)`, picture: await browser.picture() };
}

/** Waits until nothing moves, twice in a row; @returns whether that came. */
async function still(browser: EngineBrowser): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  let calm = 0;
  while (calm < 2 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    calm = (await browser.read<boolean>(STILL)) ? calm + 1 : 0;
  }
  return calm === 2;
}
