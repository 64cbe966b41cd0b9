import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The Chromium of this machine: CHROMIUM_PATH, the system's, else Playwright's own; undefined when there is none. */
export function installedChromium(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], ...SYSTEM, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** Debian's Chromium without its window and all that goes with one: the same engine. */
const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * The Chromium that journeys drive: CHROMIUM_PATH, else the shell where there is one, which costs a quarter less of the
 * processor, else any other; undefined when there is none.
 */
export function journeysChromium(): string | undefined {
  return !process.env["CHROMIUM_PATH"] && existsSync(SHELL) ? SHELL : installedChromium();
}

/** The Chromium that measures drive, with all that it has. Throws in French when there is none. */
export function chromiumPath(): string {
  return neededChromium(installedChromium());
}

/** This path; throws in French, with what to do, when there is none. */
export function neededChromium(path: string | undefined): string {
  if (path === undefined)
    throw new Error(
      "Aucun Chromium trouvé. → « apt-get install chromium », ou donnez son chemin dans CHROMIUM_PATH.",
    );
  return path;
}
