import { chromium, gameChromium } from "./chromium.ts";
import type { Engine } from "./engine-browser.ts";
import { firefox } from "./firefox.ts";
import { webkitgtk } from "./webkitgtk.ts";

export type { EngineBrowser } from "./engine-browser.ts";
export { default as prepareOldChromium } from "./old-chromium/old-chromium.ts";

/** The engines that the site is tried in. */
export const ENGINES: readonly Engine[] = [chromium, gameChromium, firefox, webkitgtk];
